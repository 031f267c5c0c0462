/// One event of a stream that a server sends.
public struct ServerSentEvent: Hashable, Sendable {
  /// The number with which the stream goes on after it, where it says one.
  public var id: String?
  /// What it is.
  public var name: String
  /// What is in it.
  public var data: String

  /// Creates an event.
  public init(id: String? = nil, name: String, data: String) {
    self.id = id
    self.name = name
    self.data = data
  }
}
