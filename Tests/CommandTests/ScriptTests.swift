import Exchange
import Formats
import Foundation
import Testing

struct ScriptTests {
  @Test func `writes a script that passes its own check`() throws {
    let written = try Command.run("script", "write", "--distance", "10km", "--target-pace", "5:00")
    #expect(written.status == 0)
    #expect(try JSON.parse(written.output)["messages"]?.array?.isEmpty == false)
    let checked = try Command.run("script", "check", "-", input: written.output)
    #expect(checked.status == 0)
    #expect(checked.errors.contains("is a script with"))
    let again = try Command.run("script", "write", "--distance", "10km", "--target-pace", "5:00/km")
    #expect(again.output == written.output)
  }

  @Test func `proves what it writes, and says why another script may not be played`() throws {
    let written = try Command.run("script", "write", "--distance", "6km", "--target-pace", "5:20")
    let proved = try Command.run("script", "prove", "-", input: written.output)
    #expect(proved.status == 0, "\(proved.output)\(proved.errors)")
    #expect(proved.rows.first?.hasPrefix("Rehearsal") == true)
    #expect(proved.rows.contains { $0.hasPrefix("too fast, then fading") })
    #expect(proved.rows.last == "It may be played.")
    let script =
      #"{"id":"x","messages":[{"id":"a","triggerSpec":{"type":"distance","atMeters":1000},"text":"You've reached the half marathon!"}]}"#
    try withFile("mine.json", script) { path in
      let refused = try Command.run(
        "script",
        "prove",
        path,
        "--distance",
        "6km",
        "--on",
        "demo:steady_5k"
      )
      #expect(refused.status == 65, "\(refused.errors)")
      #expect(refused.output.contains("error: a: it says \"half marathon\""))
      #expect(refused.rows.contains { $0.hasPrefix("demo:steady_5k") })
      #expect(refused.rows.last == "It may not be played.")
      let json = try Command.run("script", "prove", path, "--distance", "6km", "--json")
      #expect(json.status == 65)
      #expect(try JSON.parse(json.output)["isPlayable"] == false)
    }
  }

  @Test func `diagnoses with line and column and ends with status 1`() throws {
    let script = """
      {
        "id": "mine",
        "messages": [
          {"id": "a", "triggerSpec": {"type": "condition", "expression": "pace >"}, "text": "x"}
        ]
      }
      """
    try withFile("mine.json", script) { path in
      let outcome = try Command.run("script", "check", path)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("\(path):4:"))
      #expect(outcome.output.contains(": error: "))
      let json = try JSON.parse(try Command.run("script", "check", path, "--json").output)
      #expect(json["ok"] == .bool(false))
      #expect(json["diagnostics"]?[0]?["line"] == .number(4))
      #expect(json["diagnostics"]?[0]?["severity"] == .string("error"))
    }
    let empty = try Command.run("script", "check", "-", input: "")
    #expect(empty.status == 1)
    #expect(empty.output.hasPrefix("-:1:1: error: "))
    #expect(try Command.run("script", "check", "/no/such/file").status == 66)
  }

  @Test func `ends with status 0 when there are only warnings`() throws {
    let script = """
      {"id":"mine","messages":[{"id":"a","triggerSpec":{"type":"distance","atMeters":99000},"text":"x"}]}
      """
    try withFile("mine.json", script) { path in
      let outcome = try Command.run("script", "check", path, "--distance", "10km")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(": warning: "))
      #expect(
        try Command.run("script", "check", path, "--distance", "10km", "--quiet").output == ""
      )
    }
  }

  @Test func `explains with the heart that is remembered, unless another is given`() throws {
    let script = """
      {"id":"mine","messages":[
      {"id":"a","triggerSpec":{"type":"condition","expression":"hr_zone >= 5"},"text":"Ease off."}]}
      """
    let data = ScratchPlace()
    let environment = ["PACESETTER_DATA": data.url.path]
    try withFile("mine.json", script) { path in
      func decisions(_ more: String...) throws -> [String?] {
        let arguments = ["script", "explain", path, "demo:steady_5k", "--json"] + more
        return try Command.run(arguments, environment: environment).rows
          .map { try JSON.parse($0)["row"]?["decision"]?.string }
      }
      func remember(_ beats: String) throws {
        let outcome = try Command.run(
          ["memory", "set", "fact", "heart.max", beats],
          environment: environment
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      try remember("100")
      #expect(try decisions().contains("said"))
      #expect(try !decisions("--max-hr", "230").contains("said"))
      try remember("230")
      #expect(try !decisions().contains("said"))
      // By way of a server it is the same.
      let server = try ServedCommand(data: data.url)
      #expect(try !decisions().contains("said"))
      #expect(try decisions("--max-hr", "100").contains("said"))
      #expect(server.stop() == 0)
    }
  }

  @Test func `explains what became of every line`() throws {
    let script = """
      {"id":"mine","messages":[
      {"id":"a","triggerSpec":{"type":"distance","atMeters":1000},"text":"One down."},
      {"id":"b","triggerSpec":{"type":"distance","atMeters":1001},"text":"Too soon."},
      {"id":"c","triggerSpec":{"type":"distance","atMeters":90000},"text":"Never."}]}
      """
    try withFile("mine.json", script) { path in
      let outcome = try Command.run("script", "explain", path, "demo:steady_5k")
      #expect(outcome.status == 0)
      for words in ["said", "One down.", "Too soon.", "never due", "Never.", "saw distance"] {
        #expect(outcome.output.contains(words), "\(words)")
      }
      let rows = try Command.run("script", "explain", path, "demo:steady_5k", "--json").rows
      let decisions = try rows.map { try JSON.parse($0)["row"]?["decision"]?.string }
      #expect(decisions.contains("said") && decisions.contains("unfired"))
    }
  }
}
