import Formats
import Foundation
import Testing

/// `pacesetter mcp`: the official client of the Model Context Protocol as somebody's agent.
struct AgentTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"])
  }

  /// What an agent of an era finds, or nothing where the client is not installed.
  private func agent(
    _ era: String,
    sharing shares: String,
    at address: String? = nil,
    token: String = ""
  ) throws -> JSON? {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let python = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/agents/venv/bin/python3")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      print("skipped: the client of agents is not installed; make test installs it")
      return nil
    }
    let output = data.url.appendingPathComponent("agent.json")
    let errors = data.url.appendingPathComponent("agent.err")
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    for file in [output, errors] { try Data().write(to: file) }
    let child = try Child(
      python.path,
      [
        tests.appendingPathComponent("Harness/agent.py").path, address ?? Command.program.path, era,
        shares,
      ],
      environment: ProcessInfo.processInfo.environment.merging([
        "PACESETTER_DATA": data.url.appendingPathComponent("home").path, "TZ": "UTC",
        "PACESETTER_TOKEN": token,
      ]) { $1 },
      output: .file(output),
      errors: .file(errors)
    )
    let status = child.wait()
    let complaint = try String(contentsOf: errors, encoding: .utf8)
    #expect(status == 0, "\(complaint)")
    return try JSON.parse(Array(try Data(contentsOf: output)))
  }

  @Test(arguments: ["legacy", "auto", "2026-07-28"])
  func `serves an agent of either era, and writes down what it read`(era: String) throws {
    guard let found = try agent(era, sharing: "history,log,races,memory,changes") else { return }
    let calls = try #require(found["calls"]?.object)
    #expect(found["tools"]?.array?.count == 18)
    #expect(calls.map(\.key).count == 18)
    for call in calls {
      #expect(call.value["isError"]?.bool == false, "\(call.key): \(call.value["text"] ?? .null)")
    }
    func text(_ name: String) -> String { found["calls"]?[name]?["text"]?.string ?? "" }
    #expect(text("show_workout").contains("After the Run"))
    #expect(text("log").contains("Bench Press"))
    #expect(text("add_race").contains("2031-04-11"))
    #expect(text("plan").contains("After the Run") && text("plan").contains("18:00"))
    let refusals = found["refusals"]?.array?.compactMap(\.string) ?? []
    #expect(
      refusals.prefix(3) == [
        "there is no exercise bench pres; did you mean Bench Press?",
        #""garbage" is not part of a set; write it like 5x80kg, 3x10, 45s or 8 +10kg @8"#,
        #""minutes" is a text that does not fit, expected a whole number from 1 to 1440"#,
      ]
    )
    #expect(refusals[3].hasPrefix("\"id\" is missing"), "\(refusals)")
    #expect(found["resources"]?.number ?? 0 > 50)
    #expect(found["workout"]?.string?.hasPrefix("---\nid: ") == true)
    let documents = found["documents"]
    let format = documents?["pacesetter://documents/workout-format"]?.string
    #expect(format?.hasPrefix("# ") == true && format?.contains("EMOM") == true)
    let schema = documents?["pacesetter://documents/record-export-schema"]?.string
    #expect(try schema.map { try JSON.parse($0)["$schema"]?.string } != nil)
    #expect(found["unknown"]?.string?.contains("there is no tool no_such_tool") == true)

    // Its owner sees each call, and takes back what it wrote.
    let home = ["PACESETTER_DATA": data.url.appendingPathComponent("home").path, "TZ": "UTC"]
    let ledger = try Command.run(["mcp", "ledger"], environment: home)
    #expect(ledger.rows.contains { $0.contains("log_set") && $0.contains("3x5x80kg @8") })
    #expect(ledger.rows.contains { $0.contains("show_workout") && $0.hasSuffix("refused") })
    let undone = try Command.run(["log", "undo"], environment: home)
    #expect(undone.status == 0 && undone.errors.hasPrefix("undone: Bench Press"), "\(undone)")
  }

  @Test(arguments: ["legacy", "auto", "2026-07-28"])
  func `serves an agent of either era by HTTP, with its token`(era: String) throws {
    let home = data.url.appendingPathComponent("home")
    let server = try ServedCommand(data: home)
    let here = ["PACESETTER_DATA": home.path, "TZ": "UTC"]
    let shares = "history,log,races,memory,changes"
    let made = try Command.run(
      ["tokens", "add", "Agent", "--scope", "read,log", "--share", shares],
      environment: here
    )
    let token = try #require(made.rows.first, "\(made)")
    let address = "http://127.0.0.1:\(server.port)/mcp"
    guard let found = try agent(era, sharing: shares, at: address, token: token) else { return }
    let calls = try #require(found["calls"]?.object)
    #expect(calls.map(\.key).count == found["tools"]?.array?.count)
    for call in calls {
      #expect(call.value["isError"]?.bool == false, "\(call.key): \(call.value["text"] ?? .null)")
    }
    #expect(found["workout"]?.string?.hasPrefix("---\nid: ") == true)
    #expect(found["unknown"]?.string?.contains("there is no tool no_such_tool") == true)
    let ledger = try Command.run(["mcp", "ledger"], environment: here)
    #expect(ledger.rows.contains { $0.contains("log_set") && $0.contains("3x5x80kg @8") })

    // It is seen who came, and the door closes at once.
    let listed = try Command.run(["tokens"], environment: here)
    #expect(listed.output.contains("for talkToAgent  Agent"), "\(listed)")
    let id = String(listed.output.prefix(8))
    #expect(try Command.run(["tokens", "revoke", id], environment: here).status == 0)
    let shown = ["Authorization: Bearer \(token)"]
    #expect(PlainHTTP(port: server.port).ask("POST", "/mcp", headers: shown)?.status == 401)
    #expect(server.stop() == 0)
  }

  @Test func `shows an agent no more than its owner shares`() throws {
    guard let found = try agent("auto", sharing: "") else { return }
    #expect(
      found["tools"]?.array?.compactMap(\.string) == [
        "search_workouts", "show_workout", "check_workout",
      ]
    )
    let refused = found["calls"]?["trends"]
    #expect(refused?["isError"]?.bool == true)
    #expect(refused?["text"]?.string?.contains("--share history") == true)
  }

  @Test func `names the shares that there are`() throws {
    let outcome = try run("mcp", "serve", "--share", "log,all")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--share has all, expected some of history, log"))
    #expect(try run("mcp", "ledger").errors == "No agent has asked for anything.\n")
  }
}
