import ArgumentParser
import Coaching
import Exchange
import Foundation
import Integrations
import Screens
import Record
import Training

/// Leads through a workout in the terminal.
struct WorkoutsStartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Do a workout in the terminal, with clocks, keys and a voice.",
    discussion: """
      NAME is a workout of the library, or a file. Every set is saved before it is
      shown, and joins your record when the workout ends. After a crash, --resume
      continues where you stopped.

      \(GymKeys.help)

      Examples:
        pacesetter workouts start emom-swing-and-push --voice
        pacesetter workouts start my-workout.md
        pacesetter workouts start --resume
      """
  )

  @Argument(help: "The name of a workout or a file.")
  var name: String?

  @Flag(help: "Resume the workout that was left open.")
  var resume = false

  @Option(
    defaultAsFlag: RunCommand.usualVoice,
    help: ArgumentHelp(
      "Speak aloud, in this voice if you name one; see 'pacesetter voices'.",
      valueName: "name"
    )
  )
  var voice: String?

  @Option(help: ArgumentHelp("Seconds to get ready before a clock starts.", valueName: "seconds"))
  var getReady: Int?

  @Option(
    help: ArgumentHelp(
      "Seconds of rest after a set that names none.",
      valueName: "seconds"
    )
  )
  var rest: Int?

  @Option(help: "Whose words open, praise and end the workout, if anybody's.")
  var personality: Personality?

  @Option(help: "How much is said beside what to do.")
  var talk: TalkLevel = .normal

  @Option(
    help: "The folder for journals, if it is not the default one.",
    completion: .directory
  )
  var journal: String?

  @OptionGroup var data: DataOption
  @OptionGroup var library: LibraryOption
  @OptionGroup var colors: ColorOption
  @OptionGroup var voiceCommand: VoiceCommandOption

  func validate() throws {
    if resume == (name != nil) {
      throw ValidationError(
        resume
          ? "leave out the workout's name; --resume continues the open one"
          : "name a workout; 'pacesetter workouts list' lists them, --resume continues the last"
      )
    }
    for (option, value) in [("--get-ready", getReady), ("--rest", rest)] {
      if let value, !(0...3600).contains(value) {
        throw ValidationError("\(option) is \(value), expected 0 to 3600 seconds")
      }
    }
  }

  func run() async throws {
    do {
      try await Interruption.end { try await lead() }
    } catch let code as ExitCode {
      Console.standardError.write(
        "\n\(TerminalText.workoutIsOpen)\n"
      )
      throw code
    }
  }

  private func lead() async throws {
    guard let keyboard = Keyboard() else {
      throw Failure(
        .unavailable,
        "run this in a terminal, because keys lead the workout; "
          + "'pacesetter workouts cues' prints what it would say"
      )
    }
    defer { keyboard.restore() }
    let folder = try WatchFolder(journal ?? Self.usualFolder)
    let loudspeaker = try await loudspeaker()
    let course = resume ? try GymCourse(resuming: folder) : try GymCourse(folder, setup())
    let stage = GymStage(course, Palette(colors.color, for: .standardOutput), loudspeaker)
    try await stage.run(keyboard)
    try await keep(course)
  }

  /// The workout, and how it is to go.
  private func setup() throws -> GymSetup {
    let document = try NamedWorkout(name ?? "", library).document
    guard document.text.utf8.count <= GymSetup.longestText else {
      throw Failure(
        .badData,
        "the workout has \(document.text.utf8.count) bytes, expected at most \(GymSetup.longestText)"
      )
    }
    var settings = GymSettings()
    if let getReady { settings.getReady = .seconds(getReady) }
    if let rest { settings.usualRest = .seconds(rest) }
    settings.talk = talk
    settings.coach = personality?.rawValue
    return GymSetup(
      name: document.workout.id,
      text: document.text,
      settings: settings,
      offset: LocalTime(Date()).offset ?? .zero
    )
  }

  /// Puts the lines of an ended workout into the record, by way of the server where one runs.
  private func keep(_ course: GymCourse) async throws {
    guard course.isFinished else { return }
    let lines = course.lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    _ = try await data.ask(SessionAPI.Import(lines))
  }

  private func loudspeaker() async throws -> Loudspeaker? {
    guard let voice else { return nil }
    let roster = await VoiceRoster.installed(command: try voiceCommand.voice())
    guard let player = SoundPlayer.installed() else {
      Console.standardError.write(
        "pacesetter: \(TerminalText.wordsAsText(because: SoundPlayer.lack))\n"
      )
      return nil
    }
    do {
      let found = try roster.voice(named: voice == RunCommand.usualVoice ? nil : voice)
      return Loudspeaker(studio: ClipStudio(), voice: found, player: player)
    } catch {
      if case .unknown = error { throw Failure(.usage, error.description) }
      Console.standardError.write(
        "pacesetter: \(TerminalText.wordsAsText(because: error.description))\n"
      )
      return nil
    }
  }

  /// `$XDG_STATE_HOME/pacesetter/gym`: the terminal is a device of its own.
  private static var usualFolder: String? {
    if let state = Console.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/pacesetter/gym"
    }
    return Console.variable("HOME").map { $0 + "/.local/state/pacesetter/gym" }
  }
}
