public import Formats

/// The sound of a voice note, as it travels in an export.
public struct NoteSound: Hashable, Sendable {
  /// The sounds that a browser records or plays.
  public static let types = ["audio/webm", "audio/mp4", "audio/ogg", "audio/wav", "audio/mpeg"]
  /// The most bytes: 30 s at 64 kbit/s, and their container.
  public static let longest = 256_000

  /// What kind of sound it is, one of ``types``.
  public var type: String

  /// Its bytes.
  public var bytes: [UInt8]

  /// Creates a sound.
  public init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }

  /// Whether a text can name a sound: 32 lower-case hexadecimal digits.
  public static func canName(_ id: String) -> Bool {
    id.utf8.count == 32
      && id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether it is one that can be kept under a name.
  public func canBeKept(as name: String) -> Bool {
    Self.canName(name) && Self.types.contains(type) && (1...Self.longest).contains(bytes.count)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", type)
      json.field("base64", Base64.text(of: bytes))
    }
  }

  /// Reads the sound of a note of an export, if that has one.
  public init?(of note: JSON) throws(ShapeError) {
    let fields = try Fields(note)
    guard let sound = try fields.fields(ifPresent: "sound") else { return nil }
    guard Self.canName(try fields.string("file")) else {
      throw fields.error("file", nil, "32 hexadecimal digits, which name a sound")
    }
    let type = try sound.string("type")
    guard Self.types.contains(type) else {
      throw ShapeError(
        path: "sound.type",
        found: "\"\(type.prefix(40))\"",
        expected: "one of \(Self.types.joined(separator: ", "))"
      )
    }
    guard let bytes = Base64.bytes(of: try sound.string("base64")), !bytes.isEmpty else {
      throw sound.error("base64", nil, "the letters of RFC 4648, section 4, with padding")
    }
    guard bytes.count <= Self.longest else {
      throw ShapeError(
        path: "sound.base64",
        found: "\(bytes.count) bytes",
        expected: "at most \(Self.longest)"
      )
    }
    self.init(type: type, bytes: bytes)
  }
}
