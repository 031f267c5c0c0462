import Foundation
import Integrations
import NIOCore
import NIOPosix
import Screens
import Testing

struct HTTPClientTests {
  private let client = HTTPClient()

  @Test func `sends what it is asked to and gathers the answer`() async throws {
    let server = try await ScriptedServer { _, _ in [.answer("fine", status: "207 Multi-Status")] }
    let request = HTTPClientRequest(
      "PROPFIND",
      try place(server),
      "/calendar?depth=1",
      headers: [("Depth", "1")],
      body: Array("<propfind/>".utf8)
    )
    let response = try await client.send(request)
    #expect(response.status == 207)
    #expect(response.headers["x-mark"] == "yes")
    #expect(String(decoding: response.body, as: UTF8.self) == "fine")
    #expect(
      await first(1, of: server).map(\.text) == [
        """
        PROPFIND /calendar?depth=1 HTTP/1.1\r
        Host: 127.0.0.1:\(server.port)\r
        Depth: 1\r
        Content-Length: 11\r
        \r
        <propfind/>
        """
      ]
    )
  }

  @Test func `keeps a connection for the next request`() async throws {
    let server = try await ScriptedServer { number, _ in [.answer("\(number)")] }
    for number in 0..<3 {
      let response = try await client.send(HTTPClientRequest("GET", try place(server), "/"))
      #expect(String(decoding: response.body, as: UTF8.self) == "\(number)")
    }
    #expect(await first(3, of: server).map(\.connection) == [0, 0, 0])
  }

  @Test func `asks again where a kept connection was closed`() async throws {
    let server = try await ScriptedServer { number, _ in
      number == 1 ? [.hangUp] : [.answer("\(number)")]
    }
    let request = HTTPClientRequest("GET", try place(server), "/")
    _ = try await client.send(request)
    let response = try await client.send(request)
    #expect(String(decoding: response.body, as: UTF8.self) == "2")
    #expect(await first(3, of: server).map(\.connection) == [0, 0, 1])
  }

  @Test func `never sends twice what may not be repeated`() async throws {
    let server = try await ScriptedServer { number, _ in
      number == 0 ? [.answer("")] : [.hangUp]
    }
    let place = try place(server)
    _ = try await client.send(HTTPClientRequest("GET", place, "/"))
    await #expect(throws: HTTPClientError.lost(place)) {
      try await client.send(HTTPClientRequest("POST", place, "/", body: [0x31]))
    }
    #expect(await first(2, of: server).map(\.connection) == [0, 1])
  }

  @Test func `gives up on a server that stays silent`() async throws {
    let server = try await ScriptedServer { _, _ in [.send("HTTP/1.1 200 OK\r\n")] }
    let place = try place(server)
    var request = HTTPClientRequest("GET", place, "/")
    request.limits.silence = .milliseconds(50)
    await #expect(throws: HTTPClientError.tooSlow(place, .milliseconds(50))) {
      try await client.send(request)
    }
    request.limits = HTTPClientLimits(silence: nil, whole: .milliseconds(60))
    await #expect(throws: HTTPClientError.tooSlow(place, .milliseconds(60))) {
      try await client.send(request)
    }
  }

  @Test func `reads no body that is longer than it may be`() async throws {
    let server = try await ScriptedServer { _, _ in [.answer(String(repeating: "x", count: 101))] }
    let place = try place(server)
    var request = HTTPClientRequest("GET", place, "/")
    request.limits.longestBody = 100
    await #expect(throws: HTTPClientError.tooLong(place, 100)) { try await client.send(request) }
    request.limits.longestBody = 101
    #expect(try await client.send(request).body.count == 101)
  }

  @Test func `ends with the task that asked`() async throws {
    let server = try await ScriptedServer { _, _ in [] }
    let request = HTTPClientRequest("GET", try place(server), "/")
    let task = Task { try await client.send(request) }
    _ = await first(1, of: server)
    task.cancel()
    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
  }

  @Test func `hands over the events of a stream while it goes on`() async throws {
    let sign = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: Void.self)
    let server = try await ScriptedServer { _, _ in
      [
        .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        .send("b\r\ndata: one\n\n\r\n"), .wait(sign.futureResult),
        .send("b\r\ndata: two\n\n\r\n0\r\n\r\n"),
      ]
    }
    let (heard, teller) = AsyncStream.makeStream(of: String.self)
    try await client.listen(HTTPClientRequest("POST", try place(server), "/messages")) { event in
      teller.yield(event.data)
      // Only what has been heard lets the server go on.
      sign.succeed()
    }
    teller.finish()
    #expect(await heard.reduce(into: []) { $0.append($1) } == ["one", "two"])
  }

  @Test func `says why a stream was refused`() async throws {
    let server = try await ScriptedServer { _, _ in
      [.answer(#"{"detail": "no key"}"#, status: "401 Unauthorized")]
    }
    let request = HTTPClientRequest("GET", try place(server), "/")
    await #expect(throws: HTTPClientError.refused(status: 401, detail: "no key")) {
      try await client.listen(request) { _ in }
    }
  }

  @Test func `passes on a long body whole and in order`() async throws {
    let body = (0..<300_000).map { "\($0)," }.joined()
    let server = try await ScriptedServer { _, _ in [.answer(body)] }
    let request = HTTPClientRequest("GET", try place(server), "/")
    let found = try await client.stream(request) { _, parts in
      var bytes: [UInt8] = []
      for try await part in parts { bytes += part }
      return bytes
    }
    #expect(found == Array(body.utf8))
  }

  @Test func `leaves a reader's own error as it is`() async throws {
    struct Enough: Error {}
    let server = try await ScriptedServer { _, _ in [.answer("x")] }
    let request = HTTPClientRequest("GET", try place(server), "/")
    await #expect(throws: Enough.self) {
      try await client.stream(request) { _, _ in throw Enough() }
    }
  }

  @Test func `speaks through a socket in a folder`() async throws {
    let path = "/tmp/http-client-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let nobody = HTTPClientRequest("GET", .socket(path), "/")
    await #expect(
      throws: HTTPClientError.unreachable(.socket(path), .noFile)
    ) { try await client.send(nobody) }
    let server = try await ScriptedServer(socket: path) { _, _ in [.answer("here")] }
    #expect(try await client.send(nobody).body == Array("here".utf8))
    #expect(await first(1, of: server)[0].text.contains("Host: localhost\r\n"))
  }

  @Test func `says who does not speak HTTP and who does not answer`() async throws {
    let server = try await ScriptedServer { _, _ in [.send("220 mail ready\r\n\r\n")] }
    let place = try place(server)
    await #expect(throws: HTTPClientError.garbled(place)) {
      try await client.send(HTTPClientRequest("GET", place, "/"))
    }
    let empty = HTTPDestination.server(try ServerAddress(typed: "http://127.0.0.1:1"))
    await #expect(throws: HTTPClientError.unreachable(empty, .refused)) {
      try await client.send(HTTPClientRequest("GET", empty, "/"))
    }
  }

  private func place(_ server: ScriptedServer) throws -> HTTPDestination {
    .server(try ServerAddress(typed: "http://127.0.0.1:\(server.port)"))
  }

  private func first(
    _ count: Int,
    of server: ScriptedServer
  ) async -> [(connection: Int, text: String)] {
    var found: [(connection: Int, text: String)] = []
    for await request in server.requests {
      found.append(request)
      if found.count == count { break }
    }
    return found
  }
}
