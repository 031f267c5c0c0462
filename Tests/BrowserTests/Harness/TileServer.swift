import Foundation
import Glibc

/// Somebody else's server of map tiles, on this machine, which remembers what it was asked.
actor TileServer {
  /// What a server is told so that its pages may ask this one.
  nonisolated let arguments: [String]

  /// Where it is, as a browser names it.
  nonisolated let origin: String

  /// The head of every request so far.
  private(set) var requests: [String] = []

  private let socket: Int32
  private let heads: AsyncStream<String>

  /// Runs a body with such a server, and closes it afterwards.
  static func run<Result>(_ body: (TileServer) async throws -> Result) async throws -> Result {
    let server = try TileServer()
    defer { Glibc.close(server.socket) }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await server.listen() }
      defer { server.close() }
      return try await body(server)
    }
  }

  private init() throws {
    let loopback = try LoopbackSocket()
    let listener = loopback.socket
    socket = listener
    origin = "http://127.0.0.1:\(loopback.port)"
    arguments = ["--map-tiles", "\(origin)/{z}/{x}/{y}", "--map-credit", "© the tiles’ makers"]
    heads = Self.heads(of: listener)
  }

  /// Stops answering, as when nobody is reached.
  nonisolated func close() { shutdown(socket, Int32(SHUT_RDWR)) }

  private func listen() async {
    for await head in heads { requests.append(head) }
  }

  private static func heads(of socket: Int32) -> AsyncStream<String> {
    AsyncStream { continuation in
      // Waiting blocks, and the pool of the tests' own threads must not.
      Thread.detachNewThread {
        while case let connection = accept(socket, nil, nil), connection >= 0 {
          Thread.detachNewThread {
            if let head = head(of: connection) {
              continuation.yield(head)
              answer(connection, to: head)
            }
            Glibc.close(connection)
          }
        }
        continuation.finish()
      }
    }
  }

  private static func head(of connection: Int32) -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.hasSuffix("\r\n\r\n") {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return text
  }

  /// A picture of streets and water, with its own name on it; and a cookie that nobody should keep.
  private static func answer(_ connection: Int32, to head: String) {
    let name = head.split(separator: " ").dropFirst().first ?? ""
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
      <rect width="256" height="256" fill="#f2efe9"/><circle cx="70" cy="180" r="44" fill="#aad3df"/>
      <rect x="140" y="30" width="90" height="80" fill="#c8facc"/>
      <path d="M0 0H256V256M0 128H256M128 0V256M0 60L256 200" fill="none" stroke="#fff" stroke-width="9"/>
      <path d="M0 0H256M0 0V256" stroke="#b0a8a0"/>
      <text x="12" y="24" font-size="17" font-family="sans-serif" fill="#444">\(name)</text></svg>
      """
    let lines = [
      "HTTP/1.1 200 OK", "Content-Type: image/svg+xml", "Content-Length: \(picture.utf8.count)",
      "Set-Cookie: seen=yes", "Cache-Control: no-store", "Connection: close", "", picture,
    ]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}
