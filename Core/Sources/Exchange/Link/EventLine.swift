import Formats

/// One event as it travels and as it is kept: what it says, and the bytes that say it.
///
/// A line is made once, where the event happens. Whoever passes it on passes on these bytes, even where
/// they were written by another version that writes the same event differently.
/// ```swift
/// let line = try EventLine(bytes)
/// disk.append(line.bytes + [0x0A])
/// if line.event.isMessage { show(line.event) }
/// ```
public struct EventLine: Hashable, Sendable {
  /// What the line says.
  public let event: LinkEvent

  /// The line without its line feed.
  public let bytes: [UInt8]

  /// Reads a line without its line feed.
  public init(_ line: some Sequence<UInt8>) throws(LinkEventError) {
    bytes = Array(line)
    event = try LinkEvent(line: bytes)
  }

  /// Writes the line of an event that has just happened.
  public init(_ event: LinkEvent) {
    self.event = event
    bytes = event.line
  }

  /// The line of an envelope, as its sender makes it: its checksum, a space, its JSON.
  public static func sealed(_ json: [UInt8]) -> [UInt8] {
    Journal.hexadecimal(CRC32C.checksum(of: json)) + [UInt8(ascii: " ")] + json
  }

  /// Whether a line begins with the checksum of the rest.
  public static func isWhole(_ line: [UInt8]) -> Bool {
    guard line.count > 9, line[8] == UInt8(ascii: " ") else { return false }
    return line[..<8].elementsEqual(Journal.hexadecimal(CRC32C.checksum(of: Array(line[9...]))))
  }

  /// The line as text, for a page or a request's body.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Equal bytes are equal lines.
  public static func == (left: EventLine, right: EventLine) -> Bool { left.bytes == right.bytes }

  /// Equal lines are equal events.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
