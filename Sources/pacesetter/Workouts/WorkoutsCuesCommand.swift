import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens
import Training

/// Prints everything that a workout will say, before anybody starts it.
struct WorkoutsCuesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cues",
    abstract: "Print everything a workout will say, and when.",
    discussion: """
      Times are those of the part's clock, counted from its start. A cue without a
      clock names what it waits for.

      Examples:
        pacesetter workouts cues emom-swing-and-push
        pacesetter workouts cues my-workout.md --json
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

  @OptionGroup var library: LibraryOption
  @OptionGroup var colors: ColorOption

  func run() throws {
    let document = try NamedWorkout(name, library).document
    let settings = GymSettings(talk: talk, coach: personality?.rawValue)
    let session = GymSetup(name: document.workout.id, text: document.text, settings: settings)
      .session()
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
          palette.strong(label.isEmpty ? "Part \(row.block + 1)" : label) + "\n"
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
