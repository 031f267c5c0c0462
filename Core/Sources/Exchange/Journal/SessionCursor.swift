/// A place in the list of sessions, newest first.
public struct SessionCursor: Hashable, Sendable {
  /// When the session before it began, in milliseconds since 1970.
  public let began: Int64
  /// The number of that session where it is kept.
  public let id: Int64

  /// Names a place.
  public init(began: Int64, id: Int64) {
    self.began = began
    self.id = id
  }

  /// Reads a cursor that was given out before.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Int64(String(decoding: Array($0), as: UTF8.self)) }
    guard parts.count == 2, let began = parts[0], let id = parts[1] else { return nil }
    self.init(began: began, id: id)
  }

  /// The cursor as a text for a query.
  public var text: String { "\(began)-\(id)" }
}
