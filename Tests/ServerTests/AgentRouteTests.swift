import Exchange
import Formats
import Server
import Testing
import Training

/// Agents by HTTP: `POST /mcp`.
struct AgentRouteTests {
  private let visitor = Visitor()

  private func token(_ shares: String) async throws -> String {
    let body = #"{"name":"Agent","scopes":["read"],"shares":[\#(shares)]}"#
    let answer = try await visitor.send("POST", "/api/v1/tokens", Array(body.utf8))
    return try #require(JSON.parse(answer.body)["secret"]?.string)
  }

  private func post(
    _ token: String?,
    _ message: String,
    _ headers: [(String, String)] = []
  ) async throws -> Answer {
    let shown = token.map { [("Authorization", "Bearer \($0)")] } ?? [("X-Pacesetter", "1")]
    return try await visitor.ask(
      "POST",
      "/mcp",
      headers: shown + headers,
      body: Array(message.utf8)
    )
  }

  private func modern(_ method: String, _ params: String = "") -> String {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
      + #""io.modelcontextprotocol/clientCapabilities":{}}"#
    return #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(params)\#(meta)}}"#
  }

  private func said(_ method: String, _ name: String? = nil) -> [(String, String)] {
    [("MCP-Protocol-Version", "2026-07-28"), ("Mcp-Method", method)]
      + (name.map { [("Mcp-Name", $0)] } ?? [])
  }

  @Test func `answers nobody without a token, not even at home`() async throws {
    let answer = try await post(nil, modern("tools/list"), said("tools/list"))
    #expect(answer.status == 401)
    #expect(answer.text.contains("make a token for the agent"))
  }

