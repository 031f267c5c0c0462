import Glibc

/// A file that is written piece by piece and appears only when it is complete.
///
/// What is no ordinary file, such as a pipe or `/dev/null`, is written as it stands, and `-` is standard
/// output.
final class OutputFile {
  private let path: String
  private let half: String?
  private var descriptor: Int32

  init(_ path: String) throws(FileWriteError) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let isOrdinary = !exists || status.st_mode & S_IFMT == S_IFREG
    if path == "-" {
      half = nil
      descriptor = dup(STDOUT_FILENO)
    } else if isOrdinary {
      half = path + ".part"
      descriptor = open(path + ".part", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    } else {
      half = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw FileWriteError(path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func write(_ bytes: some Collection<UInt8>) throws(FileWriteError) {
    let whole = bytes.withContiguousStorageIfAvailable { buffer in
      Descriptor.write(UnsafeRawBufferPointer(buffer), to: descriptor)
    }
    let isWritten = whole ?? Descriptor.write(Array(bytes), to: descriptor)
    guard isWritten else { throw FileWriteError(path) }
  }

  /// Gives the file its place.
  func finish() throws(FileWriteError) {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else { throw FileWriteError(path) }
    guard let half else { return }
    guard rename(half, path) == 0 else { throw FileWriteError(path) }
  }

  /// Removes a file that was not completed.
  func abandon() {
    if let half { unlink(half) }
  }
}
