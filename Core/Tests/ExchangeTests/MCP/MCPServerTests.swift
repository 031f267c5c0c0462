import Exchange
import Formats
import Testing

/// What an agent says, and what it is told.
struct MCPServerTests {
  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  private func server(_ shares: MCPShare...) -> MCPServer {
    MCPServer(release: "1.0", shares: Set(shares))
  }

  private func reply(_ server: MCPServer, _ method: String, _ params: String = meta) throws -> JSON
  {
    var server = server
    let line = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(params)}}"#
    guard case .reply(let bytes) = server.receive(Array(line.utf8)) else {
      Issue.record("no reply to \(method)")
      return .null
    }
    return try JSON.parse(bytes)
  }

  @Test func `introduces itself to a client of today`() throws {
    let result = try #require(try reply(server(), "server/discover")["result"])
    #expect(result["supportedVersions"]?[0]?.string == "2026-07-28")
    #expect(result["resultType"]?.string == "complete")
    #expect(result["ttlMs"]?.integer == 3_600_000 && result["cacheScope"]?.string == "private")
    let identity = result["_meta"]?["io.modelcontextprotocol/serverInfo"]
    #expect(identity?["name"]?.string == "pacesetter" && identity?["version"]?.string == "1.0")
  }

  @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26"])
  func `agrees with an earlier client on its version`(version: String) throws {
    var server = server()
    let hello =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
    guard case .reply(let bytes) = server.receive(Array(hello.utf8)) else {
      Issue.record("no reply")
      return
    }
    #expect(try JSON.parse(bytes)["result"]?["protocolVersion"]?.string == version)
    #expect(
      server.receive(Array(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8))
        == .nothing
    )
    let list = try reply(server, "tools/list", "")
    #expect(list["result"]?["tools"]?.array?.count == 3)
    #expect(list["result"]?["resultType"] == nil)
  }

  @Test func `takes a batch from a client of the version that has them`() throws {
    func steps(_ version: String, _ batch: String) -> MCPStep {
      var server = server()
      let hello =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
      _ = server.receive(Array(hello.utf8))
      return server.receive(Array(batch.utf8))
    }
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping","params":null}"#
    let call =
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"search_workouts","arguments":null}}"#
    let remark = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let hello = #"{"jsonrpc":"2.0","id":3,"method":"initialize"}"#
    guard case .batch(let found) = steps("2025-03-26", "[\(ping),\(call),\(remark),\(hello),7]"),
      found.count == 5, case .reply(let pong) = found[0], case .ask(let ask) = found[1],
      case .reply(let late) = found[3], case .reply(let odd) = found[4]
    else {
      Issue.record("no batch")
      return
    }
    #expect(ask.wish == .tool(.searchWorkouts, .object([])))
    #expect(found[2] == .nothing)
    #expect(try JSON.parse(late)["error"]?["message"]?.string?.contains("alone") == true)
    #expect(try JSON.parse(odd)["error"]?["code"]?.integer == -32600)
    let all = try JSON.parse(try #require(MCPServer.batch([pong, late])))
    #expect(all.array?.map { $0["id"]?.integer } == [1, 3])
    #expect(MCPServer.batch([]) == nil)
    for (version, batch) in [("2025-06-18", "[\(ping)]"), ("2025-03-26", "[]")] {
      guard case .reply(let bytes) = steps(version, batch) else {
        Issue.record("no refusal of \(batch)")
        continue
      }
      #expect(try JSON.parse(bytes)["error"]?["code"]?.integer == -32600)
    }
  }

  @Test func `refuses what names no version, or another one`() throws {
    #expect(try reply(server(), "tools/list", "")["error"]?["code"]?.integer == -32602)
    let other = Self.meta.replacing("2026-07-28", with: "2031-01-01")
    let error = try #require(try reply(server(), "tools/list", other)["error"])
    #expect(error["code"]?.integer == -32022)
    #expect(error["data"]?["requested"]?.string == "2031-01-01")
    #expect(error["data"]?["supported"]?[0]?.string == "2026-07-28")
  }

  @Test func `lists only the tools that are shared, with a whole schema each`() throws {
    let few = try reply(server(), "tools/list")["result"]?["tools"]?.array ?? []
    #expect(
      few.compactMap { $0["name"]?.string } == ["search_workouts", "show_workout", "check_workout"]
    )
    let all = MCPTool.allowed(by: Set(MCPShare.allCases))
    #expect(all.count == MCPTool.allCases.count)
    let server = MCPServer(release: "1", shares: Set(MCPShare.allCases))
    let tools = try reply(server, "tools/list")["result"]?["tools"]?.array ?? []
    for tool in tools {
      let schema = try #require(tool["inputSchema"])
      #expect(schema["type"]?.string == "object" && schema["additionalProperties"]?.bool == false)
      let names = schema["properties"]?.object?.map { $0.key } ?? []
      for name in schema["required"]?.array ?? [] { #expect(names.contains(name.string ?? "")) }
      for name in names {
        #expect(schema["properties"]?[name]?["description"]?.string?.isEmpty == false)
      }
    }
    let writing = tools.filter { $0["annotations"]?["readOnlyHint"]?.bool == false }
    #expect(
      writing.compactMap { $0["name"]?.string } == [
        "log_set", "log_challenge", "plan_workout", "add_race", "note", "write_workout",
        "write_script",
      ]
    )
  }

  @Test(arguments: [
    (#""name":"log_set","arguments":{"exercise":"Squat","set":"5x80"}"#, "--share changes"),
    (#""name":"log","arguments":{"since":"June"}"#, "a day like 2026-06-01"),
    (#""name":"log","arguments":{"from":"x"}"#, "has no argument \"from\""),
    (#""name":"show_workout","arguments":{}"#, "\"id\" is missing"),
    (#""name":"recommend","arguments":{"minutes":0}"#, "from 1 to 1440"),
    (#""name":"recommend","arguments":{"category":"chess"}"#, "one of "),
    (#""name":"recommend","arguments":{"equipment":["mat",3]}"#, "a list of texts"),
  ])
  func `says what to change in a call that does not fit`(call: String, words: String) throws {
    let result = try #require(
      try reply(server(.log), "tools/call", call + "," + Self.meta)["result"]
    )
    #expect(result["isError"]?.bool == true)
    #expect(result["content"]?[0]?["text"]?.string?.contains(words) == true)
  }

  @Test func `hands a call on and answers it as text and as a value`() throws {
    var server = server(.log)
    let line =
      #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"log","arguments":{},\#(Self.meta)}}"#
    guard case .ask(let ask) = server.receive(Array(line.utf8)) else {
      Issue.record("not asked")
      return
    }
    #expect(ask.wish == .tool(.log, .object([])))
    let value = JSON.object([.init("sessions", .array([]))])
    let answer = try JSON.parse(server.answer(ask, .value(value)))
    #expect(answer["id"]?.string == "a")
    #expect(answer["result"]?["structuredContent"] == value)
    #expect(answer["result"]?["content"]?[0]?["text"]?.string == #"{"sessions":[]}"#)
    #expect(answer["result"]?["isError"]?.bool == false)
    let refused = try JSON.parse(server.answer(ask, .refused("No log yet.")))
    #expect(refused["result"]?["isError"]?.bool == true)
  }

  @Test(arguments: [
    ("tools/call", #""name":"fly""#, -32602), ("nothing/here", "", -32601),
    ("resources/read", #""uri":"file:///etc/passwd""#, -32602),
    ("prompts/get", #""name":"sing""#, -32602), ("ping", "", -32601),
  ])
  func `answers by code where there is no such thing`(
    method: String,
    params: String,
    code: Int64
  ) throws {
    let all = params.isEmpty ? Self.meta : params + "," + Self.meta
    #expect(try reply(server(), method, all)["error"]?["code"]?.integer == code)
  }

  @Test func `offers prompts and the template of its resources`() throws {
    let prompts = try reply(server(), "prompts/list")["result"]?["prompts"]?.array ?? []
    #expect(prompts.compactMap { $0["title"]?.string } == ["Plan my week", "Review my month"])
    let one = try reply(server(), "prompts/get", #""name":"plan_my_week","# + Self.meta)
    #expect(one["result"]?["messages"]?[0]?["role"]?.string == "user")
    let templates = try reply(server(), "resources/templates/list")["result"]
    #expect(
      templates?["resourceTemplates"]?[0]?["uriTemplate"]?.string == "pacesetter://workouts/{id}"
    )
  }
}
