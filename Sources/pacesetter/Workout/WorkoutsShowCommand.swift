import ArgumentParser
import Exchange
import Formats
import Glibc
import Training

/// Shows a workout as it is understood.
struct WorkoutsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a workout: what it needs, how long it takes, what to do.",
    discussion: """
      NAME is a workout of the library, or a file.

      Examples:
        pacesetter workouts show emom-swing-and-push
        pacesetter workouts show my-workout.md --json
        pacesetter workouts show emom-swing-and-push --source > mine.md
      """
  )

  @Argument(help: "The name of a workout or a file; - for standard input.")
  var name: String

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Print the original text.")
  var source = false

  @OptionGroup var library: LibraryOption
  @OptionGroup var colors: ColorOption

  func run() throws {
    let found = try NamedWorkout(name, library)
    let (document, catalogue) = (found.document, found.catalogue)
    if source {
      Console.standardOutput.write(document.text)
      return
    }
    let entry = IndexedWorkout(
      document.workout,
      contentHash: document.contentHash,
      knowing: catalogue
    )
    if json {
      var json = JSONWriter(indentedBy: 2)
      entry.write(to: &json, knowing: catalogue)
      json.endLine()
      Console.standardOutput.write(json.text)
    } else {
      show(entry, catalogue)
    }
  }

  private func show(_ entry: IndexedWorkout, _ catalogue: ExerciseCatalogue) {
    let palette = Palette(colors.color, for: .standardOutput)
    let workout = entry.workout
    let facts = entry.facts
    var text = palette.strong(workout.title) + "\n"
    for case .text(let paragraph) in workout.introduction { text += paragraph + "\n" }
    let needs = facts.equipment.value.joined(separator: ", ")
    var parts = [facts.category.value.rawValue, WorkoutWords.minutes(facts.duration)]
    parts.append(needs.isEmpty ? "no equipment" : needs)
    if let level = facts.level { parts.append(level.rawValue) }
    text += palette.faint(parts.joined(separator: " · ")) + "\n"
    let estimate = DurationEstimate(of: workout, knowing: catalogue)
    for (section, duration) in zip(workout.sections, estimate.sections) {
      let minutes = (duration.inSeconds / 60).rounded()
      let time = minutes > 0 ? palette.faint("  about \(Int(minutes)) min") : ""
      text += "\n" + palette.coach(section.heading) + time + "\n"
      if let dose = section.eachDose { text += "  \(dose.text) of each\n" }
      for cue in section.cues { text += palette.faint("  > \(cue)") + "\n" }
      for item in section.items {
        text += "  " + item.text + "\n"
        for detail in item.details { text += palette.faint("    \(detail)") + "\n" }
      }
    }
    Console.standardOutput.write(text)
  }
}
