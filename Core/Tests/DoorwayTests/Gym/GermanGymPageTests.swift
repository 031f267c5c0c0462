import Doorway
import Formats
import Testing

/// A lifter whose pages are German looks for a workout, does it, and reads the log.
struct GermanGymPageTests {
  private static let now = JSON.number(1_767_300_000)

  /// What no German sentence has in it; names of exercises and titles of workouts are taken out before.
  private static let english: Set<String> = [
    "a", "about", "added", "ago", "all", "alone", "also", "and", "any", "asked", "at", "away",
    "beginner", "best", "bodyweight", "called", "cannot", "chest", "complete", "current",
    "day", "days", "done", "dumbbell", "each", "easy", "effort", "equipment", "every", "exercise",
    "first", "fits", "for", "free", "go", "glutes", "hard", "hip", "home", "if", "is",
    "lately", "left", "lifted", "likely", "loaded", "log", "lower", "minutes", "more",
    "need", "next", "no", "not", "of", "one", "only", "open", "or", "other", "outdoors", "over",
    "per", "quads", "ready", "reached", "rep", "reps", "rest", "rested", "rounds", "rules", "set",
    "sets", "side", "since", "skip", "something", "strength", "sum", "the", "this", "time",
    "to", "today", "trained", "type", "until", "upper", "week", "weekly", "weight", "windows",
    "with", "without", "work", "would", "write", "yesterday", "you", "your", "yours",
  ]

  /// The members of an answer that a person reads, and that nobody else wrote.
  private static let shown: Set<String> = [
    "about", "banner", "best", "button", "choices", "counterfactual", "date", "deload", "facts",
    "label", "length", "muscleName", "next", "origin", "problem", "round",
    "rounds", "score", "standstill", "targets", "things", "why", "words", "works",
  ]

  private func ask(_ session: inout PageSession, _ request: JSON) throws -> JSON {
    var members = request.object ?? []
    members.append(JSON.Member("language", "de"))
    members.append(JSON.Member("now", Self.now))
    let reply = try JSON.parse(session.reply(to: JSON.object(members).utf8()))
    #expect(reply["error"] == nil, "\(reply["error"] ?? .null)")
    return reply
  }

  private func texts(_ json: JSON, isShown: Bool = false) -> [String] {
    if let text = json.string { return isShown ? [text] : [] }
    if let array = json.array { return array.flatMap { texts($0, isShown: isShown) } }
    return (json.object ?? []).flatMap { texts($0.value, isShown: Self.shown.contains($0.key)) }
  }

  private func mixed(_ json: JSON, names: [String]) -> [String] {
    texts(json).filter { text in
      var rest = text
      for name in names { rest = rest.split(separator: name).joined(separator: " ") }
      let words = rest.lowercased().split { !$0.isLetter }.map { String($0) }
      return words.contains { Self.english.contains($0) }
    }
  }

