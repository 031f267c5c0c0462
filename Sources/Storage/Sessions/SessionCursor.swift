/// A place in the list of sessions, newest first.
public struct SessionCursor: Hashable, Sendable, LosslessStringConvertible {
  let began: Int64
  let id: Int64

  init(began: Int64, id: Int64) {
    self.began = began
    self.id = id
  }

  /// Reads a cursor that was given out before.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let began = Int64(parts[0]), let id = Int64(parts[1]) else {
      return nil
    }
    self.init(began: began, id: id)
  }

  /// The cursor as a text for a query.
  public var description: String { "\(began)-\(id)" }
}
