import Foundation

/// The plainest HTTP client there is: one request, one answer, one connection, and it waits.
struct PlainHTTP {
  struct Answer: Equatable {
    let status: Int
    let head: String
    let body: String
  }

  let port: Int

  /// Asks once; nothing if the server went away before it had answered.
  func ask(
    _ method: String,
    _ path: String,
    headers: [String] = ["X-Pacesetter: 1"],
    _ body: [UInt8] = []
  ) -> Answer? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + headers
      + ["Content-Length: \(body.count)"]
    let request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return nil }
      sent += count
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &block, block.count, 0), count > 0 {
      bytes += block[..<count]
    }
    return Self.answer(bytes)
  }

  private static func answer(_ bytes: [UInt8]) -> Answer? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n"), let status = Int(text.dropFirst(9).prefix(3)) else {
      return nil
    }
    let head = String(text[..<end.lowerBound])
    let body = String(text[end.upperBound...])
    // One that was cut off is no answer.
    if let length = head.lowercased().firstMatch(of: /content-length: (\d+)/) {
      guard body.utf8.count == Int(length.1) else { return nil }
    }
    return Answer(status: status, head: head, body: body)
  }
}
