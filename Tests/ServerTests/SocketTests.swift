import Foundation
import Integrations
import NIOCore
import NIOPosix
import Server
import Testing

/// The server over a real connection, where the limits of the wire are.
struct SocketTests {
  @Test func `serves, refuses what is too long, and stops when told`() async throws {
    try await withServer { port in
      let health = try await exchange(port, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(health.hasPrefix("HTTP/1.1 200 OK"))
      #expect(health.contains(#"{"status":"ok""#))

      let many = (1...80).map { "X-\($0): 1\r\n" }.joined()
      let tooMany = try await exchange(
        port,
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\(many)\r\n"
      )
      #expect(tooMany.hasPrefix("HTTP/1.1 431"))

      let long = String(repeating: "x", count: 20_000)
      let tooLong = try await exchange(
        port,
        "GET /health HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n"
      )
      #expect(tooLong.hasPrefix("HTTP/1.1 431"))

      let body = try await exchange(
        port,
        "POST /api/v1/speech HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
          + "Content-Length: 99999999\r\nConnection: close\r\n\r\n"
      )
      #expect(body.hasPrefix("HTTP/1.1 413"))

      let nonsense = try await exchange(port, "\u{16}\u{3}\u{1} this is no HTTP\r\n\r\n")
      #expect(nonsense.hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test func `says that the port is taken`() async throws {
    try await withServer { port in
      let settings = ServerSettings(port: port, web: "/nowhere")
      await #expect(throws: ServeError.portTaken("127.0.0.1", port)) {
        try await WebServer(settings, booth: SpeechBooth { VoiceRoster([]) })
          .run { _ in Issue.record("two servers on one port") }
      }
    }
  }

  /// Runs a server on a port of the system's choice for as long as the body lasts.
  private func withServer(_ body: @escaping @Sendable (_ port: Int) async throws -> Void)
    async throws
  {
    let server = WebServer(
      ServerSettings(port: 0, web: "/nowhere"),
      booth: SpeechBooth { VoiceRoster([]) }
    )
    let (ports, report) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await server.run { address in
          report.yield(address.split(separator: ":").last.flatMap { Int($0) } ?? 0)
        }
      }
      for await port in ports {
        try await body(port)
        break
      }
      group.cancelAll()
      // Told to stop in the middle of its work, it says so; that is no failure of the test.
      while let ended = await group.nextResult() {
        if case .failure(let error) = ended, !(error is ServeError) { throw error }
      }
    }
  }

  /// Sends bytes and returns all that comes until nothing more is to come.
  private func exchange(_ port: Int, _ request: String) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: request))
      var answer = ""
      for try await buffer in inbound {
        answer += String(buffer: buffer)
        // The server keeps the connection; a whole answer has a blank line and its body.
        if let end = answer.range(of: "\r\n\r\n") {
          let length = answer.lowercased().range(of: "content-length: ").map {
            Int(answer[$0.upperBound...].prefix { $0.isNumber }) ?? 0
          }
          if answer[end.upperBound...].utf8.count >= length ?? 0 { break }
        }
      }
      return answer
    }
  }
}
