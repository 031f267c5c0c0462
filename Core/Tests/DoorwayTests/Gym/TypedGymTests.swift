import Doorway
import Exchange
import Formats
import Testing
import Training

// What a page hands over as it was typed: the core reads it, and the journal keeps what it came to.
struct TypedGymTests {
  private func reply(_ request: JSON) throws -> JSON {
    var session = PageSession()
    return try JSON.parse(session.reply(to: request.utf8()))
  }

  @Test func `a set is done as it was typed, with decimal comma and pounds`() throws {
    var page = GymPage()
    try page.open()
    try page.tell([["start": [:]]])
    let entry = page.last["screen"]?["entry"]
    #expect(entry?["count"]?["text"]?.string == "5")
    #expect(entry?["load"]?["text"]?.string == "80")
    #expect(page.last["screen"]?["place"]?.string == "1 of 6")
    try page.tell([["done": ["typed": ["count": "4", "load": "182,5 lb"]]]], after: 20)
    #expect(page.last["refused"] == nil)
    let line = try #require(page.journal.last?.string)
    // Earlier versions read the line as ever.
    #expect(line.contains(#""result":{"count":4,"unit":"reps","load":"#))
    #expect(line.contains(#""value":182.5,"unit":"lb""#))
    #expect(!line.contains("typed"))
  }