  @Test func `shows an agent the tools that its token shares`() async throws {
    for (shares, count) in [("", 3), (#""history""#, 6), (#""history","changes""#, 6)] {
      let answer = try await post(try await token(shares), modern("tools/list"), said("tools/list"))
      #expect(answer.status == 200)
      let tools = try JSON.parse(answer.body)["result"]?["tools"]?.array
      #expect(tools?.count == count, "\(answer.text)")
    }
  }

  @Test func `says that a token must share more`() async throws {
    let call = modern("tools/call", #""name":"races","arguments":{},"#)
    let answer = try await post(try await token(""), call, said("tools/call", "races"))
    #expect(answer.text.contains("make a token that shares races"), "\(answer.text)")
  }

  /// A library of one workout, and an owner who has written one and changed another.
  private func home() async throws -> Visitor {
    let ours = "---\nid: leg-basics\n---\n\n# Leg Basics\n\n## Squat\n\n3x5\n"
    let library = WorkoutLibrary.read(
      [WorkoutLibrary.File(name: "leg-basics", bytes: Array(ours.utf8))],
      catalogue: .empty
    )
    var home = visitor
    home.shelf = AgentShelf { AgentLibrary(library, knowing: .empty) }
    for (name, title) in [("leg-secrets", "Leg Secrets"), ("garage-pull", "Garage Pull")] {
      let body = JSON.written { json in
        json.object { json in
          json.field("text", "---\nid: \(name)\n---\n\n# \(title)\n\n## Row\n\n3x8\n")
          json.field("at", 1_790_000_000)
          json.field("utcOffsetMinutes", 0)
        }
      }
      let path = "/api/v1/library/workouts/" + name
      #expect(try await home.send("PUT", path, Array(body.text().utf8)).status < 300)
    }
    return home
  }

  private func call(
    _ home: Visitor,
    _ token: String,
    _ tool: String,
    _ arguments: String,
    accepting language: String? = nil
  ) async throws -> JSON {
    let answer = try await home.ask(
      "POST",
      "/mcp",
      headers: [("Authorization", "Bearer \(token)")] + said("tools/call", tool)
        + (language.map { [("Accept-Language", $0)] } ?? []),
      body: Array(modern("tools/call", #""name":"\#(tool)","arguments":\#(arguments),"#).utf8)
    )
    return try #require(JSON.parse(answer.body)["result"], "\(answer.text)")
  }

  private func titles(_ result: JSON) -> [String] {
    (result["structuredContent"]?["workouts"]?.array ?? []).compactMap {
      ($0["title"] ?? $0["workout"]?["title"])?.string
    }
  }

  /// The workouts that were recommended, each with where it comes from.
  private func origins(_ result: JSON) -> [String] {
    (result["structuredContent"]?["workouts"]?.array ?? []).map { card in
      (card["workout"]?["id"]?.string ?? "") + " " + (card["origin"]?.string ?? "")
    }.sorted()
  }

  @Test func `shows the owner's own workouts to an agent that may read the log`() async throws {
    let home = try await home()
    let agent = try await token(#""log""#)
    let all = try await call(home, agent, "search_workouts", "{}")
    #expect(titles(all) == ["Garage Pull", "Leg Basics", "Leg Secrets"])
    let own = { (result: JSON) in
      (result["structuredContent"]?["own"]?.array ?? []).compactMap(\.string)
    }
    #expect(own(all) == ["garage-pull", "leg-secrets"])
    let legs = try await call(home, agent, "search_workouts", #"{"words":"leg"}"#)
    #expect(titles(legs) == ["Leg Basics", "Leg Secrets"] && own(legs) == ["leg-secrets"])
    let shown = try await call(home, agent, "show_workout", #"{"id":"garage-pull"}"#)
    #expect(shown["structuredContent"]?["text"]?.string?.contains("# Garage Pull") == true)
    let ranked = try await call(home, agent, "recommend", "{}")
    #expect(Set(titles(ranked)) == ["Garage Pull", "Leg Basics", "Leg Secrets"])
    #expect(origins(ranked) == ["garage-pull Yours", "leg-basics Rules", "leg-secrets Yours"])

    // The owner sees which of their own went out.
    let ledger = try await home.send("GET", "/api/v1/agents/calls", [])
    let calls = try #require(JSON.parse(ledger.body)["calls"]?.array)
    let search = calls.filter { $0["tool"]?.string == "search_workouts" }
    #expect(
      Set(search.compactMap { $0["arguments"]?.string }) == [
        #"{"own":["garage-pull","leg-secrets"]}"#, #"{"words":"leg","own":["leg-secrets"]}"#,
      ]
    )
  }

  @Test func `names the origin of a workout in the language that the agent asks for`() async throws
  {
    let home = try await home()
    let agent = try await token(#""log""#)
    let german = try await call(home, agent, "recommend", "{}", accepting: "de-DE,de;q=0.9")
    #expect(origins(german) == ["garage-pull Deins", "leg-basics Regeln", "leg-secrets Deins"])
  }

  @Test(arguments: ["", #""history""#, #""races","memory","calendar","changes""#])
  func `hides the owner's own workouts from an agent that may not read the log`(
    shares: String
  ) async throws {
    let home = try await home()
    let agent = try await token(shares)
    let all = try await call(home, agent, "search_workouts", "{}")
    #expect(titles(all) == ["Leg Basics"])
    #expect(all["structuredContent"]?["own"]?.array?.isEmpty == true)
    #expect(titles(try await call(home, agent, "search_workouts", #"{"words":"secrets"}"#)) == [])
    let shown = try await call(home, agent, "show_workout", #"{"id":"garage-pull"}"#)
    #expect(shown["isError"]?.bool == true && shown["structuredContent"] == nil)
    for (method, params, name) in [
      ("resources/list", "", nil),
      (
        "resources/read", #""uri":"pacesetter://workouts/leg-secrets","#,
        "pacesetter://workouts/leg-secrets"
      ),
    ] as [(String, String, String?)] {
      let answer = try await home.ask(
        "POST",
        "/mcp",
        headers: [("Authorization", "Bearer \(agent)")] + said(method, name),
        body: Array(modern(method, params).utf8)
      )
      #expect(!answer.text.contains("Secrets") && !answer.text.contains("Garage"))
      #expect(answer.text.contains("leg-basics") == (name == nil), "\(answer.text)")
    }
  }

  @Test func `refuses headers that say something else than the body`() async throws {
    let token = try await token("")
    let call = modern("tools/call", #""name":"search_workouts","arguments":{},"#)
    for headers in [
      [], said("tools/call"), said("tools/list", "search_workouts"),
      said("tools/call", "show_workout"),
      [("MCP-Protocol-Version", "2025-11-25"), ("Mcp-Method", "tools/call")],
    ] {
      let answer = try await post(token, call, headers)
      #expect(answer.status == 400, "\(headers)")
      #expect(try JSON.parse(answer.body)["error"]?["code"]?.integer == -32020)
    }
    // A name that fits no header comes in base 64.
    let coded = said("tools/call", "=?base64?c2VhcmNoX3dvcmtvdXRz?=")
    #expect(try await post(token, call, coded).status == 200)
  }

  @Test func `speaks the earlier era without keeping anything in between`() async throws {
    let token = try await token("")
    let hello =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let answer = try await post(token, hello)
    #expect(answer.text.contains(#""protocolVersion":"2025-06-18""#))
    let notice = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let version = [("MCP-Protocol-Version", "2025-06-18")]
    #expect(try await post(token, notice, version).status == 202)
    let list = #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#
    #expect(try await post(token, list, version).status == 200)
    #expect(try await post(token, list, [("MCP-Protocol-Version", "1999-01-01")]).status == 400)
  }

  @Test func `gives errors the status that they have in HTTP`() async throws {
    let token = try await token("")
    #expect(try await post(token, "{").status == 400)
    #expect(try await post(token, modern("no/such"), said("no/such")).status == 404)
    let shown = [("Authorization", "Bearer \(token)")]
    for method in ["GET", "DELETE"] {
      let answer = try await visitor.ask(method, "/mcp", headers: shown)
      #expect(answer.status == 405)
      #expect(answer.header("Allow") == "POST")
    }
    let foreign = shown + [("Origin", "https://evil.example")]
    let answer = try await visitor.ask("POST", "/mcp", headers: foreign)
    #expect(answer.status == 403)
  }
}
