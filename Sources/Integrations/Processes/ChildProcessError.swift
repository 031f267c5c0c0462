/// Why another program did not do its work.
public enum ChildProcessError: Error, Hashable, Sendable {
  case notFound(String)
  case didNotStart(String, reason: String)
  case timedOut(String, after: Duration)
  case cancelled(String)
  case failed(String, status: Int32, saying: String)
}

extension ChildProcessError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .notFound(let program): "install \(program), or add it to PATH; it was not found"
    case .didNotStart(let program, let reason): "\(program) did not start: \(reason)"
    case .timedOut(let program, let limit):
      "\(program) did not finish within \(limit.components.seconds) seconds and was stopped"
    case .cancelled(let program): "\(program) was stopped because its result is no longer needed"
    case .failed(let program, let status, ""): "\(program) failed with exit status \(status)"
    case .failed(let program, let status, let saying):
      "\(program) failed with exit status \(status): \(saying)"
    }
  }
}
