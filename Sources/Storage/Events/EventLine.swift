import Formats

/// One event as it travels and as it is kept: its bytes, and what the envelope says.
///
/// `Documentation/Link.md` describes the line. What the payload means is nobody's affair here.
public struct EventLine: Hashable, Sendable {
  /// The most bytes that a line may have, without its line feed.
  public static let longest = 64 * 1024

  /// Who wrote it: 16 hexadecimal digits.
  public let device: String
  /// Its number among all events of the device, from 1.
  public let seq: Int64
  /// The session that it belongs to, if it does.
  public let session: String?
  /// Milliseconds since the session began.
  public let at: Int64
  /// The wall clock, in milliseconds since 1970.
  public let wall: Int64
  /// Minutes east of UTC.
  public let offset: Int64
  /// The line as it came, without its line feed.
  public let bytes: [UInt8]

  /// Reads a line without its line feed.
  public init(_ line: some Sequence<UInt8>) throws(EventLineError) {
    bytes = Array(line)
    guard bytes.count <= Self.longest else { throw .tooLong(bytes.count) }
    guard Self.isWhole(bytes) else { throw .checksum }
    let json: JSON
    do { json = try JSON.parse(Array(bytes.dropFirst(9))) } catch {
      throw .malformed(error.description)
    }
    guard case .object = json else { throw .malformed("\(json.kind) where an object is expected") }
    let name = json["device"]?.string
    guard let name, name.utf8.count == 16, name.utf8.allSatisfy(Self.isHexadecimal) else {
      throw .member("device", expected: "16 lower-case hexadecimal digits")
    }
    device = name
    seq = try Self.number(json, "seq", in: 1...Self.greatest)
    session = try Self.session(json["session"])
    let type = json["type"]?.string?.utf8
    guard let type, (1...40).contains(type.count), type.allSatisfy(Self.isOfType) else {
      throw .member("type", expected: "1 to 40 letters, digits, '.', '-' or '_'")
    }
    at = try Self.number(json, "at", in: 0...10_000_000_000)
    wall = try Self.number(json, "wall", in: 0...Self.greatest)
    offset = try Self.number(json, "offset", in: -1080...1080)
    guard json["payload"] != nil else {
      throw .member("payload", expected: "a value, perhaps null")
    }
  }

  /// The line of an envelope, as its sender makes it.
  public static func sealed(_ json: [UInt8]) -> [UInt8] {
    hexadecimal(CRC32C.checksum(of: json)) + [UInt8(ascii: " ")] + json
  }

  /// Whether a line begins with the checksum of the rest.
  public static func isWhole(_ line: [UInt8]) -> Bool {
    guard line.count > 9, line[8] == UInt8(ascii: " ") else { return false }
    let checksum = CRC32C.checksum(of: Array(line[9...]))
    return line[..<8].elementsEqual(hexadecimal(checksum))
  }

  /// Whether a text can name a session.
  public static func canName(session: some StringProtocol) -> Bool {
    (1...64).contains(session.utf8.count)
      && session.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// Whether a text can name a device.
  public static func canName(device: some StringProtocol) -> Bool {
    device.utf8.count == 16 && device.utf8.allSatisfy(isHexadecimal)
  }

  private static let greatest: Int64 = 1 << 53 - 1

  private static func session(_ json: JSON?) throws(EventLineError) -> String? {
    if let json, json.isNull { return nil }
    guard let name = json?.string, canName(session: name) else {
      throw .member("session", expected: "null, or 1 to 64 of a-z, 0-9 and '-'")
    }
    return name
  }

  private static func number(
    _ json: JSON,
    _ name: String,
    in range: ClosedRange<Int64>
  ) throws(EventLineError) -> Int64 {
    guard let number = json[name]?.integer, range.contains(number) else {
      throw .member(name, expected: "a whole number, \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func hexadecimal(_ value: UInt32) -> [UInt8] {
    (0..<8).map { place in
      let digit = UInt8((value >> UInt32(28 - place * 4)) & 0xF)
      return digit < 10 ? 0x30 + digit : 0x41 + digit - 10
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func isOfType(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || [0x2D, 0x2E, 0x5F].contains(byte)
  }
}

/// Why a line is no event.
public enum EventLineError: Error, Hashable, Sendable {
  case tooLong(Int)
  case checksum
  case malformed(String)
  case member(String, expected: String)
}

extension EventLineError: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .tooLong(let count): "\(count) bytes, expected at most \(EventLine.longest)"
    case .checksum: "the line does not match its checksum"
    case .malformed(let reason): "the line is no JSON object: \(reason)"
    case .member(let name, let expected): "\"\(name)\" is missing or wrong, expected \(expected)"
    }
  }
}
