public import Storage

/// Why the record gives no answer.
public enum RecordError: Error, Hashable, Sendable {
  /// There is no such thing.
  case missing(String)
  /// It cannot be done as things are.
  case conflict(String)
  /// What was asked makes no sense; of lines the one that is wrong.
  case refused(String, line: Int? = nil)
  /// Only a running server can do this.
  case needsServer
  /// What is kept cannot be read or written.
  case storage(StorageError)
  /// The server failed, or cannot be reached any more.
  case server(String)
  /// The server's answer is something else than was expected.
  case unreadable(String)
}

extension RecordError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .missing(let reason), .conflict(let reason), .refused(let reason, _),
      .server(let reason):
      reason
    case .needsServer: "start a server with 'pacesetter serve'; none is running on this folder"
    case .storage(let error): error.description
    case .unreadable(let reason): "the server's answer cannot be read: \(reason)"
    }
  }
}
