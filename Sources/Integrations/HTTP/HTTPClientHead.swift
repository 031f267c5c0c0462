/// What comes before the body of an answer.
public struct HTTPClientHead: Hashable, Sendable {
  /// The status.
  public let status: Int
  /// The headers, their names in lower case; of several with one name the last.
  public let headers: [String: String]
}
