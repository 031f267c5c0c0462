import ArgumentParser
import Foundation
import Integrations
import Screens

/// Coaches a recorded run.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Coach a recorded run, or rehearse a planned one, line by line.",
    discussion: """
      A \(FormatWords.choice()) file, - for standard input, or a simulated run:
      \(RecordingSource.demoList)
      A simulated run has its own plan; your options override it.

      Without a recording, somebody runs your plan exactly as it asks: you see what
      will be said and when, what is held back and why, and how long it is quiet.

      Examples:
        pacesetter run run.fit --distance 10km --target-pace 5:00
        pacesetter run demo:bonk_marathon --personality roast_coach --speed 300
        pacesetter run run.gpx --speed 1 --voice       coached aloud, in real time
        pacesetter run run.fit --out narration.m4a     all speech in one file
        pacesetter run run.fit --json > run.ndjson     one JSON object per line
        pacesetter run cut-off.fit --salvage           what is left of a damaged file
        pacesetter run --workout run-five-by-a-kilometre      a workout, rehearsed
        pacesetter run run.fit --workout run-tempo-intervals  led through it
        pacesetter run --distance 10km --target-pace 5:00     a plan, rehearsed
        pacesetter run --race berlin --pack berlin-pack   a race with its pack

      A recording of the day of a planned race ('pacesetter race') is coached as that
      race: its target, its pacing, its food and drink. --race chooses another race,
      --race none coaches it as any other run.

      On a terminal, press / to ask the coach: how far, my pace, quiet, help.
      """
  )

  @Argument(
    help: "The recording; without one, the plan is rehearsed.",
    completion: .file(extensions: ["fit", "gpx", "tcx"])
  )
  var recording: String?

  @Option(
    help: ArgumentHelp(
      "A script to play, a file or one of 'script list'; with --personality, a coach reacts too.",
      valueName: "script"
    ),
    completion: .file(extensions: ["json"])
  )
  var script: String?

  @OptionGroup var options: RunOptions

  @Option(
    help: ArgumentHelp(
      "The speed: 1, 60, any factor, or max (default: 60; max with --json, --out or no recording).",
      valueName: "factor"
    )
  )
  var speed: PlaybackSpeed?

  @Option(
    defaultAsFlag: RunCommand.usualVoice,
    help: ArgumentHelp(
      "Speak aloud, in this voice if you name one; with --out, the voice of the file.",
      valueName: "name"
    )
  )
  var voice: String?

  @Option(
    help: ArgumentHelp("Write all speech of the run to an M4A file.", valueName: "file"),
    completion: .file(extensions: ["m4a"])
  )
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Sounds that were made ahead ('race pack --out'), used instead of the voice.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var pack: String?

  @Option(help: ArgumentHelp("The longest silence in the sound file.", valueName: "seconds"))
  var maxSilence: Double = 3

  @Flag(help: "Keep every silence: the sound file lasts as long as the run.")
  var fullTime = false

  @Option(
    help: ArgumentHelp(
      "Write the position of each line in the sound file, as JSON.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var timeline: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Use the readable part of a damaged file (default: ask on a terminal, else no)."
  )
  var salvage: Bool?

  @Flag(help: "Print one JSON object per line: every effect, then a summary.")
  var json = false

  @Flag(
    name: .shortAndLong,
    help: "Show neither the run nor progress; --json and --out still write."
  )
  var quiet = false

  @OptionGroup var colors: ColorOption
  @OptionGroup var voiceCommand: VoiceCommandOption

  /// What `--voice` means without a name.
  static let usualVoice = "usual"

  func validate() throws {
    guard maxSilence >= 0.4, maxSilence <= 3600 else {
      throw ValidationError("--max-silence is \(maxSilence), expected 0.4 to 3600 seconds")
    }
    guard recording != nil || script != nil || options.namesPlan else {
      throw ValidationError(
        "name a recording, or a plan to rehearse: --workout, --race, --distance or --time"
      )
    }
    if timeline != nil, out == nil {
      throw ValidationError("add --out; --timeline gives the position of each line in that file")
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
    var job = try await options.job(
      recording,
      script: script,
      hearsLinesEnd: hearsLinesEnd,
      salvages: salvage
    )
    if let pack { job.pack = try Self.pack(in: pack) }
    if let warning = job.warning, !quiet {
      Console.standardError.write("pacesetter: \(warning)\n")
    }
    if let race = job.race, !quiet {
      Console.standardError.write("pacesetter: \(race)\n")
    }
    await voices.check(job.soundFiles)
    job.takesWords = view is LiveView
    var replay = Replay(job, view, loudspeaker)
    try await replay.run(at: effectiveSpeed)
    if let ready = replay.job.readiness, !quiet {
      Console.standardError.write("pacesetter: \(ready)\n")
    }
    if let out {
      try await voices.narrate(replay.job.lines, of: replay.job.length, into: out)
    }
  }

  private static func pack(in path: String) throws(Failure) -> PackFolder {
    do {
      return try PackFolder(reading: URL(fileURLWithPath: path, isDirectory: true))
    } catch {
      throw Failure(.noInput, error.description)
    }
  }

  private var isRehearsal: Bool { recording == nil }

  private var effectiveSpeed: PlaybackSpeed {
    speed ?? (json || out != nil || (isRehearsal && voice == nil) ? .max : .times(60))
  }

  private var language: String { options.coach.language.rawValue }

  private var view: any RunView {
    if json { return JSONView(language) }
    if quiet { return NoView() }
    let palette = Palette(colors.color, for: .standardOutput)
    if isRehearsal { return RehearsalView(palette, language) }
    return Console.standardOutput.isTerminal && effectiveSpeed != .max
      ? LiveView(palette, language) : PlainView(palette, language)
  }
}
