import ArgumentParser
import Coaching
import Exchange

/// Writes a whole script with no model and no network.
struct ScriptWriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Write a script for a plan, as JSON.",
    discussion: """
      The same plan, personality and seed give the same script.

      Examples:
        pacesetter script write --distance half --target-pace 5:00 > half.json
        pacesetter script write --time 45min --personality data_analyst --seed 7
      """
  )

  @OptionGroup(title: "The plan") var plan: PlanOptions
  @OptionGroup(title: "The coach") var coach: CoachOptions

  func run() throws {
    let setup = RunSetup(
      coach: coach.personality ?? CoachOptions.usual,
      swearing: coach.swearing,
      plan: try plan.plan(),
      seed: coach.seed,
      talk: coach.talk,
      without: Set(coach.withoutTopic)
    )
    Console.standardOutput.write(setup.companion.script.fileText())
  }
}