  @Test func `finds a workout, reads its reasons and its exercises in German`() throws {
    var session = PageSession()
    let opening = try DiscoverTests.opening()
    _ = try ask(&session, opening)
    let names = try ask(&session, ["do": "exercises", "limit": 1000])["exercises"]?.array ?? []
    let before: JSON = [
      "exercise": "Back Squat", "at": 60, "count": 5,
      "load": ["mode": "external", "value": 70, "unit": "kg"],
    ]
    let log: JSON = [
      "sessions": [
        ["id": "s0", "startedAt": 1_766_000_000, "title": "Legs", "sets": [before]],
        [
          "id": "s1", "startedAt": 1_767_200_000, "title": "Single sets",
          "sets": [
            [
              "exercise": "Back Squat", "at": 60, "count": 5,
              "load": ["mode": "external", "value": 82.5, "unit": "kg"],
            ]
          ],
        ],
      ], "runs": [],
    ]
    var answers: [JSON] = []
    answers.append(
      try ask(
        &session,
        [
          "do": "discover", "minutes": 30, "readiness": 2, "weeklyGoal": 3, "focus": ["squat"],
          "equipment": ["dumbbell"], "log": log, "limit": 40,
        ]
      )
    )
    let discovery = answers[0]
    let chips = (discovery["chips"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(chips.contains("Kurzhantel") && chips.contains("Bis 15 Min."), "\(chips)")
    #expect(discovery["weights"]?.array?.first?["title"]?.string == "Erholung")
    var titles = names.compactMap { $0.string }
    for entry in discovery["found"]?.array ?? [] {
      titles.append(entry["title"]?.string ?? "")
      answers.append(try ask(&session, ["do": "workout", "id": entry["id"] ?? .null]))
      answers.append(try ask(&session, ["do": "lead", "id": entry["id"] ?? .null, "log": log]))
    }
    for name in names { answers.append(try ask(&session, ["do": "exercise", "exercise": name])) }
    answers.append(try ask(&session, ["do": "progress", "log": log, "weeklyGoal": 2]))
    let report = answers[answers.count - 1]
    #expect(report["log"]?["week"]?.string == "1 Workout, 0 Min., 1 Satz.")
    #expect(report["log"]?["sessions"]?.array?.first?["title"]?.string == "Einzelne Sätze")
    answers.append(
      try ask(&session, ["do": "progress", "log": log, "exercise": "Back Squat"])
    )
    answers.append(try ask(&session, ["do": "next", "exercise": "Back Squat", "log": log]))
    answers.append(
      try ask(&session, ["do": "challenge", "exercise": "Push-Up", "goal": 100, "entries": []])
    )
    answers.append(
      try ask(
        &session,
        ["do": "plates", "typed": ["weight": "101", "bar": "", "rack": "", "unit": "kg"]]
      )
    )
    answers.append(
      try ask(
        &session,
        ["do": "places", "change": ["keep": ["name": "", "equipment": ["dumbbell"]]]]
      )
    )
    answers.append(try ask(&session, ["do": "wish", "typed": ["minutes": "bald"]]))
    answers.append(try ask(&session, ["do": "coaches"]))
    titles.sort { $0.count > $1.count }
    let found = Set(answers.flatMap { mixed($0, names: titles.filter { !$0.isEmpty }) })
    #expect(found.isEmpty, "\(found.sorted())")
  }

  @Test func `does a workout and reads its summary in German`() throws {
    var page = GymPage()
    try page.open(GymPage.text, in: "de")
    var seen = [page.last]
    func tell(_ events: [JSON], after seconds: Double) throws {
      try page.tell(events, after: seconds)
      seen.append(page.last)
    }
    try tell([["start": [:]]], after: 1)
    #expect(page.last["screen"]?["button"]?.string == "FERTIG")
    #expect(page.last["screen"]?["dose"]?.string == "2 Sätze à 5 Wdh.")
    try tell([["pause": [:]]], after: 5)
    #expect(page.last["screen"]?["banner"]?.string == "Pausiert")
    try tell([["resume": [:]]], after: 5)
    let typed: JSON = ["count": "fünf", "load": "schwer"]
    try tell([["done": ["typed": typed]]], after: 30)
    #expect(
      page.last["refused"]?["count"]?.string
        == "Gib die Wiederholungen als ganze Zahl ein, zum Beispiel 8."
    )
    try tell([["done": ["typed": ["count": "5", "load": "82,5"]]]], after: 30)
    #expect(page.last["screen"]?["circles"]?.array?.first?["words"]?.string == "5 × 82,5 kg")
    for _ in 0..<40 { try tell([["done": [:]]], after: 30) }
    for _ in 0..<20 { try tell([["start": [:]], ["roundDone": [:]]], after: 30) }
    try tell([["effort": "7"], ["end": [:]]], after: 30)
    try page.ask(["do": "gymSummary"])
    seen.append(page.last)
    let rows = page.last["summary"]?["rows"]?.array ?? []
    #expect(rows.compactMap { $0["label"]?.string }.prefix(3) == ["Zeit", "Sätze", "Bewegt"])
    #expect(rows.last?["value"]?.string == "7 von 10")
    let names = ["Squat", "Plank", "Swing", "Push-Up", "Pull-Up", "Air Squat"]
    let found = Set(seen.flatMap { mixed($0, names: names) })
    #expect(found.isEmpty, "\(found.sorted())")
  }
}
