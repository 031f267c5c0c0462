import Foundation
import Screens

/// A file that is open for reading at any place.
final class OpenedFile: Sendable {
  let size: Int64
  private let start: Int64
  private let descriptor: Int32
  private let ground: ByteStore.Ground

  convenience init(_ path: String) throws(ImportFault) { try self.init(ByteStore(.disk(path))) }

  init(_ store: ByteStore) throws(ImportFault) {
    (ground, start) = (store.ground, store.start)
    let whole: Int64
    switch store.ground {
    case .disk(let path):
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(reason: Self.reason) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw .unreadable(reason: "it is no file")
      }
      whole = Int64(status.st_size)
    case .packed(let file): (descriptor, whole) = (-1, file.size)
    case .memory(let bytes): (descriptor, whole) = (-1, Int64(bytes.count))
    }
    size = min(store.size, max(0, whole - start))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// As many bytes from a place on as there are.
  func bytes(at offset: Int64, _ count: Int) throws(ImportFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= size else {
      throw .archive(.misplaced)
    }
    let count = Int(min(Int64(count), size - offset))
    switch ground {
    case .disk: return try readDisk(at: start + offset, count)
    case .packed(let file): return try file.bytes(at: start + offset, count)
    case .memory(let bytes):
      let first = Int(start + offset)
      return Array(bytes[first..<(first + count)])
    }
  }

  private func readDisk(at offset: Int64, _ count: Int) throws(ImportFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor,
          buffer.baseAddress?.advanced(by: filled),
          buffer.count - filled,
          off_t(offset) + off_t(filled)
        )
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else {
        if got == 0 { break }
        throw .unreadable(reason: Self.reason)
      }
      filled += got
    }
    if filled < bytes.count { bytes.removeLast(bytes.count - filled) }
    return bytes
  }

  private static var reason: String { String(cString: strerror(errno)).lowercased() }
}
