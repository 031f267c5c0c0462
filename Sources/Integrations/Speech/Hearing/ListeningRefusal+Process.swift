import Screens

extension ListeningRefusal {
  /// What the failure of a program means for a note.
  init(_ error: ChildProcessError) {
    switch error {
    case .notFound(let program): self = .noProgram(program)
    case .timedOut(let program, let limit):
      self = .slowProgram(program, seconds: Int(limit.components.seconds))
    case .didNotStart(let program, _), .cancelled(let program): self = .stopped(program)
    case .failed(let program, let status, let saying):
      self = .failed(program, status: Int(status), saying: saying)
    }
  }
}
