import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import Prompts
import Training

/// What a proxy can be asked.
struct ProxyRoutes {
  // The longest key of a request.
  private static let longestKey = 200

  let desk: ProxyDesk
  let tokens: ProxyTokens
  let start = ContinuousClock.now

  func add(to router: Router<Visit>) {
    router.on(ProxyAPI.health) { _, _ in await health() }
    router.on(ProxyAPI.document) { _, _ in
      Response.written { OpenAPI.writeProxy(release: Release.version, to: &$0) }
    }
    router.on(ProxyAPI.metrics) { request, _ in
      _ = try device(of: request)
      return Response(
        status: .ok,
        headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: try await figures()))
      )
    }
    for task in MindTask.allCases {
      guard
        let endpoint = ProxyAPI.questions.first(where: { $0.path == ProxyAsk.path(for: task) })
      else { continue }
      router.on(endpoint) { request, _ in
        try await answer(task, request, upTo: endpoint.longestBody)
      }
    }
  }

  private func answer(_ task: MindTask, _ request: Request, upTo limit: Int) async throws
    -> Response
  {
    let device = try device(of: request)
    let body = try await request.bytes(upTo: limit)
    let digest = SHA256.hexadecimal(of: Array(task.rawValue.utf8) + body)
    let key = HTTPField.Name("Idempotency-Key").flatMap { request.headers[$0] } ?? digest
    guard (1...Self.longestKey).contains(key.utf8.count) else {
      throw Problem(.badRequest, "an Idempotency-Key has 1 to \(Self.longestKey) bytes")
    }
    let ask: ProxyAsk
    do {
      ask = try ProxyAsk(
        JSON.parse(body),
        for: task,
        now: Instant(secondsSince1970: Date().timeIntervalSince1970)
      )
    } catch {
      throw Problem(.badRequest, "\(error)")
    }
    let began = ContinuousClock.now
    let reply = try await desk.answer(
      ask,
      from: device,
      // Whatever a client calls its requests, it is of one length, and its own.
      key: SHA256.hexadecimal(of: Array(key.utf8)),
      digest: digest
    )
    let took = (ContinuousClock.now - began) / .milliseconds(1)
    var headers: HTTPFields = [
      .contentType: reply.status == 200 ? "application/json" : "application/problem+json"
    ]
    if let timing = HTTPField.Name("Server-Timing") {
      headers[timing] = "total;dur=\((took * 10).rounded() / 10)"
    }
    return Response(
      status: HTTPResponse.Status(code: reply.status),
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: reply.body))
    )
  }

  private func device(of request: Request) throws(Problem) -> String {
    let words = (request.headers[.authorization] ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer",
      let device = tokens.device(of: String(words[1]))
    else {
      throw Problem(
        .unauthorized,
        "this proxy does not know your token; ask its owner for one",
        headers: [.wwwAuthenticate: "Bearer"]
      )
    }
    return device
  }

  private func health() async -> Response {
    var members: JSON = [
      "status": "ok", "version": .string(Release.version), "shared": .string(desk.ledger.name),
    ]
    var status = HTTPResponse.Status.ok
    do { _ = try await desk.ledger.spent(on: Self.today) } catch {
      // Why is for the owner's log; everybody may ask here.
      members = [
        "status": "failing", "version": .string(Release.version),
        "shared": .string(desk.ledger.name),
      ]
      status = .serviceUnavailable
    }
    return Response(status: status, json: members)
  }

  private func figures() async throws -> String {
    var page = MetricsPage()
    let tally = desk.tally
    page.add(
      "pacesetter_build_info",
      "gauge",
      "Which Pacesetter this is.",
      [("version=\"\(Release.version)\"", 1)]
    )
    page.add(
      "pacesetter_uptime_seconds",
      "gauge",
      "How long this replica has been up.",
      [("", Double((ContinuousClock.now - start).components.seconds))]
    )
    page.add(
      "pacesetter_proxy_answers_total",
      "counter",
      "Answers of this replica, by task and outcome.",
      await tally.answers.sorted { $0.key < $1.key }.map { ($0.key, Double($0.value)) }
    )
    page.add(
      "pacesetter_proxy_provider_seconds_total",
      "counter",
      "Seconds in which this replica waited for the provider.",
      [("", await tally.provider)]
    )
    page.add(
      "pacesetter_proxy_own_seconds_total",
      "counter",
      "Seconds that asks took beside that.",
      [("", await tally.own)]
    )
    page.add(
      "pacesetter_proxy_spent_dollars_total",
      "counter",
      "US dollars that this replica has spent.",
      [("", MindSettings.dollars(await tally.spent))]
    )
    // A ledger that is away leaves its row out, not the page.
    if let spent = try? await desk.ledger.spent(on: Self.today) {
      page.add(
        "pacesetter_proxy_budget_dollars",
        "gauge",
        "US dollars that all replicas have spent or reserved.",
        [
          ("period=\"day\"", MindSettings.dollars(spent.day)),
          ("period=\"month\"", MindSettings.dollars(spent.month)),
        ]
      )
    }
    return page.text
  }

  private static var today: String { String(Date().formatted(.iso8601).prefix(10)) }
}
