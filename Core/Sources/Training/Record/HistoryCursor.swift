/// A place in the list of everything that was done, newest first.
public struct HistoryCursor: Hashable, Sendable {
  /// When the entry before it began, in milliseconds since 1970.
  public let started: Int64
  /// The name of that entry.
  public let id: String

  /// Names a place.
  public init(started: Int64, id: String) {
    self.started = started
    self.id = id
  }

  /// Reads a cursor that was given out before.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard parts.count == 2, let started = Int64(String(decoding: Array(parts[0]), as: UTF8.self))
    else { return nil }
    self.init(started: started, id: String(decoding: Array(parts[1]), as: UTF8.self))
  }

  /// The cursor as a text for a query.
  public var text: String { "\(started).\(id)" }
}
