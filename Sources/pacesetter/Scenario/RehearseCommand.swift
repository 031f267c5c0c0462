import ArgumentParser
import Exchange
import Formats

/// Plays a scenario and says whether it holds.
struct RehearseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Play scenario files and report every difference.",
    discussion: """
      A scenario says what happens to a run, a workout or a metronome, one row per
      moment, and what must come of it. Documentation/Scenarios.md has the format.
      Exits with status 0 if all hold, 65 if one differs or cannot be read.

      Examples:
        pacesetter rehearse Core/Tests/Scenarios/run-countdown.timeline
        pacesetter rehearse my-run.timeline --all      every effect
      """
  )

  @Argument(help: "The scenario files.", completion: .file(extensions: ["timeline"]))
  var files: [String]

  @Flag(help: "Print every effect, row by row.")
  var all = false

  func run() throws {
    var wrong = 0
    for file in files where try !holds(file) { wrong += 1 }
    guard wrong > 0 else { return }
    throw Failure(
      .badData,
      wrong == 1 ? "1 scenario does not hold" : "\(wrong) scenarios do not hold"
    )
  }

  private func holds(_ file: String) throws(Failure) -> Bool {
    let text = String(decoding: try FileBytes.read(file), as: UTF8.self)
    let outcome: ScenarioOutcome
    let title: String
    do throws(ScenarioError) {
      let scenario = try Scenario(text)
      title = scenario.title
      outcome = try scenario.outcome()
    } catch {
      throw Failure(.badData, "\(file): \(error.description)")
    }
    let out = Console.standardOutput
    if all { for effect in outcome.effects { out.write(effect.description + "\n") } }
    for difference in outcome.differences {
      out.write("\(file): \(difference.description)\n")
    }
    if outcome.differences.isEmpty { out.write("\(file): holds: \(title)\n") }
    return outcome.differences.isEmpty
  }
}
