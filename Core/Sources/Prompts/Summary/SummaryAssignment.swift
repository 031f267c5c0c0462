import Coaching
import Formats
public import Screens
public import Training

/// What a run was worth: text in at most 120 words, and what it tells about the runner.
public struct SummaryAssignment: Assignment {
  /// The most words.
  public static let mostWords = 120
  /// The most facts.
  public static let mostFacts = 5

  /// The run.
  public var worth: RunWorth
  /// What the runner wrote or said about it.
  public var notes: [String]
  /// Who speaks.
  public var coach: Personality
  /// Whether the coach may swear.
  public var swearing: Bool
  /// What is remembered.
  public var memory: [MemoryItem]
  /// The keys of what was forgotten, which is not asked about again.
  public var forgotten: [String]
  /// Earlier runs.
  public var runs: [ActivitySummary]
  /// Kilometers or miles.
  public var units: UnitSystem
  /// The day.
  public var today: Day

  /// Puts together what is known.
  public init(
    _ worth: RunWorth,
    notes: [String] = [],
    coach: Personality,
    swearing: Bool = false,
    memory: [MemoryItem] = [],
    forgotten: [String] = [],
    runs: [ActivitySummary] = [],
    units: UnitSystem = .metric,
    on today: Day
  ) {
    self.worth = worth
    self.notes = notes
    self.coach = coach
    self.swearing = swearing
    self.memory = memory
    self.forgotten = forgotten
    self.runs = runs
    self.units = units
    self.today = today
  }

  /// It is a summary.
  public var task: MindTask { .summary }

  /// The sentences made by rules, and no facts.
  public var fallback: RunSummaryText { RunSummaryText(byRules(units: units)) }

  /// The sentences made by rules, for somebody who reads a language.
  public func byRules(units: UnitSystem, in language: Language = .english) -> String {
    worth.sentences(units: units, in: language).joined(separator: " ")
  }

  /// Everything that could be told.
  public var facts: [Fact] {
    var facts = Remembered.facts(memory, on: today)
    facts += RunLines.recent(runs.filter { $0.id != worth.summary.id }, units: units)
    facts.append(Fact(.thisRun, "The run: " + RunLines.line(worth.summary, units: units)))
    if let effort = worth.summary.effort {
      facts.append(Fact(.thisRun, "The runner rates the effort \(effort) of 10."))
    }
    facts += SummaryTruth.lines(worth).map { Fact(.thisRun, $0) }
    facts += worth.sentences(units: units).map { Fact(.thisRun, "By rules: " + $0) }
    facts += notes.map { Fact(.words, "The runner about it: " + Persona.quoted($0)) }
    return facts
  }

  /// The prompt.
  public func prompt(telling facts: [Fact]) -> Prompt {
    Prompt(
      .summary,
      stable: Persona.text(coach, swearing: swearing) + "\n" + Self.rules,
      facts: facts,
      question: "Sum up the run.",
      schema: Self.schema,
      longestAnswer: 600
    )
  }

  /// Reads a summary; facts that rest on nothing are left out one by one.
  public func read(_ answer: String, to prompt: Prompt) -> Candidate<RunSummaryText> {
    let found = AnswerText.object(in: answer)
    guard let json = found.json else {
      return Candidate(nil, problems: [.form(found.lack ?? .noObject)], isBroken: true)
    }
    let parts = ["summary", "went_well", "to_try"].compactMap {
      json[$0]?.string.map(Words.trimmed).map(Words.unmarked)
    }
    guard parts.count == 3, parts.allSatisfy({ $0.unicodeScalars.count >= 8 }) else {
      return Candidate(nil, problems: [.form(.brokenSummary)])
    }
    let text = parts.map { Self.ended($0) }.joined(separator: " ")
    var problems = Decency.problems(in: text, swearing: swearing)
    let count = text.split(separator: " ").count
    if count > Self.mostWords {
      problems.append(.manner(.wordy(count, most: Self.mostWords)))
    }
    if text.contains("{") { problems.append(.manner(.placeholders)) }
    problems += AnswerTruth(prompt).problems(in: text)
    // What to try is advice; it says nothing of how it went.
    let told = parts.prefix(2).map { Self.ended($0) }.joined(separator: " ")
    problems += SummaryTruth(prompt).problems(in: told)
    problems += Words.repeated(Words.sentences(text)).map {
      .manner(.twice(Words.cut($0, to: 60)))
    }
    guard problems.isEmpty else { return Candidate(nil, problems: problems) }
    return Candidate(RunSummaryText(text, facts: inferred(json["facts"]?.array ?? [], prompt)))
  }

