import Doorway
import Exchange
import Formats
import Testing
import Training

struct GymPageTests {
  @Test func `leads through a workout and keeps every set in its journal`() throws {
    var page = GymPage()
    try page.open()
    #expect(page.last["screen"]?["stage"]?.string == "preparing")
    try page.tell([["start": [:]]])
    #expect(page.last["screen"]?["exercise"]?.string == "Squat")
    try page.tell([["done": [:]]], after: 20)
    #expect(page.last["screen"]?["stage"]?.string == "rest")
    #expect(page.last["durable"]?.bool == true)
    try page.tell([], after: 30.2)
    #expect(page.last["screen"]?["stepClock"]?["reading"]?.string == "0:30")
    #expect(page.last["durable"]?.bool == false)
    #expect(page.journal.count == 3)
    try page.tell([["done": ["result": ["count": 4, "load": ["value": 82.5]]]]], after: 60)
    try page.ask(["do": "gymSummary"])
    #expect(page.last["logged"]?["sets"]?.array?.count == 2)
    #expect(page.last["logged"]?["sets"]?.array?[1]["result"]?["load"]?["value"]?.number == 82.5)
  }

  @Test(arguments: 0..<40)
  func `comes back after a kill at any moment as if nothing had been`(seed: UInt64) throws {
    var random = Seed(seed)
    var killed = GymPage()
    var steady = GymPage()
    try killed.open()
    try steady.open()
    try killed.tell([["start": [:]]])
    try steady.tell([["start": [:]]])
    for _ in 0..<30 {
      let event: [JSON] = [
        [["done": [:]]], [["undo": [:]]], [["skip": [:]]], [["pause": [:]]], [["resume": [:]]],
        [["back": [:]]], [["start": [:]]], [["roundDone": [:]]], [], [],
      ][random.below(10)]
      let seconds = Double(random.below(200)) / 10
      if random.below(4) == 0 {
        try killed.die(for: seconds)
        try killed.tell(event, after: 0)
        try steady.tell(event, after: seconds)
      } else {
        try killed.tell(event, after: seconds)
        try steady.tell(event, after: seconds)
      }
      #expect(killed.last["screen"] == steady.last["screen"])
      if killed.last["screen"] != steady.last["screen"] { return }
    }
    // The line of what happened has its moment, to the tenth and finer.
    #expect(RunJournal.replay(killed.bytes).isEmpty == false)
  }

  @Test func `windows that pass while the page is closed are missed, not done`() throws {
    var page = GymPage()
    try page.open("# T\n\n## Burn: EMOM 4\n- Swing — 15\n")
    try page.tell([["start": [:]]])
    for _ in 0..<75 { try page.tell() }
    try page.die(for: 130)
    try page.tell([], after: 0)
    let screen = page.last["screen"]
    #expect(
      screen?["circles"]?.array?.map { $0["state"]?.string ?? "" }
        == ["done", "missed", "missed", "current"]
    )
    #expect(screen?["parts"]?.array?.first?["score"]?.string == "1 of 4 windows, 2 missed")
    for _ in 0..<60 { try page.tell() }
    try page.ask(["do": "gymSummary"])
    #expect(page.last["logged"]?["sets"]?.array?.count == 2)
    let rows = page.last["summary"]?["rows"]?.array ?? page.last["rows"]?.array ?? []
    #expect(rows.contains { $0["value"]?.string == "2 of 4 windows, 2 missed" })
  }

  @Test func `a page that is closed for a moment misses no window`() throws {
    var page = GymPage()
    try page.open("# T\n\n## Burn: EMOM 4\n- Swing — 15\n")
    try page.tell([["start": [:]]])
    for _ in 0..<65 { try page.tell() }
    try page.die(for: 10)
    try page.tell([], after: 0)
    let states = page.last["screen"]?["circles"]?.array?.map { $0["state"]?.string ?? "" }
    #expect(states == ["done", "current", "open", "open"])
  }

  @Test func `names a part without a heading by its clock`() throws {
    var page = GymPage()
    try page.open(
      "# T\n\n## AMRAP 12\n- 5 Pull-Up\n\n## EMOM 10\n- Swing — 15\n\n## For time\n- 50 Thruster\n"
    )
    let labels = page.last["screen"]?["parts"]?.array?.compactMap { $0["label"]?.string }
    #expect(labels == ["AMRAP 12 min", "EMOM 10 min", "For time"])
  }

  @Test func `prints every cue before the start`() throws {
    var page = GymPage()
    try page.ask([
      "do": "gymCues", "workout": ["name": "test", "text": .string(GymPage.text)],
    ])
    let texts = (page.last["cues"]?.array ?? []).compactMap { $0["text"]?.string }
    #expect(texts.contains("One to go. One minute."))
    #expect(texts.contains("Next: 10 Push-Ups."))
    #expect(texts.contains("Next: last round, 15 Swings."))
  }

  @Test func `takes no event that it does not know, and says so`() throws {
    var page = GymPage()
    try page.open()
    let reply = page.session.reply(
      to: Array(#"{"do":"gym","clock":{"mono":1,"wall":1},"events":[{"fly":{}}]}"#.utf8)
    )
    #expect(
      try JSON.parse(reply)["error"]?["message"]?.string
        == "the value is an unknown event, expected what happens in a workout, such as {\"done\":{}}"
    )
  }

  @Test(arguments: 0..<80)
  func `any text is a workout that can be walked through`(seed: UInt64) throws {
    var random = Seed(seed)
    let parts = [
      "# T\n", "## A: EMOM 3\n", "## Tabata\n", "## AMRAP 2\n", "- X — 3 x 5\n", "- Y — 30s\n",
      "## 21-15-9 for time\n", "- Z\n", "\u{FEFF}", "---\n", "## Superset x 2, rest 5s\n",
      "- W — 10 @ 999999999 kg, rest 0\n", "## Every 0:01 x 99999\n", "\u{0}", "- — x\n",
    ]
    var text = ""
    for _ in 0..<random.below(20) { text += parts[random.below(parts.count)] }
    var page = GymPage()
    try page.open(text)
    try page.tell([["start": [:]]])
    for _ in 0..<20 {
      try page.tell([[["done": [:]], ["skip": [:]], ["back": [:]]][random.below(3)]], after: 30)
    }
    try page.tell([["end": [:]]], after: 1)
    #expect(page.last["finished"]?.bool == true)
  }
}
