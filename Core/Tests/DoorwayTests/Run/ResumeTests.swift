import Doorway
import Exchange
import Formats
import Testing
import Training

/// R5 and R6 of the reliability requirements, as far as the core keeps them.
struct ResumeTests {
  private func running() throws -> LivePage {
    var page = LivePage()
    try page.open([("goal", ["distanceMeters": 5000])])
    try page.live([["start": [:]]])
    try page.run(seconds: 120)
    return page
  }

  @Test func `goes on where it was, with the gap marked`() throws {
    var page = try running()
    let before = page.distance
    try page.die(for: 45)
    #expect(page.last["resumed"]?["gapSeconds"] == 45)
    #expect(page.last["resumed"]?["language"] == "en")
    // The last line was written by going on, and what other devices are told is no entry.
    let entries = page.journal.dropLast().filter { !($0.string ?? "").contains("workoutStarted") }
    #expect(page.last["resumed"]?["entries"]?.number == Double(entries.count))
    #expect(abs(page.distance - before) < 0.011)
    #expect(page.time == "2:45")
    #expect(page.phase == "running")
    let gap = try #require(
      page.last["effects"]?.array?.compactMap { $0["effect"]?["gap"] }.first
    )
    #expect(gap["kind"] == "restart" && gap["from"] == 120 && gap["to"] == 165)
    try page.run(seconds: 60, from: 165)
    // The straight line across the gap counts, and is flagged.
    #expect(abs(page.distance - 0.675) < 0.02)
    #expect(page.time == "3:45")
  }

  @Test func `says again nothing that it has said`() throws {
    var page = try running()
    let said = page.effects.compactMap { $0["effect"]?["speak"]?["text"]?.string }
    #expect(!said.isEmpty)
    page.effects = []
    try page.die(for: 2)
    try page.run(seconds: 120, from: 122)
    let again = page.effects.compactMap { $0["effect"]?["speak"]?["text"]?.string }
    #expect(Set(said).isDisjoint(with: again))
    try page.ask(["do": "ledger"])
    let rows = page.last["rows"]?.array ?? []
    #expect(said.allSatisfy { text in rows.contains { $0["title"]?.string == text } })
  }

  @Test(arguments: 0..<60)
  func `is the same after a kill at any moment`(moment: Int) throws {
    // A kill that takes no time changes nothing but that it is marked: cut anywhere, go on the same.
    var whole = LivePage()
    try whole.open([("autoPause", true)])
    try whole.live([["startWhen": ["fix": true, "countdown": 3]]])
    try whole.run(seconds: 60)
    var cut = LivePage()
    try cut.open([("autoPause", true)])
    try cut.live([["startWhen": ["fix": true, "countdown": 3]]])
    try cut.run(seconds: moment)
    try cut.die(for: 0)
    try cut.run(seconds: 60 - moment, from: moment)
    #expect(cut.time == whole.time)
    #expect(cut.phase == whole.phase)
    #expect(abs(cut.distance - whole.distance) < 0.011)
  }

  @Test func `reads whole lines only`() throws {
    var page = try running()
    let text = try #require(page.journal[100].string)
    page.journal[100] = .string(String(text.dropLast(4)))
    try page.die(for: 10)
    #expect(page.last["resumed"]?["entries"] == 100)
    #expect(page.last["resumed"]?["damage"]?.string?.hasPrefix("line 101") == true)
  }

  @Test func `stops where a line is missing`() throws {
    var page = try running()
    page.journal.remove(at: 50)
    try page.die(for: 10)
    #expect(page.last["resumed"]?["entries"] == 50)
    #expect(page.last["resumed"]?["damage"] == "line 51: a line is missing before it")
  }

  @Test func `can be looked at before it is decided`() throws {
    var page = try running()
    let kept = page.journal
    try page.die(for: 40_000, take: "look")
    #expect(page.last["resumed"]?["gapSeconds"] == 40_000)
    #expect(page.time == "2:00")
    #expect(page.journal == kept)
    try page.die(for: 0, take: "end")
    #expect(page.phase == "ended")
    #expect(page.time == "2:00")
    try page.ask(["do": "summary"])
    #expect(page.last["summary"]?["title"]?.string?.hasSuffix("in 2:00") == true)
  }

  @Test func `can die twice`() throws {
    var page = try running()
    try page.die(for: 30)
    try page.run(seconds: 30, from: 150)
    try page.die(for: 20)
    try page.run(seconds: 10, from: 200)
    #expect(page.time == "3:30")
    let gaps = page.effects.compactMap { $0["effect"]?["gap"] }.filter { $0["kind"] == "restart" }
    #expect(gaps.compactMap { $0["from"]?.number } == [120, 180])
  }

  @Test func `is not moved by a clock that was set while it ran`() throws {
    var page = try running()
    page.wall += 3_600_000
    try page.run(seconds: 60, from: 120)
    #expect(page.time == "3:00")
    try page.die(for: 10)
    #expect(page.last["resumed"]?["gapSeconds"] == 10)
    #expect(page.time == "3:10")
  }

  @Test func `marks a sleep of the device`() throws {
    var page = try running()
    page.wall += 600_000
    try page.live([["suspended": [:]]], after: 0)
    #expect(page.time == "12:00")
    let gap = page.last["effects"]?.array?.compactMap { $0["effect"]?["gap"] }.first
    #expect(gap?["kind"] == "suspended")
    let spoken = page.last["effects"]?.array?.filter { $0["effect"]?["speak"] != nil } ?? []
    #expect(spoken.count <= 1)
  }

  @Test func `stays thrown away`() throws {
    var page = try running()
    try page.live([["discard": [:]]])
    #expect(page.phase == "discarding")
    try page.die(for: 5)
    #expect(page.phase == "discarding")
    try page.live([["undo": [:]]])
    #expect(page.phase == "running")
    try page.live([["discard": [:]]])
    try page.die(for: 30)
    #expect(page.phase == "discarded")
    #expect(page.last["finished"] == true)
  }
}
