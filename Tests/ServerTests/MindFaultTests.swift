import Formats
import Integrations
import Prompts
import Screens
import Server
import Record
import Testing
import Training

/// What becomes of an ask when the model's server misbehaves.
struct MindFaultTests {
  private static let good = #"{"reply":"Think of your shoulders: drop them and keep the rhythm."}"#

  /// A kind of misbehavior, and what the person is told.
  private static let faults: [(String, FaultServer.Answer, String)] = [
    ("a wrong key", .whole(401, [:], "{}"), "key"),
    ("no money", .whole(402, [:], "{}"), "payment"),
    ("no such model", .whole(404, [:], "{}"), "no model"),
    ("too many", .whole(429, ["Retry-After": "600"], "{}"), "too many requests"),
    ("an error", .whole(500, ["X-Should-Retry": "false"], "oops"), "failed (500)"),
    ("overload", .whole(529, ["X-Should-Retry": "false"], "{}"), "overloaded"),
    ("elsewhere", .whole(302, ["Location": "http://127.0.0.1:1/"], ""), "elsewhere"),
    ("nothing", .whole(200, [:], ""), "empty"),
    ("a page", .whole(200, [:], "<html>hello</html>"), "no JSON"),
    ("half of a JSON", .whole(200, [:], #"{"choices":[{"mess"#), "no JSON"),
    ("an error inside", .whole(200, [:], #"{"error":{"type":"overloaded_error"}}"#), "overloaded"),
    (
      "a refusal",
      .whole(
        200,
        [:],
        #"{"choices":[{"message":{"content":"","refusal":"no"},"finish_reason":"stop"}]}"#
      ),
      "refuses"
    ),
    (
      "a cut", .cut("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"choices\""),
      "cannot be read"
    ),
    ("no HTTP", .cut("hello\r\n\r\n"), ""),
    ("prose", FaultServer.says("Sure! Keep going.", to: ""), "no JSON object"),
    ("a lie", FaultServer.says(#"{"reply":"Your pace is 4:10 per kilometer."}"#, to: ""), "4:10"),
    ("a placeholder", FaultServer.says(#"{"reply":"..."}"#, to: ""), "placeholder"),
    ("an address", FaultServer.says(#"{"reply":"See www.example.com now."}"#, to: ""), "address"),
    (
      "medicine", FaultServer.says(#"{"reply":"Take an ibuprofen and go on."}"#, to: ""),
      "ibuprofen"
    ),
    ("markup", FaultServer.says(#"{"reply":"**Keep** going like this."}"#, to: ""), "sign"),
    ("another shape", FaultServer.says(#"{"answer":"Keep going."}"#, to: ""), "\"reply\""),
    (
      "an open end",
      FaultServer.says(#"{"reply":"Keep going and"#, to: "", cutOff: true),
      "no end"
    ),
  ]

  @Test(arguments: faults.map { $0.0 })
  func `falls back and says why`(name: String) async throws {
    let fault = try #require(Self.faults.first { $0.0 == name })
    let server = try await FaultServer { _ in fault.1 }
    let mind = try await MindVisit(server)
    let answer = try await mind.reply()
    #expect(answer["text"] == "")
    #expect(answer["model"] == nil || answer["model"]?.isNull == true)
    let problems = (answer["problems"]?.array ?? []).compactMap { $0.string }.joined(
      separator: "\n"
    )
    #expect(problems.contains(fault.2) && !problems.isEmpty, "\(problems)")
    let entries = try await mind.ask("GET", "mind/ledger")["entries"]?.array ?? []
    #expect(!entries.isEmpty && entries.allSatisfy { $0["outcome"] != "sent" })
  }

  @Test func `repairs once what a model got wrong`() async throws {
    let server = try await FaultServer { request in
      request.contains("cannot be used")
        ? FaultServer.says(Self.good, to: request)
        : FaultServer.says(#"{"reply":"Your pace is 4:10 per kilometer."}"#, to: request)
    }
    let answer = try await MindVisit(server).reply()
    #expect(answer["text"] == "Think of your shoulders: drop them and keep the rhythm.")
    #expect(server.requests.all.count == 2)
  }

  @Test(.timeLimit(.minutes(2)), arguments: [FaultServer.Answer.silent, .endless])
  func `waits no longer than an ask has`(answer: FaultServer.Answer) async throws {
    let server = try await FaultServer { _ in answer }
    let settings = MindSettings(
      provider: .compatible,
      address: "http://127.0.0.1:\(server.port)",
      model: "tiny"
    )
    let prompt = ReplyAssignment.example(on: Day(daysSince1970: 20_000))
      .prompt(sharing: PrivacySwitches(sharing: [.words]))
    let request = try #require(ModelRequest(prompt, to: settings, .unknown))
    await #expect(throws: ModelError.tooSlow) {
      try await ModelClient().complete(request, within: .milliseconds(400))
    }
  }

  @Test func `gives a reply less than eight seconds in all`() async throws {
    let limits = AsyncStream.makeStream(of: Duration.self)
    let server = try await FaultServer { FaultServer.says(Self.good, to: $0) }
    let mind = try await MindVisit(server) { _, limit throws(ModelError) in
      limits.continuation.yield(limit)
      throw ModelError.tooSlow
    }
    let answer = try await mind.reply()
    #expect(answer["text"] == "" && answer["problems"]?[0] == "the model took too long")
    limits.continuation.finish()
    for await limit in limits.stream { #expect(limit == .milliseconds(7750)) }
  }

  @Test(arguments: [
    ("Retry-After", "1200"), ("Retry-After", "Wed, 24 Nov 2038 08:00:00 GMT"),
    ("Retry-After-Ms", "9000000"),
  ])
  func `does not send again sooner than a server wants`(header: String, value: String) async throws
  {
    for status in [429, 503, 529] {
      let server = try await FaultServer { _ in .whole(status, [header: value], "{}") }
      _ = try await MindVisit(server).reply()
      #expect(server.requests.all.count == 1)
    }
  }

  @Test func `sends again where that may help`() async throws {
    let server = try await FaultServer { request in
      FaultServer.says(Self.good, to: request)
    }
    let first = try await FaultServer { _ in .whole(503, ["Retry-After-Ms": "10"], "") }
    _ = try await MindVisit(first).reply()
    #expect(first.requests.all.count == 3)
    let answer = try await MindVisit(server).reply()
    #expect(answer["model"] == "tiny")
    #expect(server.requests.all.count == 1)
  }
}
