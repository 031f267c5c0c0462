import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens
import Training

/// Writes a whole script: by rules with no model and no network, or by the model that was set up.
struct ScriptWriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Write a script for a plan, as JSON.",
    discussion: """
      The same plan, personality and seed give the same script. With --model, your
      model writes it; what it leaves out or gets wrong is written by rules, and
      whose line is whose is printed beside it.

      Examples:
        pacesetter script write --distance half --target-pace 5:00 > half.json
        pacesetter script write --time 45min --personality data_analyst --seed 7
        pacesetter script write --distance 10km --model > mine.json
        pacesetter script write --distance 10km --model --again > other.json
      """
  )

  @OptionGroup(title: "The plan") var plan: PlanOptions
  @OptionGroup(title: "The coach") var coach: CoachOptions

  @Flag(help: "Have the model write it.")
  var model = false

  @Flag(help: "Have the model write another one than last time.")
  var again = false

  @OptionGroup var data: DataOption

  func validate() throws {
    guard model || again, case .own = coach.named else { return }
    throw ValidationError(
      "a model writes in the words of our coaches: leave out --model, or name one of ours"
    )
  }

  func run() async throws {
    let setup = RunSetup(
      coach: coach.personality ?? CoachOptions.usual,
      ownWords: try coach.ownWords(),
      swearing: coach.swearing,
      plan: try plan.plan(),
      seed: coach.seed,
      language: coach.language.rawValue,
      talk: coach.talk,
      without: Set(coach.withoutTopic)
    )
    guard model || again else {
      Console.standardOutput.write(setup.companion.script.fileText())
      return
    }
    let written = try await data.ask(MindAPI.WriteScript(setup, anew: again))
    Console.standardOutput.write(written.script.fileText())
    for problem in written.problems { Console.standardError.write("pacesetter: \(problem)\n") }
    let all = written.script.messages.count
    guard let model = written.model else {
      Console.standardError.write(TerminalText.scriptByRules(lines: all) + "\n")
      return
    }
    let cost = MindMoney.text(Int64((written.cost * Double(MindSettings.micros)).rounded()))
    let words = TerminalText.scriptByModel(model, written.ofModel, of: all, cost: cost)
    Console.standardError.write(words + "\n")
    for message in written.script.messages {
      let line = TerminalText.scriptLine(
        by: MindScreen.author(isModel: written.isOfModel(message)),
        when: message.trigger.sentence(units: setup.plan.units),
        message.text
      )
      Console.standardError.write(line + "\n")
    }
  }
}
