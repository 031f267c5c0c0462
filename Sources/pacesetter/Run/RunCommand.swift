import ArgumentParser
import Integrations

/// Coaches a recorded run.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Coach a recorded run: every line as it would have been said.",
    discussion: """
      A FIT, GPX or TCX file, - for standard input, or a simulated run:
      \(RecordingSource.demoList)
      A simulated run brings its own plan; your options change it.

      Examples:
        pacesetter run run.fit --distance 10km --target-pace 5:00
        pacesetter run demo:bonk_marathon --personality roast_coach --speed 300
        pacesetter run run.gpx --speed 1 --voice       coached aloud, as it happened
        pacesetter run run.fit --out narration.m4a     all of its speech in one file
        pacesetter run run.fit --json > run.ndjson     one JSON object a line
        pacesetter run cut-off.fit --salvage           what is whole of a damaged file
      """
  )

  @Argument(help: "The recording.", completion: .file(extensions: ["fit", "gpx", "tcx"]))
  var recording: String

  @Option(
    help: ArgumentHelp(
      "A script file to coach by; with --personality, somebody also reacts.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var script: String?

  @OptionGroup var options: RunOptions

  @Option(
    help: ArgumentHelp(
      "1, 60, any factor, or max (default: 60, and max with --json or --out).",
      valueName: "factor"
    )
  )
  var speed: Speed?

  @Option(
    defaultAsFlag: RunCommand.usualVoice,
    help: ArgumentHelp(
      "Speak aloud, or with --out: speak with this voice; see 'pacesetter voices'.",
      valueName: "name"
    )
  )
  var voice: String?

  @Option(
    help: ArgumentHelp("Write the whole run's speech as M4A.", valueName: "file"),
    completion: .file(extensions: ["m4a"])
  )
  var out: String?

  @Option(help: ArgumentHelp("The longest silence in the sound file.", valueName: "seconds"))
  var maxSilence: Double = 3

  @Flag(help: "Keep every silence of the sound file as long as it was.")
  var fullTime = false

  @Option(
    help: ArgumentHelp("Write where each line lies in the sound file, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var timeline: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Take what is whole of a damaged file (default: asked on a terminal, else no)."
  )
  var salvage: Bool?

  @Flag(help: "One JSON object a line on standard output: every effect, then a summary.")
  var json = false

  @Flag(name: .shortAndLong, help: "Show neither run nor progress; --json and --out still write.")
  var quiet = false

  @OptionGroup var colors: ColorOption
  @OptionGroup var voiceCommand: VoiceCommandOption

  /// What `--voice` means without a name.
  static let usualVoice = "usual"

  func validate() throws {
    guard maxSilence >= 0.4, maxSilence <= 3600 else {
      throw ValidationError("--max-silence is \(maxSilence), expected 0.4 to 3600 seconds")
    }
    if timeline != nil, out == nil {
      throw ValidationError("--timeline needs --out: it tells where the lines lie in that file")
    }
  }

  func run() async throws {
    try await Interruption.end { try await play() }
  }

  private func play() async throws {
    let voices = try await RunVoices(self)
    let loudspeaker = voices.loudspeaker()
    // At the speed of life the coach waits for its voice; faster, it reckons how long a line takes.
    let hearsLinesEnd = loudspeaker != nil && effectiveSpeed == .times(1)
    let job = try await options.job(
      recording,
      script: script,
      hearsLinesEnd: hearsLinesEnd,
      salvages: salvage
    )
    if let warning = job.warning, !quiet {
      Console.standardError.write("pacesetter: \(warning)\n")
    }
    var replay = Replay(job, view, loudspeaker)
    try await replay.run(at: effectiveSpeed)
    if let out { try await voices.narrate(replay.job.lines, into: out) }
  }

  private var effectiveSpeed: Speed { speed ?? (json || out != nil ? .max : .times(60)) }

  private var view: any RunView {
    if json { return JSONView() }
    if quiet { return NoView() }
    let palette = Palette(colors.color, for: .standardOutput)
    return Console.standardOutput.isTerminal && effectiveSpeed != .max
      ? LiveView(palette) : PlainView(palette)
  }
}
