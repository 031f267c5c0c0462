/// Why an export was not imported; nothing of it was.
public enum EventImportError: Error, Hashable, Sendable {
  case line(Int, reason: String)
  case storage(StorageError)
}

extension EventImportError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .line(let line, let reason): "line \(line): \(reason)"
    case .storage(let error): error.description
    }
  }
}
