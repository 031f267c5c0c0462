import Formats
public import Screens
public import Training

/// What the figures of the last weeks say, in at most five sentences that each rest on a figure.
public struct InsightAssignment: Assignment {
  /// The most sentences.
  public static let mostSentences = 5

  /// The sums of weeks and what else trends show.
  public var trends: Trends
  /// Kilometers or miles.
  public var units: UnitSystem

  /// Puts together what is known.
  public init(_ trends: Trends, units: UnitSystem = .metric) {
    self.trends = trends
    self.units = units
  }

  /// It is an insight.
  public var task: MindTask { .insight }

  /// Sentences made by rules.
  public var fallback: [String] { byRules(units: units) }

  /// Sentences made by rules, for somebody who reads a language.
  public func byRules(units: UnitSystem, in language: Language = .english) -> [String] {
    trends.sentences(units: units, in: language)
  }

  /// Everything that could be told.
  public var facts: [Fact] {
    var facts: [Fact] = []
    for week in trends.weeks.suffix(6) {
      facts.append(
        Fact(
          .pastRuns,
          "Week from \(week.start.text): \(week.runs) runs, "
            + Written.distance(week.runDistance, units: units) + ", "
            + Written.duration(week.duration)
        )
      )
      if week.lifted > 0 {
        facts.append(
          Fact(
            .gymLog,
            "Lifted in the week from \(week.start.text): \(Int(week.lifted.rounded())) kg"
          )
        )
      }
    }
    facts += trends.sentences(units: units).map { Fact(.pastRuns, "By rules: " + $0) }
    return facts
  }

  /// The prompt.
  public func prompt(telling facts: [Fact]) -> Prompt {
    Prompt(
      .insight,
      stable: Self.rules,
      facts: facts,
      question: "What do these figures say?",
      schema: Self.schema,
      longestAnswer: 500
    )
  }

  /// Reads sentences; one without its figure is left out, and none at all is no answer.
  public func read(_ answer: String, to prompt: Prompt) -> Candidate<[String]> {
    let found = AnswerText.object(in: answer)
    guard let list = found.json?["sentences"]?.array else {
      return Candidate(nil, problems: [.form(found.lack ?? .noList("sentences"))])
    }
    let truth = AnswerTruth(prompt)
    let weeks = InsightTruth(prompt)
    var problems: [ModelProblem] = []
    var sentences: [String] = []
    for (index, json) in list.enumerated() {
      guard let text = json["text"]?.string.map(Words.trimmed).map(Words.unmarked),
        let figure = json["figure"]?.string.map(Words.trimmed)
      else {
        problems.append(.form(.brokenSentence(index + 1)))
        continue
      }
      var wrong = Decency.problems(in: text, swearing: false)
      // Who names it in words may still have it in the sentence, where the truth is looked after.
      let named = figure.utf8.contains(where: Words.isDigit) ? figure : ""
      if !text.contains(named) || !text.utf8.contains(where: Words.isDigit) {
        wrong.append(.untruth(.unsaid(Words.cut(figure, to: 40))))
      }
      wrong += truth.problems(in: text) + weeks.problems(in: text)
      if text.split(separator: " ").count > 40 { wrong.append(.manner(.long)) }
      let said = (sentences + [text]).flatMap { Words.sentences($0) }
      if !Words.repeated(said).isEmpty { wrong.append(.manner(.alike)) }
      if Words.tokens(text).contains("i") { wrong.append(.manner(.ofItself)) }
      problems += wrong.map { .part(.sentence(index + 1), $0) }
      if wrong.isEmpty { sentences.append(text) }
    }
    if list.count > Self.mostSentences {
      problems.append(.manner(.overfull(list.count, most: Self.mostSentences)))
    }
    guard !sentences.isEmpty else {
      return Candidate(nil, problems: problems.isEmpty ? [.form(.noSentences)] : problems)
    }
    return Candidate(Array(sentences.prefix(Self.mostSentences)), problems: problems)
  }

  private static let rules = """
    You tell a runner what the figures of the last weeks say.
    - At most five short sentences. Each rests on one figure of the facts; "figure" is that figure, and
      it stands in "text" exactly as it stands in the facts.
    - Say nothing that the facts do not say. Give no medical advice. Plain English, no markup.
    """

  static let schema = AnswerSchema(
    "insight",
    [
      "sentences": .list(
        "at most five",
        of: .object(["text": .text("one short sentence"), "figure": .text("the figure in it")])
      )
    ]
  )
}
