import Foundation

/// Keeps every other process out of a data folder for as long as it is held.
///
/// SQLite allows several processes, but the counters here rely on one writer. The system
/// drops the lock when the process ends, however it ends.
public final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, or says who has it.
  public init(_ folder: DataFolder) throws(StorageError) {
    let path = folder.place("lock")
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unusable(folder: folder.path, reason: lastReason()) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let reason = lastReason()
      let holder = Self.holder(descriptor)
      close(descriptor)
      if isTaken { throw .inUse(folder: folder.path, by: holder) }
      throw .unusable(folder: folder.path, reason: reason)
    }
    self.descriptor = descriptor
    // For the message to whoever comes second; the lock itself does not need it.
    let name = Array("\(getpid())\n".utf8)
    if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, name, name.count, 0) }
  }

  deinit { close(descriptor) }

  /// Lets the next one in.
  func release() { flock(descriptor, LOCK_UN) }

  private static func holder(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let number = Int32(text.prefix { $0.isNumber })
    return number.map { "another pacesetter (process \($0))" } ?? "another pacesetter"
  }
}
