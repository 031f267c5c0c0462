import Glibc

/// Where a command writes much: standard output, or a file that appears whole or not at all.
struct OutputTarget {
  private let path: String?
  private let half: String
  private let console: Console

  /// Opens a file, or standard output where none is named.
  init(_ path: String?) throws(Failure) {
    self.path = path
    guard let path else {
      half = ""
      console = .standardOutput
      return
    }
    half = path + ".part"
    let descriptor = open(half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(
        .inputOutput,
        "cannot write \(path): \(String(cString: strerror(errno)).lowercased())"
      )
    }
    console = Console(descriptor: descriptor)
  }

  /// Writes bytes, all of them.
  func write(_ bytes: [UInt8]) { console.write(bytes) }

  /// Puts the file in its place.
  func finish() throws(Failure) {
    guard let path else { return }
    guard fsync(console.descriptor) == 0, close(console.descriptor) == 0, rename(half, path) == 0
    else {
      let reason = String(cString: strerror(errno)).lowercased()
      unlink(half)
      throw Failure(.inputOutput, "cannot write \(path): \(reason)")
    }
  }

  /// Takes away what was written.
  func discard() {
    guard path != nil else { return }
    close(console.descriptor)
    unlink(half)
  }
}
