/// Why what another process has read cannot be kept.
public enum ReadingFault: Error, Hashable, Sendable {
  /// It says what cannot be understood.
  case garbled(String)
}

extension ReadingFault: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .garbled(let reason): "what was read of it cannot be kept: \(reason)"
    }
  }
}
