/// A part of the events of a session.
public struct SessionPart: Hashable, Sendable {
  /// The lines that are whole, in order.
  public let lines: [[UInt8]]
  /// Where to read on; the same as the beginning where there is nothing more.
  public let next: Int64
  /// The places of lines that were damaged on disk, and are left out.
  public let damaged: [Int64]

  /// The lines as they travel, each with its line feed.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
