import Formats
import Foundation
import HTTPTypes
import Hummingbird
import Integrations
import Logging
import NIOCore
import NIOEmbedded
import Prompts
import Screens
import Server
import Record
import Training

/// A proxy that a test asks, without a network between them; the provider is played.
struct ProxyVisit {
  static let key = "sk-canary-of-the-proxy-05bd"

  /// The token of a device.
  let token: String
  private let file: String
  private let server: ProxyServer
  // It answers for as long as somebody holds it.
  private let provider: FaultServer

  /// Starts a proxy in front of a provider.
  init(
    _ provider: FaultServer,
    dialect: String = "anthropic",
    shared: RedisAddress? = nil,
    limits: (inout ProxyLimits) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.provider = provider
    file =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-proxy-\(UUID().uuidString)").path
    token = try ProxyTokens(file).add("phone")
    let prices =
      #"{"read_on":"2026-11-24","models":[{"name":"claude-haiku-4-5","input":1,"output":5,"cached":0.1,"stored":1.25,"structured":true}],"defaults":{}}"#
    var settings = ProxySettings(
      mind: MindSettings(
        provider: MindSettings.Provider(rawValue: dialect) ?? .none,
        address: "http://127.0.0.1:\(provider.port)",
        model: "claude-haiku-4-5"
      ),
      key: Self.key,
      prices: ModelTable(Array(prices.utf8)) ?? .unknown,
      tokens: file,
      catalogue: .empty,
      shared: shared
    )
    settings.limits.perMinute = 1000
    limits(&settings.limits)
    let client = ModelClient()
    // No time passes: a machine that has much to do is not what is looked at.
    let began = ContinuousClock.now
    server = ProxyServer(
      settings,
      models: ModelAccess(prices: settings.prices, environment: [:], time: { began }) {
        request,
        _ throws(ModelError) in
        try await client.complete(request, within: .seconds(60))
      },
      report: report
    )
  }

  /// Lets another device ask.
  func add(_ name: String) throws -> String { try ProxyTokens(file).add(name) }

  /// Asks the proxy.
  func ask(
    _ method: String,
    _ path: String,
    _ body: String = "",
    key: String? = nil,
    token: String? = nil
  ) async throws -> Answer {
    var head = HTTPRequest(
      method: .init(method) ?? .get,
      scheme: "http",
      authority: "localhost",
      path: path
    )
    head.headerFields[.authorization] = "Bearer \(token ?? self.token)"
    if let key, let name = HTTPField.Name("Idempotency-Key") { head.headerFields[name] = key }
    let response = try await server.router().buildResponder().respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body))),
      context: Visit(
        source: ApplicationRequestContextSource(
          channel: EmbeddedChannel(),
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

  /// Asks for a reply.
  func reply(
    _ words: String = "what now",
    key: String? = nil,
    token: String? = nil
  ) async throws -> Answer {
    try await ask(
      "POST",
      "/chat-reply",
      #"{"voiceNoteTranscript":"\#(words)","runContextSnapshot":["Pace now: 5:24 /km"]}"#,
      key: key,
      token: token
    )
  }

  /// What was spent today, in US dollars.
  func spent() async throws -> Double {
    let text = try await ask("GET", "/metrics").text
    let match = text.firstMatch(of: /budget_dollars\{period="day"\} ([0-9.e-]+)/)
    return match.flatMap { Double($0.1) } ?? -1
  }
}
