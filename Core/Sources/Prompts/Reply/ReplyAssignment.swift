import Coaching
import Formats
public import Screens
public import Training

/// An answer to what a runner has said, in at most thirty words.
public struct ReplyAssignment: Assignment {
  /// The most words of a reply.
  public static let mostWords = 30

  /// How many of the lines said lately are looked at.
  public static let mostSaid = 5

  /// The most lines about the run.
  public static let mostLines = 20

  /// What the runner has said or typed.
  public var words: String
  /// What the coach has said lately, the newest last.
  public var said: [String]
  /// The run at that moment, in lines with the figures as a screen writes them.
  public var snapshot: [String]
  /// Who answers.
  public var coach: Personality
  /// Whether the coach may swear.
  public var swearing: Bool
  /// What is remembered.
  public var memory: [MemoryItem]
  /// The day.
  public var today: Day

  /// Puts together what is known.
  public init(
    to words: String,
    during snapshot: [String] = [],
    after said: [String] = [],
    coach: Personality,
    swearing: Bool = false,
    memory: [MemoryItem] = [],
    on today: Day
  ) {
    self.words = words
    self.snapshot = snapshot
    self.said = Array(said.suffix(Self.mostSaid))
    self.coach = coach
    self.swearing = swearing
    self.memory = memory
    self.today = today
  }

  /// It is a reply.
  public var task: MindTask { .reply }

  /// Whether a model may answer at all: what hurts is answered by rules, and a command by figures.
  public var isForModel: Bool { CommandGrammar.meaning(of: words).isFree }

  /// Nothing: the coach on the run has a line of his own when the time is over.
  public var fallback: String { "" }

  /// Everything that could be told.
  public var facts: [Fact] {
    var facts = Remembered.facts(memory, on: today)
    facts += snapshot.prefix(Self.mostLines).map { Fact(.thisRun, Persona.quoted($0, atMost: 120)) }
    facts += said.map { Fact(.thisRun, "You said lately: " + Persona.quoted($0, atMost: 200)) }
    facts.append(Fact(.words, "The runner says: " + Persona.quoted(words, atMost: 600)))
    return facts
  }

  /// The prompt.
  public func prompt(telling facts: [Fact]) -> Prompt {
    Prompt(
      .reply,
      stable: Persona.text(coach, swearing: swearing) + "\n" + Self.rules,
      facts: facts,
      question: "Answer the runner now.",
      schema: Self.schema,
      longestAnswer: 120
    )
  }

  /// Reads a reply.
  public func read(_ answer: String, to prompt: Prompt) -> Candidate<String> {
    let found = AnswerText.object(in: answer)
    guard let text = found.json?["reply"]?.string.map(Words.trimmed) else {
      return Candidate(nil, problems: [.form(found.lack ?? .noReply)])
    }
    var problems = Decency.problems(in: text, swearing: swearing)
    let count = text.split(separator: " ").count
    if count > Self.mostWords {
      problems.append(.manner(.wordy(count, most: Self.mostWords)))
    }
    if count < 2 { problems.append(.manner(.empty)) }
    if Words.sentences(text).count > 3 { problems.append(.manner(.manySentences)) }
    if text.contains("{") { problems.append(.manner(.placeholders)) }
    problems += AnswerTruth(prompt).problems(in: text)
    problems += ReplyStanding(prompt).problems(in: text)
    if Words.overlap(Words.tokens(text), Words.tokens(words)) > 0.7 {
      problems.append(.manner(.echo))
    }
    let tokens = Words.tokens(text)
    for phrase in Self.ofRunner where Words.contains(tokens, phrase) {
      problems.append(.manner(.ofRunner(phrase)))
      break
    }
    if said.contains(where: { Words.overlap(Words.tokens($0), Words.tokens(text)) >= 0.6 }) {
      problems.append(.manner(.again))
    }
    return problems.isEmpty ? Candidate(text) : Candidate(nil, problems: problems)
  }

  // Small models go on in the runner's place.
  private static let ofRunner = [
    "i want", "i am", "im", "i need to", "ill need", "i should", "help me", "i feel", "my legs",
    "my heart", "my pace", "my breath", "my run",
  ]

  private static let rules = """
    A runner speaks to you during a run. You answer in their ear.
    - At most 25 words in one or two sentences. Answer first, then one thing to do, if any.
    - Use a figure only if it stands in the facts, exactly as it stands there.
    - Give no medical advice.
    """

  static let schema = AnswerSchema("reply", ["reply": .text("at most 25 words")])
}
