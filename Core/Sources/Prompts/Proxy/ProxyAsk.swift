public import Exchange
import Formats
public import Screens
public import Training

/// What our proxy is asked: facts that are shared and what its readers need, never a prompt.
public struct ProxyAsk: Sendable {
  /// The most facts.
  static let mostFacts = 80
  /// The most letters of a fact.
  static let longestFact = 1200

  /// What is asked for.
  public var task: MindTask
  /// Who speaks.
  public var coach: Personality
  /// Whether the coach may swear.
  public var swearing: Bool
  /// What the model is told, in its order.
  public var facts: [Fact]
  /// Another one makes another answer to the same question likely.
  public var seed: Int
  /// What the runner has said: the answer may not only repeat it.
  public var words: String
  /// What the coach has said lately: the answer may not say it again.
  public var said: [String]
  /// What the runner wrote or said about a run: what is inferred stands in it.
  public var notes: [String]
  /// The run that a script is for.
  public var setup: RunSetup?
  /// The workout that is wanted.
  public var workout: WorkoutAsk?

  /// Asks for something.
  public init(
    _ task: MindTask,
    coach: Personality = .oldHand,
    swearing: Bool = false,
    facts: [Fact],
    seed: Int = 1
  ) {
    self.task = task
    self.coach = coach
    self.swearing = swearing
    self.facts = facts
    self.seed = seed
    words = ""
    said = []
    notes = []
  }

  /// The path of the proxy that takes it.
  public static func path(for task: MindTask) -> String {
    switch task {
    case .script: "/generate-script"
    case .reply: "/chat-reply"
    case .summary: "/post-run-summary"
    case .insight: "/insight"
    case .workout: "/workout"
    }
  }

  /// The question as it is sent, without its seed: the same facts give the same bytes.
  var bytes: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }
}