  @Test func `what is no number is refused with a sentence, and nothing is logged`() throws {
    var page = GymPage()
    try page.open()
    try page.tell([["start": [:]]])
    let lines = page.journal.count
    try page.tell([["done": ["typed": ["count": "5", "load": "8o"]]]], after: 20)
    #expect(
      page.last["refused"] == ["load": "Type the weight as a number up to 2000, such as 82.5."]
    )
    #expect(page.journal.count == lines)
    #expect(page.last["screen"]?["stage"]?.string == "ready")
    try page.tell([["effort": "hard"]])
    #expect(
      page.last["refused"] == ["effort": "Type the effort as a number from 1 to 10, such as 7."]
    )
    try page.tell([["effort": "7,5"]])
    #expect(page.journal.last?.string?.contains(#""effort":7.5"#) == true)
  }

  @Test func `repetitions of a round go up and down from where they are, never below none`() throws
  {
    var page = GymPage()
    try page.open("# T\n\n## AMRAP 3\n- 5 Pull-Up\n- 10 Air Squat\n")
    try page.tell([["start": [:]]])
    for _ in 0..<12 { try page.tell() }
    for expected in [1, 2] {
      try page.tell([["moreReps": [:]]])
      #expect(page.last["screen"]?["reps"]?.number == Double(expected))
    }
    for _ in 0..<3 { try page.tell([["fewerReps": [:]]]) }
    #expect(page.last["screen"]?["reps"]?.number ?? 0 == 0)
  }

  @Test func `a press of a button changes the text of its field`() throws {
    let set: JSON = ["count": 5, "unit": "reps", "load": ["value": 80, "unit": "kg"]]
    let next = try reply([
      "do": "stepped", "field": "load", "text": "82,5", "by": 1, "prefill": set, "unit": "kg",
    ])
    #expect(next == ["text": "85"])
    let error = try reply(["do": "stepped", "field": "height", "text": "", "prefill": set])
    #expect(error["error"] != nil)
  }

  @Test func `plates are loaded for a weight as it was typed`() throws {
    let typed: JSON = ["weight": "102,5", "unit": "kg", "bar": "20", "rack": "25x2 15 1,25"]
    #expect(try reply(["do": "plates", "typed": typed])["side"] == [25, 15, 1.25])
    let wrong = try reply(["do": "plates", "typed": ["weight": "heavy", "unit": "lb"]])
    #expect(
      wrong["error"]?["message"]?.string
        == "Type the weight as a number up to 2000, such as 185."
    )
  }

  @Test func `the log is merged by the core, and each workout can show its own records`() throws {
    func session(_ id: String, _ kilograms: Double, day: Double) -> JSON {
      [
        "id": .string(id), "title": "Legs", "startedAt": .number(1_767_000_000 + day * 86_400),
        "sets": [
          [
            "exercise": "Squat",
            "result": ["count": 5, "load": ["value": .number(kilograms), "unit": "kg"]],
          ]
        ],
      ]
    }
    var page = PageSession()
    func ask(_ request: JSON) throws -> JSON {
      try JSON.parse(page.reply(to: request.utf8()))
    }
    let log: JSON = [
      "sessions": [session("own", 80, day: 1)],
      "others": [
        session("own", 200, day: 1), session("gone", 150, day: 2), session("b", 90, day: 3),
      ],
      "forgotten": ["gone"],
    ]
    #expect(try ask(["do": "log", "log": log])["sessions"]?.number == 2)
    // 90 is a record, because neither the other 80 nor what was deleted here counts.
    for (id, sessions) in [("b", ["b"]), ("own", [])] as [(String, Set<String>)] {
      let progress = try ask(["do": "progress", "now": 1_767_900_000, "session": .string(id)])
      let records = progress["records"]?.array ?? []
      #expect(Set(records.compactMap { $0["session"]?.string }) == sessions)
    }
    // An exercise is found however it is written.
    let next = try ask([
      "do": "next", "now": 1_767_300_000, "exercise": "squats",
      "rules": ["squat": ["rule": "linear +2.5kg", "sets": 1, "reps": 5]],
    ])
    #expect(next["words"]?.string == "5 × 92.5 kg")
    #expect(next["chosen"] == ["rule": "linear +2.5kg", "sets": 1, "reps": 5])
  }

  @Test func `a rule that is typed is kept, and what is no number is refused`() throws {
    let chosen = try reply([
      "do": "next", "now": 1_767_300_000, "exercise": "Squat", "rules": ["press": ["rule": "x"]],
      "typed": ["rule": "linear +2.5kg", "sets": "4", "reps": ""],
    ])
    #expect(chosen["chosen"] == ["rule": "linear +2.5kg", "sets": 4, "reps": 5])
    #expect(chosen["rules"]?["press"] == ["rule": "x"])
    #expect(chosen["rules"]?["Squat"]?["sets"]?.number == 4)
    let wrong = try reply([
      "do": "next", "now": 1_767_300_000, "exercise": "Squat",
      "typed": ["rule": "linear +2.5kg", "sets": "four"],
    ])
    #expect(
      wrong["error"]?["message"]?.string == "Sets: type a whole number from 1 to 20."
    )
  }

  @Test func `the daily challenge is what was typed, if it can be counted`() throws {
    let known: JSON = ["exercise": "Squat", "goal": 20, "chosenAt": 5]
    let chosen = try reply([
      "do": "challengeChoice", "known": known, "now": 1000,
      "typed": ["exercise": "Push-Up", "goal": " 50 "],
    ])
    #expect(
      chosen
        == ["exercise": "Push-Up", "goal": 50, "chosenAt": 1000, "isTold": false, "isTyped": true]
    )
    for typed: JSON in [["exercise": " ", "goal": "50"], ["exercise": "Dip", "goal": "many"]] {
      let kept = try reply([
        "do": "challengeChoice", "known": known, "now": 1000, "typed": typed,
      ])
      #expect(kept == ["exercise": "Squat", "goal": 20, "chosenAt": 5, "isTold": false])
    }
  }

  @Test func `the daily challenge counts its own exercise, however it is written`() throws {
    func entry(_ id: String, _ exercise: String, _ count: Double) -> JSON {
      [
        "id": .string(id), "exercise": .string(exercise), "at": 1_767_300_000,
        "count": .number(count),
      ]
    }
    let challenge = try reply([
      "do": "challenge", "now": 1_767_300_000, "exercise": "Push-Up", "goal": 50,
      "entries": [
        entry("a", "push ups", 12), entry("b", "Squat", 30),
        ["id": "c", "at": 1_767_300_000, "count": 5],
      ],
    ])
    #expect(challenge["done"]?.number == 17)
  }
}
