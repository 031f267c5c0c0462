import Formats
import Glibc
import Storage

/// The owner's way to the running server: its socket in the data folder.
///
/// Whoever may open the folder is the owner; nothing else is asked. Without Foundation, which would
/// cost more than the question.
struct LocalServer {
  /// What the server says.
  struct Answer {
    let status: Int
    let head: String
    let body: [UInt8]

    /// The body as JSON; null where it is none.
    var json: JSON { (try? JSON.parse(body)) ?? .null }

    /// The number in a header, which is named in lower case.
    func number(_ name: String) -> Int64? {
      let line = head.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") }
      return line.flatMap { Int64($0.dropFirst(name.utf8.count + 2)) }
    }
  }

  private let path: String

  /// Names the socket of a folder.
  init(_ folder: DataFolder) { path = folder.socket }

  /// Asks the server; nothing if none is running.
  func ask(_ method: String, _ request: String, _ body: [UInt8] = []) throws(Failure) -> Answer? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(.inputOutput, "there is no socket to be had") }
    defer { close(descriptor) }
    guard connects(descriptor) else { return nil }
    let head =
      "\(method) \(request) HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
      + "Connection: close\r\nContent-Length: \(body.count)\r\n\r\n"
    var rest = (Array(head.utf8) + body)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw lost }
      rest = rest.dropFirst(count)
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &block, block.count, 0), count > 0 {
      bytes += block[..<count]
    }
    return try answer(bytes)
  }

  /// Asks, and makes a failure of an answer that is none of the good ones.
  func get(_ method: String, _ request: String, _ body: [UInt8] = []) throws(Failure) -> Answer? {
    guard let answer = try ask(method, request, body) else { return nil }
    guard (200..<300).contains(answer.status) else {
      let detail = answer.json["detail"]?.string ?? "the server answers \(answer.status)"
      throw Failure(.failure, detail)
    }
    return answer
  }

  private var lost: Failure { Failure(.inputOutput, "the server went away in the middle") }

  private func connects(_ descriptor: Int32) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private func answer(_ bytes: [UInt8]) throws(Failure) -> Answer {
    let blank = Array("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: blank) }),
      let status = Int(String(decoding: bytes.dropFirst(9).prefix(3), as: UTF8.self))
    else { throw lost }
    let head = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    var body = Array(bytes[(end + 4)...])
    if head.contains("transfer-encoding: chunked") { body = try unchunked(body) }
    return Answer(status: status, head: head, body: body)
  }

  /// A body without the lengths of its chunks.
  private func unchunked(_ body: [UInt8]) throws(Failure) -> [UInt8] {
    var whole: [UInt8] = []
    var rest = body[...]
    while let end = rest.firstIndex(of: 0x0D),
      let size = Int(String(decoding: rest[..<end], as: UTF8.self), radix: 16)
    {
      if size == 0 { return whole }
      rest = rest.dropFirst(end - rest.startIndex + 2)
      guard rest.count >= size + 2 else { throw lost }
      whole += rest.prefix(size)
      rest = rest.dropFirst(size + 2)
    }
    throw lost
  }
}
