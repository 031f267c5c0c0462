import Doorway
import Exchange
import Formats
import Testing

/// A page as the core sees it.
private struct Page {
  var session = PageSession()

  mutating func ask(_ request: JSON) throws -> JSON {
    try JSON.parse(session.reply(to: request.utf8()))
  }

  /// Opens a simulated run and starts it.
  mutating func start(_ scenario: String, _ settings: [(String, JSON)] = []) throws {
    _ = try ask(["do": "simulate", "scenario": .string(scenario), "seed": 7])
    var members = [JSON.Member("do", "start"), JSON.Member("coach", "data_analyst")]
    for (key, value) in settings { members.append(JSON.Member(key, value)) }
    let reply = try ask(.object(members))
    #expect(reply["error"] == nil)
  }

  mutating func refusal(_ request: JSON) throws -> String? {
    try ask(request)["error"]?["message"]?.string
  }
}

struct PageSessionTests {
  @Test func `offers every coach with a sample`() throws {
    var page = Page()
    let coaches = try #require(try page.ask(["do": "coaches"])["coaches"]?.array)
    #expect(coaches.count >= 3)
    #expect(
      coaches.allSatisfy { coach in
        ["id", "name", "about", "sample"].allSatisfy { coach[$0]?.string?.isEmpty == false }
      }
    )
  }

  @Test func `offers simulated runs and opens one`() throws {
    var page = Page()
    let scenarios = try #require(try page.ask(["do": "simulate"])["scenarios"]?.array)
    #expect(scenarios.contains { $0["id"] == "steady_10k" })
    let opened = try page.ask(["do": "simulate", "scenario": "steady_10k", "seed": 7])
    let recording = try #require(opened["recording"])
    #expect(recording["title"]?.string?.hasPrefix("Run · 10.") == true)
    #expect(recording["route"]?["path"]?.string?.hasPrefix("M") == true)
    #expect(recording["hasHeartRate"] == true)
  }

  @Test func `coaches a run to its end`() throws {
    var page = Page()
    try page.start("steady_5k", [("goal", ["distanceMeters": 5000]), ("targetPaceSecPerKm", 300)])
    var lines: [String] = []
    var state = ""
    var isFinished = false
    var at = 0.0
    while !isFinished, at < 4000 {
      at += 15
      let reply = try page.ask(["do": "advance", "to": .number(at)])
      for timed in reply["effects"]?.array ?? [] {
        if let text = timed["effect"]?["speak"]?["text"]?.string { lines.append(text) }
      }
      state = reply["screen"]?["state"]?.string ?? ""
      isFinished = reply["finished"] == true
    }
    #expect(state == "ended")
    #expect(lines.count > 10 && Set(lines).count == lines.count)
    let summary = try #require(try page.ask(["do": "summary"])["summary"])
    #expect(summary["said"]?.number == Double(lines.count))
    #expect(summary["splits"]?.array?.count ?? 0 >= 5)
    #expect(summary["title"]?.string?.hasPrefix("5.0") == true)
  }

  @Test func `says why a line was said`() throws {
    var page = Page()
    try page.start("steady_5k")
    let reply = try page.ask(["do": "advance", "to": 400])
    let first = reply["effects"]?.array?.lazy.compactMap { $0["effect"]?["speak"] }.first
    let speak = try #require(first)
    let row = try #require(try page.ask(["do": "why", "line": speak["id"] ?? ""])["row"])
    #expect(row["decision"] == "said")
    #expect(row["title"] == speak["text"])
    #expect(row["why"]?.string?.hasPrefix("Planned for") == true)
    #expect(row["values"]?.array?.isEmpty == false)
    let rows = try #require(try page.ask(["do": "ledger"])["rows"]?.array)
    #expect(rows.contains(row))
  }

  @Test func `rehearses what it will say, and changes nothing`() throws {
    var page = Page()
    try page.start("steady_5k", [("goal", ["distanceMeters": 5000])])
    let rehearsed = try #require(try page.ask(["do": "rehearse"])["lines"]?.array)
    let reply = try page.ask(["do": "advance", "to": 4000])
    let said = (reply["effects"]?.array ?? []).compactMap { $0["effect"]?["speak"] }
    #expect(rehearsed.compactMap { $0["text"]?.string } == said.compactMap { $0["text"]?.string })
    #expect(rehearsed.compactMap { $0["spoken"]?.string }.allSatisfy { !$0.contains("{") })
  }

  @Test func `is muted by an event and shows it`() throws {
    var page = Page()
    try page.start("steady_5k")
    _ = try page.ask(["do": "advance", "to": 30])
    let muted = try page.ask(["do": "event", "at": 30, "event": ["mute": true]])
    #expect(muted["screen"]?["muted"] == true)
    let reply = try page.ask(["do": "advance", "to": 1400])
    #expect((reply["effects"]?.array ?? []).allSatisfy { $0["effect"]?["speak"] == nil })
  }

  @Test func `knows a place on the route`() throws {
    var page = Page()
    try page.start("steady_5k")
    let reply = try page.ask(["do": "advance", "to": 60])
    #expect(reply["screen"]?["marker"]?["x"]?.number != nil)
  }

  @Test func `shows miles to those who think in them`() throws {
    var page = Page()
    try page.start("steady_5k", [("units", "imperial")])
    let reply = try page.ask(["do": "advance", "to": 600])
    #expect(reply["screen"]?["distance"]?["unit"] == "mi")
    #expect(reply["screen"]?["splits"]?.array?.count == 1)
  }

  @Test func `plays a script of the runner's own, alone`() throws {
    var page = Page()
    let script: JSON = [
      "id": "mine",
      "messages": [
        ["id": "a", "triggerSpec": ["type": "time", "atSeconds": 10], "text": "Ten seconds."]
      ],
    ]
    _ = try page.ask(["do": "simulate", "scenario": "too_fast_10k"])
    _ = try page.ask(["do": "start", "script": script])
    let reply = try page.ask(["do": "advance", "to": 4000])
    let said = (reply["effects"]?.array ?? []).compactMap {
      $0["effect"]?["speak"]?["text"]?.string
    }
    #expect(said == ["Ten seconds."])
  }

  @Test func `refuses with a sentence`() throws {
    var page = Page()
    #expect(
      try page.refusal(["do": "start"])
        == "no recording is open; choose a file or a demo run first"
    )
    #expect(try page.refusal(["do": "advance", "to": 1]) == "the run has not been started yet")
    #expect(try page.refusal(["do": "fly"]) == #"the core does not know how to "fly""#)
    #expect(try page.refusal([1]) == "the value is a list, expected an object")
    #expect(
      try page.refusal(["do": "simulate", "scenario": "nonsense"])?.hasPrefix(
        #""scenario" is "nonsense", expected one of steady_5k"#
      ) == true
    )
  }

  @Test func `says of a rubbish file what it is not`() throws {
    var page = Page()
    let reply = try JSON.parse(page.session.open(Array("hello".utf8)))
    #expect(reply["error"]?["message"]?.string?.hasPrefix("We can't read this file.") == true)
    #expect(reply["error"]?["details"]?.string?.contains("FIT") == true)
    #expect(reply["error"]?["offset"]?.number == 0)
  }

  @Test func `answers any bytes with JSON`() throws {
    var page = Page()
    for length in 0..<64 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      #expect(try JSON.parse(page.session.reply(to: bytes))["error"] != nil)
    }
  }
}
