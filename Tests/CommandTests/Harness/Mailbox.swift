import Foundation
import Testing

/// A place that others post to: it takes one request at a time and answers what a test says.
final class Mailbox {
  /// What was posted.
  struct Letter {
    let head: String
    let body: String

    /// The value of a header.
    func header(_ name: String) -> String? {
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
  }

  let port: Int
  private let descriptor: Int32

  /// Opens on a free port of this machine.
  init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    try #require(isOpen)
    port = Int(in_port_t(bigEndian: address.sin_port))
    // Nobody waits for ever for a letter that does not come.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  deinit { close(descriptor) }

  /// Waits for the next letter, and answers it; without a status it hangs up when it is let go.
  func take(
    answering status: String?,
    body: String = "",
    meanwhile act: () -> Void = {}
  ) throws -> Letter {
    let line = accept(descriptor, nil, nil)
    try #require(line >= 0, "nothing was posted")
    defer { close(line) }
    var text = ""
    var block = [UInt8](repeating: 0, count: 65_536)
    var letter: Letter?
    while letter == nil {
      let count = recv(line, &block, block.count, 0)
      guard count > 0 else { break }
      text += String(decoding: block[..<count], as: UTF8.self)
      letter = Self.letter(text)
    }
    act()
    if let status {
      let answer = Array(
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8
      )
      _ = send(line, answer, answer.count, Int32(MSG_NOSIGNAL))
    }
    return try #require(letter)
  }

  private static func letter(_ text: String) -> Letter? {
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let letter = Letter(
      head: String(text[..<end.lowerBound]),
      body: String(text[end.upperBound...])
    )
    let length = letter.header("Content-Length").flatMap { Int($0) } ?? 0
    return letter.body.utf8.count < length ? nil : letter
  }
}
