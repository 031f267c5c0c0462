/// Why a Redis has not answered.
public enum RedisError: Error, Hashable, Sendable {
  /// Nobody answers there in time.
  case unreachable(String)
  /// It does not do what was asked.
  case refused(String)
}

extension RedisError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unreachable(let place): "nobody answers at \(place)"
    case .refused(let reason): "Redis refuses: \(reason.prefix(200))"
    }
  }
}
