import Foundation
import HTTPTypes
import Hummingbird
import Integrations
import Logging
import NIOCore
import NIOEmbedded
import Server
import Record

/// What a server answered.
struct Answer {
  let status: Int
  let headers: HTTPFields
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
}

/// Asks a server without a network.
struct Visitor {
  var settings = ServerSettings(web: "/nowhere")
  var booth = SpeechBooth(canEncode: true) { VoiceRoster([SilentVoice()]) }
  var transcriber: Transcriber?
  var models = ModelAccess.none
  /// The address that it asks from; nothing is the owner's own socket.
  var address: String? = "127.0.0.1"
  /// The workouts of agents and automations.
  var shelf = AgentShelf { nil }
  /// What the server keeps; each visitor has a server of its own.
  var keep = TestArchive()

  func ask(
    _ method: String,
    _ path: String,
    host: String? = "localhost:8080",
    headers: [(String, String)] = [],
    body: [UInt8] = []
  ) async throws -> Answer {
    var head = HTTPRequest(
      method: .init(method) ?? .get,
      scheme: "http",
      authority: host,
      path: path
    )
    for (name, value) in headers {
      if let name = HTTPField.Name(name) { head.headerFields[name] = value }
    }
    let server = WebServer(
      settings,
      archive: try await keep.archive(),
      booth: booth,
      shelf: shelf,
      transcriber: transcriber,
      models: models
    )
    let responder = server.router().buildResponder()
    let channel = EmbeddedChannel()
    if let address {
      channel.remoteAddress = try SocketAddress(ipAddress: address, port: 50_000)
    } else {
      channel.localAddress = try SocketAddress(unixDomainSocketPath: "/socket")
    }
    let response = try await responder.respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body))),
      context: Visit(
        source: ApplicationRequestContextSource(
          channel: channel,
          logger: Logger(label: "test")
        )
      )
    )
    let page = WrittenPage()
    try await response.body.write(page)
    return Answer(
      status: response.status.code,
      headers: response.headers,
      body: await page.collected.bytes
    )
  }

  /// Sends something the way the page does.
  func send(_ method: String, _ path: String, _ body: [UInt8]) async throws -> Answer {
    try await ask(method, path, headers: [("X-Pacesetter", "1")], body: body)
  }

  /// Asks for speech the way the page does.
  func speak(_ body: String, headers: [(String, String)] = [("X-Pacesetter", "1")]) async throws
    -> Answer
  {
    try await ask("POST", "/api/v1/speech", headers: headers, body: Array(body.utf8))
  }
}
