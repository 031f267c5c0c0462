/// A place in the list, newest first.
public struct HistoryCursor: Hashable, Sendable, LosslessStringConvertible {
  let started: Int64
  let id: String

  init(started: Int64, id: String) {
    self.started = started
    self.id = id
  }

  /// Reads a cursor that was given out before.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let started = Int64(parts[0]) else { return nil }
    self.init(started: started, id: String(parts[1]))
  }

  /// The cursor as a text for a query.
  public var description: String { "\(started).\(id)" }
}
