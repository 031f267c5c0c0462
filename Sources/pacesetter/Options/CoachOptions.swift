public import ArgumentParser
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
