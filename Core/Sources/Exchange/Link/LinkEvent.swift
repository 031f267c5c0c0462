public import Coaching
public import Formats
public import Training

/// One event of a device as it travels and as it is kept: an envelope and what is in it.
///
/// `Documentation/Link.md` describes the line. A line is made once, where the event happens, and is never
/// changed: whoever passes it on passes on its bytes.
public struct LinkEvent: Equatable, Sendable {
  /// Who wrote it: 16 lower-case hexadecimal digits.
  public var device: String

  /// Its number among all events of the device, from 1 without a gap.
  public var number: Int64

  /// The session that it belongs to, if it does.
  public var session: String?

  /// What it is.
  public var type: String

  /// Milliseconds since the session began.
  public var at: Int64

  /// When it happened by the wall clock of its place; that of UTC where nobody knows the offset.
  public var time: LocalTime

  /// What is in it.
  public var payload: JSON {
    get { said.tree }
    set { said = .tree(newValue) }
  }

  private var said: EventPayload

  /// Creates an event.
  public init(
    device: String,
    number: Int64,
    session: String?,
    type: String,
    at: Int64 = 0,
    time: LocalTime,
    payload: JSON = .object([])
  ) {
    self.device = device
    self.number = number
    self.session = session
    self.type = type
    self.at = at
    self.time = time
    said = .tree(payload)
  }

  /// Creates an event with what is in it as a closure writes it, which nobody reads back unless asked.
  public init(
    device: String,
    number: Int64,
    session: String?,
    type: String,
    at: Int64,
    time: LocalTime,
    payload write: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    write(&json)
    self.init(
      device: device,
      number: number,
      session: session,
      type: type,
      at: at,
      time: time
    )
    said = .written(json.bytes)
  }

  /// The longest line, in bytes without its line feed.
  public static let longestLine = 64 * 1024

  /// The line of the event: its checksum, a space, its JSON; without a line feed.
  public var line: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("device", device)
      json.field("seq", number)
      json.key("session")
      if let session { json.value(session) } else { json.null() }
      json.field("type", type)
      json.field("at", at)
      json.field("wall", time.instant.millisecondsSince1970)
      json.field("offset", (time.offset ?? .zero).minutes)
      json.key("payload")
      said.write(to: &json)
    }
    return EventLine.sealed(json.bytes)
  }

  /// Reads a line, with or without its line feed, or says what is wrong with it.
  public init(line: [UInt8]) throws(LinkEventError) {
    var line = line
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    guard line.count <= Self.longestLine else { throw .tooLong(line.count) }
    guard EventLine.isWhole(line) else { throw .checksum }
    let json: JSON
    do { json = try JSON.parse(Array(line[9...])) } catch { throw .malformed(error.description) }
    do {
      try self.init(Fields(json), json)
    } catch {
      throw .malformed(error.description)
    }
  }

  private init(_ fields: Fields, _ json: JSON) throws(ShapeError) {
    device = try fields.string("device")
    guard Self.canName(device: device) else {
      throw fields.error("device", fields["device"], "16 lower-case hexadecimal digits")
    }
    number = try Self.whole(fields, "seq", 1...Self.greatest)
    session = try fields.string(ifPresent: "session")
    let isNamed = session.map { Self.canName(session: $0) } ?? (json["session"] != nil)
    guard isNamed else {
      throw fields.error("session", fields["session"], "null, or 1 to 64 of a-z, 0-9 and '-'")
    }
    type = try fields.string("type")
    guard (1...40).contains(type.utf8.count), type.utf8.allSatisfy(Self.isOfType) else {
      throw fields.error("type", fields["type"], "1 to 40 letters, digits, '.', '-' or '_'")
    }
    at = try Self.whole(fields, "at", 0...10_000_000_000)
    let wall = try Self.whole(fields, "wall", 0...Self.greatest)
    let offsets = Int64(UTCOffset.range.lowerBound)...Int64(UTCOffset.range.upperBound)
    time = LocalTime(
      Instant(millisecondsSince1970: Double(wall)),
      offset: UTCOffset(clamping: try Self.whole(fields, "offset", offsets))
    )
    guard let payload = json["payload"] else {
      throw fields.error("payload", nil, "a value, perhaps null")
    }
    said = .tree(payload)
  }

  /// Whether a text can name a device.
  public static func canName(device: some StringProtocol) -> Bool {
    device.utf8.count == 16
      && device.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether a text can name a session.
  public static func canName(session: some StringProtocol) -> Bool {
    (1...64).contains(session.utf8.count)
      && session.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
  }

  private static let greatest: Int64 = (1 << 53) - 1

  private static func whole(
    _ fields: Fields,
    _ key: String,
    _ range: ClosedRange<Int64>
  ) throws(ShapeError) -> Int64 {
    guard let number = fields[key]?.integer, range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw fields.error(key, fields[key], expected)
    }
    return number
  }

  private static func isOfType(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }
}

extension LinkEvent {
  /// Creates the event of a message, as another device hears it.
  public init(
    _ message: LinkMessage,
    device: String,
    number: Int64,
    session: String,
    at: Int64 = 0,
    time: LocalTime
  ) {
    self.init(
      device: device,
      number: number,
      session: session,
      type: message.type,
      at: at,
      time: time,
      payload: message.payload
    )
  }

  /// The message, where it is one; what is malformed is none, and is kept all the same.
  public var message: LinkMessage? {
    // A newer device may send what this one cannot read.
    guard let message = try? LinkMessage(type: type, payload: payload) else { return nil }
    return message
  }
}
