import Foundation

/// Writes files so that they are there after a power cut, or not at all.
public enum Disk {
  /// Why the system refuses something.
  public struct Refusal: Error {
    /// In the system's words.
    public let reason: String
  }

  /// Makes a folder, private to its owner, with all missing ones above it.
  public static func makeFolder(_ path: String) throws(Refusal) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let end = path.lastIndex(of: "/"), end > path.startIndex else {
      throw Refusal(reason: lastReason())
    }
    try makeFolder(String(path[..<end]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Refusal(reason: lastReason()) }
  }

  /// Waits until a file or a folder is on disk.
  public static func sync(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  /// Puts bytes into a file that appears whole or not at all.
  public static func write(_ bytes: [UInt8], to name: String, in folder: String) throws {
    let half = "\(folder)/.\(name)"
    let descriptor = open(half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(half) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let failure = failure(folder)
        close(descriptor)
        unlink(half)
        throw failure
      }
    }
    guard fsync(descriptor) == 0 else {
      let failure = failure(folder)
      close(descriptor)
      unlink(half)
      throw failure
    }
    close(descriptor)
    guard rename(half, "\(folder)/\(name)") == 0 else { throw failure(folder) }
    try sync(folder)
  }

  /// The bytes of a file, or nothing if there is no such file.
  static func bytes(of path: String) throws -> [UInt8]? {
    do { return Array(try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      if access(path, F_OK) != 0, errno == ENOENT { return nil }
      throw failure(path)
    }
  }

  private static func failure(_ path: String) -> StorageError {
    errno == ENOSPC || errno == EDQUOT
      ? .full(folder: path) : .failing(folder: path, reason: lastReason())
  }
}