  private func inferred(_ list: [JSON], _ prompt: Prompt) -> [InferredFact] {
    // A note that was not shared cannot be what a fact rests on.
    let isShared = prompt.categories.contains(.words)
    let heard = isShared ? notes.flatMap { Words.tokens($0) } : []
    let figures = prompt.question.split(separator: "\n").filter { $0.hasPrefix("The run: ") }
      .flatMap { Words.tokens(String($0)) }
    var facts: [InferredFact] = []
    for json in list {
      guard facts.count < Self.mostFacts,
        let kind = json["kind"]?.string.flatMap({ MemoryItem.Kind(rawValue: $0) }),
        let value = json["value"]?.string.map(Words.trimmed), !value.isEmpty,
        value.unicodeScalars.count <= 120,
        let words = json["words"]?.string, !Words.tokens(words).isEmpty,
        // Its words are the runner's own, one after another.
        !Words.places(of: Words.tokens(words), in: heard).isEmpty,
        Self.stands(value, in: Set(heard + figures)),
        !Decency.isMedical(value), Decency.problems(in: value, swearing: false).isEmpty,
        CommandGrammar.meaning(of: value) != .pain, !isForgotten(value)
      else { continue }
      let confidence = min(max(json["confidence"]?.number ?? 0.5, 0.1), 0.9)
      let fact = InferredFact(
        kind,
        Self.key(kind, value),
        value,
        confidence: confidence,
        words: words
      )
      if !facts.contains(where: { $0.key == fact.key }) { facts.append(fact) }
    }
    return facts
  }

  /// Every number and every word that carries meaning stands in what is known.
  private static func stands(_ value: String, in known: Set<String>) -> Bool {
    let content = Words.tokens(value).filter { !fillers.contains($0) }
    return !content.isEmpty && content.allSatisfy { known.contains($0) }
  }

  /// Whether somebody has had it forgotten, in these words or nearly these.
  private func isForgotten(_ value: String) -> Bool {
    let words = Words.tokens(value).filter { !Self.fillers.contains($0) }
    return forgotten.contains { key in
      let name = key.split(separator: ".").last.map { String($0) } ?? key
      return Words.overlap(name.split(separator: "-").map { String($0) }, words) >= 0.6
    }
  }

  private static func key(_ kind: MemoryItem.Kind, _ value: String) -> String {
    let words = Words.tokens(value).filter { !fillers.contains($0) }.prefix(5)
    return kind.rawValue + "." + words.joined(separator: "-")
  }

  private static func ended(_ sentence: String) -> String {
    let last = sentence.utf8.last ?? 0
    return "?!.".utf8.contains(last) ? sentence : sentence + "."
  }

  private static let fillers: Set<String> = [
    "a", "an", "the", "is", "are", "was", "were", "to", "of", "in", "on", "at", "for", "and", "or",
    "i", "you", "they", "he", "she", "it", "my", "your", "their", "runner", "likes", "like",
    "wants", "want", "does", "do", "not", "that", "this", "with", "has", "have", "had", "be",
    "prefers", "prefer", "dislikes", "dislike", "runs", "running", "run", "goal",
  ]

  private static let rules = """
    You sum up a run that is over, for the runner who ran it.
    - "summary": one or two sentences on how it went. "went_well": one thing. "to_try": one thing for
      the next time. Together at most 100 words.
    - Every figure stands in the facts, exactly as it stands there.
    - "facts": what the runner's own words tell about them for longer than this day, at most five, often
      none. "words" are the runner's words that it rests on, exactly as they stand between the marks.
      Nothing about health, nothing about other people.
    """

  static let schema = AnswerSchema(
    "summary",
    [
      "summary": .text("one or two sentences"),
      "went_well": .text("one sentence"),
      "to_try": .text("one sentence"),
      "facts": .list(
        "at most five, often none",
        of: .object([
          "kind": .choice(MemoryItem.Kind.allCases.map { $0.rawValue }),
          "value": .text("in few words of the runner"),
          "confidence": .number("above 0 and below 1"),
          "words": .text("the runner's own words"),
        ])
      ),
    ]
  )
}
