import Foundation
import Glibc

/// A language model on this machine, as a test plays it: it speaks like OpenAI's servers.
struct ModelServer: Sendable {
  /// Where it is.
  let address: String

  private let socket: Int32

  /// Runs a body with such a server, which writes what a test says to each request; closes it afterwards.
  static func run<Result>(
    writing answer: @escaping @Sendable (_ request: String) -> String,
    _ body: (ModelServer) async throws -> Result
  ) async throws -> Result {
    let server = try ModelServer(answer)
    defer {
      shutdown(server.socket, Int32(SHUT_RDWR))
      Glibc.close(server.socket)
    }
    return try await body(server)
  }

  /// Tells a server at home to ask this one, with everything shared, and opens the page again.
  func setUp(_ page: Page) async throws {
    let change =
      #"{"provider":"compatible","address":"\#(address)/v1","model":"tiny","free":true,"shared":["words","this_run","past_runs","plans","gym_log"]}"#
    let status = try await page.number(
      """
      fetch("api/v1/mind", {
        method: "PATCH",
        headers: { "X-Pacesetter": "1", "Content-Type": "application/json" },
        body: \(page.quoted(change)),
      }).then((answer) => answer.status)
      """
    )
    guard status == 200 else { throw HarnessError("the model was not taken: \(status)") }
  }

  private init(_ answer: @escaping @Sendable (String) -> String) throws {
    let loopback = try LoopbackSocket()
    let listener = loopback.socket
    socket = listener
    self.address = "http://127.0.0.1:\(loopback.port)"
    // Waiting blocks, and the pool of the tests' own threads must not.
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread {
          if let request = Self.request(of: connection) {
            Self.write(answer(request), to: connection)
          }
          Glibc.close(connection)
        }
      }
    }
  }

  private static func request(of connection: Int32) -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let length = text.lowercased().firstMatch(of: /content-length: (\d+)/)
        .flatMap { Int($0.1) }
      if text[end.upperBound...].utf8.count >= length ?? 0 { return text }
    }
  }

  private static func write(_ words: String, to connection: Int32) {
    let content = String(decoding: (try? JSONEncoder().encode(words)) ?? Data(), as: UTF8.self)
    let body =
      #"{"model":"tiny","choices":[{"message":{"content":\#(content),"refusal":null},"finish_reason":"stop"}],"usage":{"prompt_tokens":900,"completion_tokens":40}}"#
    let lines = [
      "HTTP/1.1 200 OK", "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
      "Connection: close", "", body,
    ]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}
