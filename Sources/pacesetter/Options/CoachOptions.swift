public import ArgumentParser
public import Coaching
import Exchange
public import Screens

/// Whose words the coach uses.
struct CoachOptions: ParsableArguments {
  @Option(help: "The coach's personality.")
  var personality: Personality?

  @Flag(help: "Let the coach swear, if the personality does.")
  var swearing = false

  @Option(
    help: ArgumentHelp(
      "The same number gives the same lines, another number others.",
      valueName: "number"
    )
  )
  var seed: UInt64 = 1

  @Option(help: "The language that the coach speaks.")
  var language: Language = .english

  @Option(help: "How much the coach talks.")
  var talk: TalkLevel = .normal

  @Option(
    help: ArgumentHelp(
      "What the coach leaves out: splits, plan, technique or stories; may be given more than once.",
      valueName: "topic"
    )
  )
  var withoutTopic: [TalkTopic] = []

  func validate() throws {
    let coach = personality ?? Self.usual
    guard coach.speaks(language) else {
      throw ValidationError("\(coach.rawValue) does not speak '\(language.rawValue)' yet")
    }
  }

  /// The personality that coaches when none is chosen.
  static let usual = RunSetup().coach ?? .bestFriend
}

extension Personality: @retroactive ExpressibleByArgument {
  /// Reads a name as people write it: `roast_coach`, `roast-coach`, `Roast coach`.
  public init?(argument: String) {
    let name = argument.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
    self.init(rawValue: String(name))
  }
}

extension Language: @retroactive ExpressibleByArgument {}
extension TalkLevel: @retroactive ExpressibleByArgument {}
extension TalkTopic: @retroactive ExpressibleByArgument {}
