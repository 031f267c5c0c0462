import Doorway
import Exchange
import Formats
import Sessions
import Testing
import Training

struct LedWorkoutTests {
  /// What a workout has that is more than sets of a weight: sides, pairs, a score, an effort, remarks.
  private static let text = """
    ---
    units: kg
    ---
    # Sides

    ## Legs
    - Lunge — 2 x 8 @ 20 kg, per side
    - Farmer Walk — 1 x 40 m
    - Row — 1 x 12 cal

    ## AMRAP 1
    - 5 Pull-Up
    """

  private func led() throws -> GymPage {
    var page = GymPage()
    try page.open(Self.text)
    try page.tell([["start": [:]]])
    let pair: JSON = ["mode": "external", "value": 22.5, "unit": "kg", "pair": true]
    try page.tell([["done": ["result": ["count": 8, "load": pair, "rir": 2]]]], after: 40)
    try page.tell([["done": [:]]], after: 90)
    try page.tell([["done": [:]]], after: 60)
    try page.tell([["done": ["result": ["count": 12, "unit": "calories", "rpe": 5]]]], after: 60)
    try page.tell([["start": [:]]], after: 5)
    try page.tell([["roundDone": [:]]], after: 15)
    try page.tell([["note": "knee"]], after: 120)
    try page.tell([["note": "slow"], ["effort": 7], ["end": [:]]], after: 9)
    return page
  }

  private func records(_ page: inout PageSession, of session: JSON) throws -> [JSON] {
    // The day before, the same workout went less well.
    let before: JSON = [
      "id": "gym-0", "startedAt": 1_767_168_000, "hash": session["hash"] ?? .null,
      "score": ["rounds": 0, "reps": 1],
    ]
    let log: JSON = ["sessions": [before, session], "runs": []]
    let request: JSON = ["do": "progress", "now": 1_767_300_000, "log": log]
    return try JSON.parse(page.reply(to: request.utf8()))["records"]?.array ?? []
  }

  @Test func `a workout led on one device ranks, scores and weighs the same on another`() throws {
    var page = try led()
    try page.ask(["do": "gymSummary"])
    let own = try #require(page.last["logged"])
    let session = try #require(KeptGym.session(of: page.lines))
    var json = JSONWriter()
    session.writeLogged(to: &json)
    let other = try JSON.parse(json.bytes)
    #expect(other == own)
    #expect(session.workout == "test")
    #expect(session.score == .roundsAndReps(rounds: 1, reps: 0))
    #expect(session.effort == 7)
    #expect(session.sets.first?.isPerSide == true)
    // Two weights of 22.5 kg, eight times on each side, then twice as many of the same.
    #expect(session.volume == 1440)
    var desk = PageSession()
    let found = try records(&desk, of: other)
    #expect(found.contains { $0["words"]?.string?.contains("1 round") == true })
    #expect(try records(&desk, of: own) == found)
    let library: JSON = [
      "do": "library", "catalogue": "",
      "files": [["name": "test", "text": .string(Self.text), "origin": "rules"]],
    ]
    _ = desk.reply(to: library.utf8())
    let cards = try [own, other].map { session in
      let request: JSON = [
        "do": "discover", "now": 1_767_300_000, "log": ["sessions": [session], "runs": []],
      ]
      return try JSON.parse(desk.reply(to: request.utf8()))
    }
    #expect(cards[0] == cards[1])
    let text = String(decoding: cards[1].utf8(), as: UTF8.self)
    #expect(text.contains("gym-1"), "no reason of the ranking names the session")
  }

  @Test func `an export tells all of a led workout, and is read again`() throws {
    let session = try #require(KeptGym.session(of: led().lines))
    var json = JSONWriter()
    session.write(to: &json)
    #expect(try StrengthSession(JSON.parse(json.bytes)) == session)
  }
}

extension GymPage {
  fileprivate var lines: [[UInt8]] { journal.map { Array(($0.string ?? "").utf8) } }
}
