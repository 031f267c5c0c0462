/// What an import brought.
public struct EventImport: Hashable, Sendable {
  /// Events that were new.
  public var taken = 0
  /// Events that were there already.
  public var known = 0

  /// Creates a count.
  public init(taken: Int = 0, known: Int = 0) {
    self.taken = taken
    self.known = known
  }
}

/// Why an export was not taken back in; nothing of it was.
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
