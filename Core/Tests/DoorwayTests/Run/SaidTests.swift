import Doorway
import Exchange
import Formats
import Testing

/// What a runner types or says on a page, and what the journal makes of it.
struct SaidTests {
  @Test func `answers a typed command and keeps its meaning in the journal`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 60)
    try page.live([["said": ["id": "w1", "text": "How far?"]]])
    let heard = page.effects.compactMap { $0["effect"]?["heard"] }
    #expect(heard.count == 1 && heard.first?["meaning"]?.string == "distance")
    try page.run(seconds: 2, from: 60)
    let spoken = page.effects.compactMap { $0["effect"]?["speak"] }
    let answer = try #require(spoken.last { $0["source"]?.string == "reply:w1" })
    #expect(answer["text"]?.string?.hasSuffix(" so far.") == true)

    let lines = page.journal.compactMap { $0.string }
    let asked = try #require(lines.last { $0.contains("\"asked\"") })
    #expect(asked.contains(#""asked":{"id":"w1","text":"How far?","meaning":"distance"}"#))

    // Taken up from its journal, the run has said the same.
    var other = LivePage()
    other.monotonic = page.monotonic
    other.wall = page.wall
    try other.ask([
      "do": "resume", "clock": other.clock, "journal": .array(page.journal), "take": "look",
    ])
    #expect(other.last["resumed"]?["session"]?.string == "run-1")
  }

  @Test func `falls silent when told to and shows it`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 5)
    try page.live([["said": ["id": "w1", "text": "quiet"]]])
    #expect(page.last["screen"]?["muted"]?.bool == true)
    try page.live([["said": ["id": "w2", "text": "speak again"]]])
    #expect(page.last["screen"]?["muted"]?.bool == false)
  }

  @Test func `refuses words without letters or without end`() throws {
    var page = LivePage()
    try page.open()
    for text in ["", String(repeating: "a", count: 1001)] {
      let request: JSON = [
        "do": "live", "clock": page.clock,
        "events": [["said": ["id": "w1", "text": .string(text)]]],
      ]
      let reply = try JSON.parse(page.session.reply(to: request.utf8()))
      #expect(reply["error"] != nil)
    }
  }

  @Test func `does in the gym what is said, and answers`() throws {
    var page = GymPage()
    try page.open()
    try page.ask(["do": "gym", "clock": page.clock, "events": [["start": [:]]]])
    page.monotonic += 20_000
    page.wall += 20_000
    try page.ask([
      "do": "gym", "clock": page.clock, "events": [["said": ["text": "Eight reps at sixty"]]],
    ])
    let logged = page.effects.compactMap { $0["effect"]?["logged"] }
    #expect(logged.count == 1)
    page.monotonic += 10_000
    page.wall += 10_000
    try page.ask(["do": "gym", "clock": page.clock, "events": [["said": ["text": "how long"]]]])
    let words = page.effects.compactMap { $0["effect"]?["speak"]?["text"]?.string }
    #expect(words.last == "50 seconds of rest left.")
  }
}
