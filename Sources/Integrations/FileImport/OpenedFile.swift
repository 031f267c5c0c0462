import Foundation
import Screens

/// A file that is open for reading at any place.
final class OpenedFile: Sendable {
  let size: Int64
  private let descriptor: Int32
  private let start: Int64
  private let memory: [UInt8]

  convenience init(_ store: ByteStore) throws(ImportFault) {
    switch store {
    case .disk(let path): try self.init(path)
    case .part(let path, let start, let size): try self.init(path, at: start, size: size)
    case .memory(let bytes): self.init(bytes)
    }
  }

  private init(_ bytes: [UInt8]) {
    (descriptor, start, size, memory) = (-1, 0, Int64(bytes.count), bytes)
  }

  init(_ path: String, at start: Int64 = 0, size: Int64? = nil) throws(ImportFault) {
    self.start = start
    memory = []
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason: Self.reason) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(reason: "it is no file")
    }
    self.size = min(size ?? .max, max(0, Int64(status.st_size) - start))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// As many bytes from a place on as there are.
  func bytes(at offset: Int64, _ count: Int) throws(ImportFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= size else {
      throw .archive(.misplaced)
    }
    if descriptor < 0 { return Array(memory[Int(offset)...].prefix(count)) }
    var bytes = [UInt8](repeating: 0, count: min(count, Int(size - offset)))
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor,
          buffer.baseAddress?.advanced(by: filled),
          buffer.count - filled,
          off_t(start) + off_t(offset) + off_t(filled)
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
