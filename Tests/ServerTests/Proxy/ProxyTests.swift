import Formats
import Integrations
import Server
import Synchronization
import Testing

struct ProxyTests {
  private static let words = "Think of your shoulders: drop them and keep the rhythm."
  // 900 tokens in, 40 out.
  private static let price = 0.0011

  private static func model() async throws -> FaultServer {
    try await FaultServer { FaultServer.says(#"{"reply":"\#(words)"}"#, to: $0) }
  }

  @Test(arguments: ["anthropic", "compatible"])
  func `answers a runner in the words of the chosen coach, for a price that it counts`(
    dialect: String
  ) async throws {
    let model = try await Self.model()
    let proxy = try ProxyVisit(model, dialect: dialect)
    let answer = try await proxy.reply()
    let json = try JSON.parse(answer.body)
    #expect(answer.status == 200 && json["replyText"] == .string(Self.words), "\(answer.text)")
    #expect(json["origin"] == "accepted" && json["costUsd"] == .number(Self.price))
    #expect(try JSON.parse(json["answer"]?.string ?? "")["reply"] == .string(Self.words))
    #expect(try await proxy.spent() == Self.price)
    let request = try #require(model.requests.all.first)
    #expect(request.contains("You are a running coach with this character"))
    #expect(request.contains(ProxyVisit.key) && !request.contains("phone"))
    #expect(!answer.text.contains(ProxyVisit.key))
  }

  @Test func `asks once for one key, however often and at once it comes`() async throws {
    let model = try await Self.model()
    let proxy = try ProxyVisit(model)
    let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<20 { group.addTask { try await proxy.reply(key: "one").body } }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(bodies.count == 1 && model.requests.all.count == 1)
    // Without a key the same question is the same request.
    _ = try await proxy.reply("again")
    _ = try await proxy.reply("again")
    #expect(model.requests.all.count == 2)
    #expect(try await proxy.spent() == 2 * Self.price)
    let other = try await proxy.reply("something else", key: "one")
    #expect(other.status == 409 && other.text.contains("was used for another question"))
  }

  @Test func `keeps the answers of devices apart`() async throws {
    let model = try await Self.model()
    let proxy = try ProxyVisit(model)
    let watch = try proxy.add("watch")
    _ = try await proxy.reply(key: "one")
    _ = try await proxy.reply(key: "one", token: watch)
    #expect(model.requests.all.count == 2)
  }

  @Test(arguments: ["", "psp_1", "psp_" + String(repeating: "0", count: 64)])
  func `lets nobody ask without a token of its own`(token: String) async throws {
    let model = try await Self.model()
    let proxy = try ProxyVisit(model)
    for path in ["/chat-reply", "/generate-script", "/post-run-summary", "/insight", "/workout"] {
      let answer = try await proxy.ask("POST", path, "{}", token: token)
      #expect(answer.status == 401 && answer.text.contains("ask its owner for one"))
    }
    #expect(try await proxy.ask("GET", "/metrics", token: token).status == 401)
    #expect(model.requests.all.isEmpty)
  }

  @Test func `stops a device that has asked enough, and no other`() async throws {
    let proxy = try ProxyVisit(try await Self.model()) { $0.perDay = 2 }
    let watch = try proxy.add("watch")
    for number in 0..<2 { #expect(try await proxy.reply("thought \(number)").status == 200) }
    let third = try await proxy.reply("thought 3")
    #expect(third.status == 429 && third.header("X-Should-Retry") == "false")
    #expect(third.text.contains("you have used your 2 requests for today"))
    // What is answered already is answered again.
    #expect(try await proxy.reply("thought 1").status == 200)
    #expect(try await proxy.reply("thought 3", token: watch).status == 200)
  }

  @Test func `slows a device down that asks too fast`() async throws {
    let proxy = try ProxyVisit(try await Self.model()) { $0.perMinute = 1 }
    // A minute may end between two requests, so there are three.
    var answers: [Answer] = []
    for number in 0..<3 { answers.append(try await proxy.reply("thought \(number)")) }
    let slowed = try #require(answers.first { $0.status == 429 })
    #expect(slowed.text.contains("more than 1 requests in a minute"))
    #expect(slowed.header("Retry-After").flatMap { Int($0) }.map { (1...60).contains($0) } == true)
  }

  @Test func `passes no cap, not even with fifty requests at once`() async throws {
    let model = try await Self.model()
    let proxy = try ProxyVisit(model) { $0.dayCap = 60_000 }
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<50 { group.addTask { try await proxy.reply("thought \(number)").status } }
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(Set(statuses) == [200, 429])
    let spent = try await proxy.spent()
    #expect(spent <= 0.06 && abs(spent - Double(model.requests.all.count) * Self.price) < 1e-9)
  }

  @Test func `counts nothing where the provider is down, and asks again`() async throws {
    let isDown = Mutex(true)
    let model = try await FaultServer { request in
      isDown.withLock { $0 }
        ? .whole(529, ["x-should-retry": "false", "retry-after": "40"], "")
        : FaultServer.says(#"{"reply":"\#(Self.words)"}"#, to: request)
    }
    let proxy = try ProxyVisit(model) { $0.perDay = 1 }
    let first = try await proxy.reply()
    #expect(first.status == 503 && first.text.contains("cannot be reached at the moment"))
    #expect(first.header("Retry-After") == "40")
    #expect(try await proxy.spent() == 0)
    isDown.withLock { $0 = false }
    #expect(try await proxy.reply().status == 200)
    #expect(try await proxy.spent() == Self.price)
  }

  @Test func `tells its owner what is wrong with the provider, and devices only that something is`()
    async throws
  {
    let told = Mutex<[String]>([])
    let model = try await FaultServer { _ in .whole(401, [:], "") }
    let proxy = try ProxyVisit(model, report: { word in told.withLock { $0.append(word) } })
    let answer = try await proxy.reply()
    #expect(answer.status == 502 && answer.text.contains("tell its owner"))
    #expect(!answer.text.contains("key"))
    #expect(told.withLock { $0 } == ["the provider does not accept the key; check it"])
  }

  @Test func `pays once for an answer that is of no use`() async throws {
    let model = try await FaultServer { FaultServer.says("I would rather not.", to: $0) }
    let proxy = try ProxyVisit(model)
    let first = try await proxy.reply(key: "one")
    #expect(first.status == 502 && first.text.contains("the model wrote nothing that may be used"))
    let asked = model.requests.all.count
    #expect(try await proxy.reply(key: "one").body == first.body)
    #expect(model.requests.all.count == asked)
    #expect(try await proxy.spent() == Double(asked) * Self.price)
  }

  @Test(arguments: [
    ("/chat-reply", "{", "the text ends"), ("/chat-reply", "{}", "voiceNoteTranscript"),
    ("/generate-script", #"{"distanceKm":4000}"#, "100 m to 100 km"),
    ("/workout", "{}", "the workout that is wanted"),
  ])
  func `says what of a question makes no sense`(path: String, body: String, reason: String)
    async throws
  {
    let proxy = try ProxyVisit(try await Self.model())
    let answer = try await proxy.ask("POST", path, body)
    #expect(answer.status == 400 && answer.text.contains(reason), "\(answer.text)")
    #expect(answer.header("Content-Type") == "application/problem+json")
  }

  @Test func `asks nobody where it cannot count`() async throws {
    let model = try await Self.model()
    // Nobody listens there.
    let proxy = try ProxyVisit(model, shared: try RedisAddress("redis://127.0.0.1:1/0"))
    #expect(try await proxy.ask("GET", "/health").status == 503)
    let answer = try await proxy.reply()
    #expect(answer.status == 503 && answer.text.contains("nobody answers at redis://127.0.0.1:1/0"))
    #expect(model.requests.all.isEmpty)
  }

  @Test func `describes every endpoint to whoever asks`() async throws {
    let proxy = try ProxyVisit(try await Self.model())
    let health = try JSON.parse(try await proxy.ask("GET", "/health", token: "").body)
    #expect(health["status"] == "ok" && health["shared"] == "memory")
    let json = try JSON.parse(try await proxy.ask("GET", "/openapi.json", token: "").body)
    #expect(
      json["paths"]?.object?.map { $0.key } == [
        "/health", "/metrics", "/openapi.json", "/generate-script", "/chat-reply",
        "/post-run-summary", "/insight", "/workout",
      ]
    )
    let names = json["components"]?["schemas"]?.object?.map { $0.key } ?? []
    for match in json.text().matches(of: /#\/components\/schemas\/(\w+)/) {
      #expect(names.contains(String(match.1)), "\(match.1)")
    }
  }
}
