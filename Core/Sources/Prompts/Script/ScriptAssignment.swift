public import Coaching
public import Exchange
import Formats
import Screens
public import Training

/// A script for one plan: lines with the moments that they wait for, in the words of one coach.
///
/// Only what may be played comes out of it: the model's lines that pass, and the offline author's where
/// it has left a hole. A line of the model is named ``modelPrefix`` and its number.
public struct ScriptAssignment: Assignment {
  /// How the names of a model's lines begin.
  public static let modelPrefix = "model-"

  // A line every few minutes, and no more lines than an answer has room for.
  private static let lines = 6...24
  private static let secondsPerLine = 150.0

  /// How the run is coached: the plan, the coach, the runner.
  public var setup: RunSetup
  /// What is remembered.
  public var memory: [MemoryItem]
  /// Earlier runs.
  public var runs: [ActivitySummary]
  /// The day.
  public var today: Day

  /// Puts together what is known.
  public init(
    _ setup: RunSetup,
    memory: [MemoryItem] = [],
    runs: [ActivitySummary] = [],
    on today: Day
  ) {
    self.setup = setup
    self.setup.script = nil
    // Whose words fill the holes is whose script it is.
    self.setup.coach = setup.coach ?? .oldHand
    self.memory = memory
    self.runs = runs
    self.today = today
  }

  /// It is a script.
  public var task: MindTask { .script }

  var coach: Personality { setup.coach ?? .oldHand }

  /// Whether a model may write one: the steps of a planned run say what there is to say, and what a model
  /// says is checked in English only.
  public var isForModel: Bool { setup.plan.course == nil && setup.speech == "en" }

  /// The offline author's.
  public var fallback: Script { author.write().script }

  var author: OfflineAuthor {
    OfflineAuthor(
      plan: setup.plan,
      personality: coach,
      own: setup.ownWords,
      allowsSwearing: setup.swearing,
      seed: setup.seed,
      expectedPace: setup.expectedPace,
      runner: setup.runner,
      talk: setup.talk,
      without: setup.unwanted,
      in: Language(tag: setup.speech) ?? .english
    )
  }

  /// Everything that could be told.
  public var facts: [Fact] {
    var facts = Remembered.facts(memory, on: today)
    facts += RunLines.recent(runs, units: setup.plan.units)
    facts += ScriptPlanLines.lines(setup.plan).map { Fact(.plans, $0) }
    for topic in TalkTopic.allCases where setup.unwanted.contains(topic) {
      facts.append(Fact(.plans, "The runner wants nothing said about: \(topic.rawValue)."))
    }
    return facts
  }

  /// How many lines are asked for.
  var wanted: Int {
    let truth = ScriptTruth(setup.plan)
    let count = Int((truth.length / truth.speed / Self.secondsPerLine).rounded())
    return min(max(count, Self.lines.lowerBound), Self.lines.upperBound)
  }

  /// The prompt.
  public func prompt(telling facts: [Fact]) -> Prompt {
    Prompt(
      .script,
      stable: Persona.text(coach, swearing: setup.swearing) + "\n" + Self.rules,
      facts: facts,
      question: "Write about \(wanted) lines for this run, from the start to the finish.",
      schema: Self.schema,
      longestAnswer: 2500
    )
  }

  private static let rules = """
    You write what the coach says on one run: lines, each with the moment that it waits for.
    - "when" is one of: distance (at "at" meters), time (after "at" seconds), halfway, near_finish (when
      "at" meters are left), condition (while "expression" is true). Where "at" is not used it is 0;
      where "expression" is not used it is empty.
    - The first line waits for distance 0, the last for near_finish. In between there is a line every two
      to five minutes, never two within a minute. Most wait for a distance; a few for a condition.
    - A line is one or two short spoken sentences, at most 160 letters. No two lines say the same.
    - What a line says of where the run stands is true at its moment: work it out from the plan.
    - Write figures only as placeholders in braces, which are filled in when the line is said. There are:
      \(placeholders)
    - Give no medical advice. Say nothing about when or what to eat; others do.
    \(Condition.grammar)
    """

  private static let placeholders = [
    Placeholder.distance, .time, .pace, .averagePace, .targetPace, .heartRate, .cadence, .remaining,
    .split, .splitNumber,
  ].map { "{\($0.rawValue)}" }.joined(separator: " ")

  static let schema = AnswerSchema(
    "script",
    [
      "lines": .list(
        "in the order of the run",
        of: .object([
          "when": .choice(["distance", "time", "halfway", "near_finish", "condition"]),
          "at": .number("meters or seconds, or 0"),
          "expression": .text("a condition, or empty"),
          "text": .text("what is said, at most 160 letters"),
        ])
      )
    ]
  )
}
