public import Exchange
public import Formats
import Screens
public import Training

extension ProxyAsk {
  /// Writes the question without its seed.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("personality", coach.rawValue)
      json.object("settings") { $0.field("swearing", swearing) }
      json.array("facts") { json in
        for fact in facts {
          json.object { json in
            json.field("about", fact.category.rawValue)
            json.field("part", fact.part == .person ? "person" : "question")
            json.field("text", fact.text)
          }
        }
      }
      switch task {
      case .reply:
        json.field("voiceNoteTranscript", words)
        json.array("recentMessagesPlayed") { json in for text in said { json.value(text) } }
      case .summary: json.array("voiceNotes") { json in for note in notes { json.value(note) } }
      case .insight: break
      case .script:
        if let setup {
          json.key("setup")
          setup.write(to: &json)
        }
      case .workout:
        if let workout {
          json.key("workout")
          workout.write(to: &json)
        }
      }
    }
  }

  /// Reads a question: with "facts", as our own programs send it, or with the plain members of a program
  /// that knows nothing of our facts.
  public init(_ json: JSON, for task: MindTask, now: Instant) throws(ShapeError) {
    let fields = try Fields(json)
    let settings = try fields.fields(ifPresent: "settings")
    self.init(
      task,
      coach: try fields.choice(Personality.self, ifPresent: "personality") ?? .oldHand,
      swearing: try settings?.bool("swearing", default: false) ?? false,
      facts: [],
      seed: try fields.whole("seed", 0...1_000_000) ?? 1
    )
    switch task {
    case .reply:
      words = try Self.line(fields, "voiceNoteTranscript")
      said = try Self.lines(fields, "recentMessagesPlayed", atMost: ReplyAssignment.mostSaid)
    case .summary: notes = try Self.lines(fields, "voiceNotes")
    case .insight: break
    case .script: setup = try Self.setup(fields, coach, swearing: swearing)
    case .workout:
      guard let asked = try fields.fields(ifPresent: "workout") else {
        throw fields.error("workout", nil, "the workout that is wanted")
      }
      workout = try WorkoutAsk(asked, now: now)
    }
    facts = try fields["facts"] == nil ? plainFacts(fields) : Self.facts(fields, for: task)
    guard !facts.isEmpty || task == .script else {
      throw fields.error("facts", fields["facts"], "at least one fact to speak about")
    }
  }

  private static func facts(_ fields: Fields, for task: MindTask) throws(ShapeError) -> [Fact] {
    let rows = try rows(fields, "facts")
    guard rows.count <= mostFacts else {
      throw fields.error("facts", nil, "at most \(mostFacts) facts")
    }
    var facts: [Fact] = []
    for row in rows {
      guard let text = row["text"]?.string, isLine(text),
        let category = row["about"]?.string.flatMap({ PrivacyCategory(rawValue: $0) }),
        task.uses.contains(category)
      else {
        let uses = task.uses.map { $0.rawValue }.joined(separator: ", ")
        throw fields.error(
          "facts",
          row,
          "facts with \"text\" of at most \(longestFact) letters, \"about\" one of \(uses)"
        )
      }
      facts.append(Fact(category, row["part"]?.string == "person" ? .person : .question, text))
    }
    return facts
  }

  /// The facts of a program that sends plain members; whatever stands in them is quoted as people's words.
  private func plainFacts(_ fields: Fields) throws(ShapeError) -> [Fact] {
    func told(_ key: String, _ category: PrivacyCategory, _ part: Fact.Part, _ name: String)
      throws(ShapeError) -> [Fact]
    {
      try Self.lines(fields, key).map {
        Fact(category, part, name + Persona.quoted($0, atMost: Self.longestFact))
      }
    }
    var facts: [Fact] = []
    if task.uses.contains(.memory) {
      facts += try told("userMemory", .memory, .person, "Remembered: ")
    }
    if task != .insight, task.uses.contains(.pastRuns) {
      facts += try told("recentRunSummaries", .pastRuns, .person, "Earlier run: ")
    }
    switch task {
    case .reply:
      facts += try told("runContextSnapshot", .thisRun, .question, "")
      facts += said.map { Fact(.thisRun, "You said lately: " + Persona.quoted($0, atMost: 200)) }
      facts.append(Fact(.words, "The runner says: " + Persona.quoted(words, atMost: 600)))
    case .summary:
      facts += try told("run", .thisRun, .question, "The run: ")
      facts += notes.map { Fact(.words, "The runner about it: " + Persona.quoted($0)) }
    case .insight: facts += try told("figures", .pastRuns, .question, "")
    case .script:
      if let setup { facts += ScriptPlanLines.lines(setup.plan).map { Fact(.plans, $0) } }
    case .workout:
      if let workout {
        facts += WorkoutWishLines.lines(workout.wish).map { Fact(.words, $0) }
        if workout.mode != .summary {
          facts.append(Fact(.words, "The words: " + Persona.quoted(workout.words)))
        }
      }
    }
    return facts
  }

  private static func setup(_ fields: Fields, _ coach: Personality, swearing: Bool)
    throws(ShapeError) -> RunSetup
  {
    var setup = RunSetup(coach: coach, swearing: swearing)
    if let given = try fields.fields(ifPresent: "setup") {
      setup = try RunSetup(given)
    } else if let kilometers = try fields.positive(ifPresent: "distanceKm") {
      setup.plan = RunPlan(
        mode: try fields.string(ifPresent: "goal") == "race" ? .race : .training,
        goal: .distance(.kilometers(kilometers)),
        targetPace: try fields.positive(ifPresent: "targetPaceSecPerKm")
          .map { .secondsPerKilometer($0) }
      )
    }
    // A proxy knows nobody: whoever sends more is not told so, and it is not used.
    setup.runner = Runner()
    setup.script = nil
    if let pace = setup.plan.targetPace, !(60...3600).contains(pace.secondsPerKilometer) {
      throw fields.error("targetPaceSecPerKm", nil, "60 to 3600 seconds a kilometer")
    }
    let isRun =
      switch setup.plan.goal {
      case .distance(let distance): (100...100_000).contains(distance.meters)
      case .time(let time): (60...86_400).contains(time.inSeconds)
      case nil: true
      }
    guard isRun else { throw fields.error("goal", nil, "100 m to 100 km, or a minute to a day") }
    guard setup.plan.course == nil else {
      throw fields.error("setup", nil, "a plan without steps: the steps say what there is to say")
    }
    return setup
  }

  private static func line(_ fields: Fields, _ key: String) throws(ShapeError) -> String {
    let text = try fields.string(key)
    guard isLine(text) else { throw fields.error(key, fields[key], shape) }
    return text
  }

  private static func lines(_ fields: Fields, _ key: String, atMost count: Int = mostFacts)
    throws(ShapeError) -> [String]
  {
    guard fields[key] != nil else { return [] }
    let rows = try rows(fields, key)
    guard rows.count <= count else { throw fields.error(key, nil, "at most \(count) texts") }
    var lines: [String] = []
    for row in rows {
      guard let text = row.string, isLine(text) else { throw fields.error(key, row, shape) }
      lines.append(text)
    }
    return lines
  }

  private static func rows(_ fields: Fields, _ key: String) throws(ShapeError) -> [JSON] {
    guard let rows = fields[key]?.array else { throw fields.error(key, fields[key], "a list") }
    return rows
  }

  private static let shape = "1 to \(longestFact) letters"

  private static func isLine(_ text: String) -> Bool {
    (1...longestFact).contains(text.unicodeScalars.count)
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" }
  }
}
