import Glibc
import Integrations

/// Reads files whole, without Foundation and never more than a parser would take.
enum FileBytes {
  /// The biggest file that is read: as much as the recording readers take.
  static let most = 20 << 20

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: String, most: Int = FileBytes.most) throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "cannot open \(path): \(reason())")
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    while true {
      let had = bytes.count
      let block = 1 << 16
      bytes += [UInt8](repeating: 0, count: block)
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: had), block)
      }
      bytes.removeLast(block - max(0, count))
      if count == 0 { return bytes }
      if count < 0, errno != EINTR {
        throw Failure(errno == EISDIR ? .noInput : .inputOutput, "cannot read \(path): \(reason())")
      }
      guard bytes.count <= most else {
        throw Failure(.badData, "\(path) is larger than 20 MB, the limit")
      }
    }
  }

  /// Makes sure that a file can be written where a path says.
  static func checkFolder(of path: String) throws(Failure) {
    let end = path.lastIndex(of: "/")
    let folder = end.map { path[...$0] } ?? "."
    guard access(String(folder), W_OK | X_OK) == 0 else {
      throw Failure(.inputOutput, "cannot write \(path): \(folder): \(reason())")
    }
  }

  /// Writes a text as a file; what was there before stays until all of it is written.
  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes as a file; what was there before stays until all of them are written.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let half = path + ".part"
    let descriptor = open(half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure(.inputOutput, "cannot write \(path): \(reason())")
    }
    let isWritten = Descriptor.write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(half, path) == 0 else {
      let reason = reason()
      unlink(half)
      throw Failure(.inputOutput, "cannot write \(path): \(reason)")
    }
  }

  private static func reason() -> String {
    String(cString: strerror(errno)).lowercased()
  }
}
