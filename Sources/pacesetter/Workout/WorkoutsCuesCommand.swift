import ArgumentParser
import Coaching
import Exchange
import Formats
import Integrations
import Screens
import Training

/// Prints everything that a workout will say, before anybody starts it.
struct WorkoutsCuesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cues",
    abstract: "Print everything a workout will say, and when.",
    discussion: """
      Times are those of the part's clock, counted from its start. A cue without a
      clock names what it waits for.

      Examples:
        pacesetter workouts cues emom-swing-and-push
        pacesetter workouts cues my-workout.md --json
        pacesetter workouts cues emom-swing-and-push --out workout.m4a
      """
  )

  @Argument(help: "The name of a workout or a file; - for standard input.")
  var name: String

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @Option(help: "Whose words open, praise and end the workout, if anybody's.")
  var personality: Personality?

  @Option(help: "How much is said beside what to do.")
  var talk: TalkLevel = .normal

  @Option(
    help: ArgumentHelp(
      "Write the whole workout to an M4A file, every cue at its time.",
      discussion: """
        For a player without a screen. Clocks and rests last as long as they are
        written; a set that ends by hand takes 4 s a repetition, or its tempo.
        """,
      valueName: "file"
    ),
    completion: .file(extensions: ["m4a"])
  )
  var out: String?

  @Option(help: ArgumentHelp("The voice of the file.", valueName: "name"))
  var voice: String?

  @Option(
    help: ArgumentHelp(
      "Write the position of each cue in the sound file, as JSON.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var timeline: String?

  @OptionGroup var voiceCommand: VoiceCommandOption
  @OptionGroup var library: LibraryOption
  @OptionGroup var colors: ColorOption

  func validate() throws {
    if out == nil, voice != nil || timeline != nil {
      throw ValidationError("add --out; --voice and --timeline are about that file")
    }
  }

  func run() async throws {
    let document = try NamedWorkout(name, library).document
    let settings = GymSettings(talk: talk, coach: personality?.rawValue)
    let setup = GymSetup(name: document.workout.id, text: document.text, settings: settings)
    let file = out.map { NarrationFile(path: $0, timeline: timeline, isQuiet: json) }
    try file?.check()
    show(setup.session())
    if let file { try await speak(setup, into: file) }
  }

  /// Speaks the workout as somebody hears it who does it as it is written.
  private func speak(_ setup: GymSetup, into file: NarrationFile) async throws {
    let voice: any Voice
    do {
      voice = try await VoiceRoster.installed(command: voiceCommand.voice()).voiceForFiles(
        named: self.voice
      )
    } catch let lack as VoiceRefusal {
      if case .unknown = lack { throw Failure(.usage, lack.description) }
      throw Failure(.unavailable, "cannot write \(file.path): \(lack.description)")
    }
    var lines: [NarrationLine] = []
    var lifter = ObedientLifter(setup.session())
    lifter.finish { timed, session in
      guard case .cue(let cue, _) = timed.effect else { return }
      let text = cue.words(in: session)
      let spoken = SpokenText.words(for: text, language: setup.language)
      lines.append(NarrationLine(at: timed.at.inSeconds, spoken: spoken, text: text))
    }
    let length = lifter.session.now.inSeconds
    try await file.write(lines, by: voice, longestSilence: nil, lasting: length)
  }

  private func show(_ session: GymSession) {
    let timeline = GymTimeline(of: session)
    if json {
      for row in timeline.rows {
        var json = JSONWriter()
        row.write(to: &json)
        json.endLine()
        Console.standardOutput.write(json.text)
      }
      return
    }
    let palette = Palette(colors.color, for: .standardOutput)
    var block: Int?
    for row in timeline.rows {
      if row.block != block {
        block = row.block
        let label = session.plan.blocks[row.block].label
        Console.standardOutput.write(
          palette.strong(label.isEmpty ? TerminalText.part(row.block + 1) : label) + "\n"
        )
      }
      let at = row.at.map { Self.time($0) } ?? ""
      let gap = String(repeating: " ", count: max(0, 9 - at.count))
      let when = row.when.map { palette.faint("  (\($0))") } ?? ""
      Console.standardOutput.write(palette.faint(gap + at) + "  \(row.text)\(when)\n")
    }
  }

  /// A moment of a part's clock; what comes before its start is negative.
  private static func time(_ at: Duration) -> String {
    let tenths = Int((at.inSeconds * 10).rounded())
    let whole = Written.duration(.seconds(abs(tenths) / 10))
    let fraction = abs(tenths) % 10 == 0 ? "" : ".\(abs(tenths) % 10)"
    return (tenths < 0 ? "-" : "") + whole + fraction
  }
}
