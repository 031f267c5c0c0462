import Glibc

/// Why a file cannot be written.
public struct FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that was wanted.
  public let path: String
  /// What the system says.
  public let reason: String

  /// Takes what the system has just said.
  init(_ path: String) {
    self.path = path
    reason = String(cString: strerror(errno)).lowercased()
  }

  /// The sentence shown to a person.
  public var description: String { "cannot write \(path): \(reason)" }
}
