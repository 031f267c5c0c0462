import ArgumentParser
import Coaching
import Exchange
import Formats
import Prompts
import Screens
import Training

/// Rehearses a script and says whether it may be played.
struct ScriptProveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Rehearse a script: whether it may be played, and what was said when.",
    discussion: """
      Plays it on three runs of its plan: even, too fast and then fading, careful.
      It looks at the words, at what they say of where you are, at silence and at
      chatter. Exits with status 0 where the script may be played, 65 where not.

      Examples:
        pacesetter script prove my-script.json
        pacesetter script prove my-script.json --on run.fit --on race.fit
        pacesetter script write --distance 10km | pacesetter script prove -
      """
  )

  @Argument(help: "The script: a file, the name of a saved one, or - for standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "A recording to rehearse it on too; up to five.",
      valueName: "recording"
    ),
    completion: .file(extensions: ["fit", "gpx", "tcx"])
  )
  var on: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup(title: "The plan") var options: PlanOptions
  @OptionGroup(title: "The coach") var coach: CoachOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    guard on.count <= 5 else { throw ValidationError("give at most five recordings with --on") }
  }

  func run() async throws {
    let script = try await ScriptFile.named(file, in: data).script
    var setup = RunSetup(script)
    setup.coach = coach.personality ?? setup.coach
    setup.ownWords = try coach.ownWords()
    // A script that its own author wrote swears where its runner lets it.
    setup.swearing = coach.swearing
    setup.seed = coach.seed
    setup.talk = coach.talk
    setup.plan = try options.plan(over: setup.plan)
    setup.runner = await data.runner(setup.runner)
    let proof = ScriptProof(script, setup)
    var rehearsals = ScriptRehearsal.usual(for: proof.plan)
    for path in on {
      rehearsals.append(
        ScriptRehearsal(
          .recording(path),
          try RecordingSource(path, seed: coach.seed, salvages: true).recording
        )
      )
    }
    let report = proof.report(on: rehearsals)
    if json {
      var writer = JSONWriter(indentedBy: 2)
      report.write(to: &writer)
      writer.endLine()
      Console.standardOutput.write(writer.text)
    } else {
      Console.standardOutput.write(ProofTable(report).text)
    }
    if !report.isPlayable { throw ExitCode(Failure.Code.badData.rawValue) }
  }
}
