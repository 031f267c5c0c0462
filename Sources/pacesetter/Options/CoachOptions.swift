public import ArgumentParser
public import Coaching
import Exchange
public import Screens

/// Whose words the coach uses.
struct CoachOptions: ParsableArguments {
  @Option(
    name: .customLong("personality"),
    help: ArgumentHelp(
      "The coach's personality, or the file of your own coach, such as ada.en.txt.",
      valueName: "coach"
    )
  )
  var named: NamedCoach?

  @Flag(help: "Let the coach swear, if the personality does.")
  var swearing = false

  @Option(
    help: ArgumentHelp(
      "The same number gives the same lines, another number others.",
      valueName: "number"
    )
  )
  var seed: UInt64 = 1

  @Option(name: .customLong("language"), help: "The language that the coach speaks.")
  var wanted: Language = .english

  @Option(help: "How much the coach talks.")
  var talk: TalkLevel = .normal

  @Option(
    help: ArgumentHelp(
      "What the coach leaves out: splits, plan, technique or stories; may be given more than once.",
      valueName: "topic"
    )
  )
  var withoutTopic: [TalkTopic] = []

  /// The language that the coach speaks: that of an own coach's file, if its name states one.
  var language: Language { named?.language ?? wanted }

  /// The personality that was chosen, if one was.
  var personality: Personality? { named?.personality }

  /// The words of somebody's own coach, if one was chosen.
  func ownWords() throws(Failure) -> CoachBook? { try named?.ownWords(in: language) }

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
