public import ArgumentParser
import Exchange
import Formats
import Screens
public import Training

/// Lists the workouts that match words and equipment.
struct WorkoutsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List workouts, all or filtered.",
    discussion: """
      Words match titles, exercises, muscles, equipment, tags and clocks.

      Examples:
        pacesetter workouts list
        pacesetter workouts list kettlebell --max 30m
        pacesetter workouts list --with kettlebell,mat --level beginner
        pacesetter workouts list --with none --max 15m
      """
  )

  @Argument(help: "Words that a workout must contain.")
  var words: [String] = []

  @Option(
    help: "Only this category: \(WorkoutCategory.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var category: WorkoutCategory?

  @Option(help: "Only this level: beginner, intermediate, advanced.")
  var level: WorkoutLevel?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Only workouts for this equipment; 'none' for no equipment.",
      valueName: "equipment,..."
    )
  )
  var equipment: String?

  @Option(
    name: .customLong("max"),
    help: ArgumentHelp("Only workouts that take no longer.", valueName: "time")
  )
  var longest: String?

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @OptionGroup var library: LibraryOption
  @OptionGroup var colors: ColorOption

  func run() throws {
    let folder = try LibraryFolder(given: library.library)
    let index = folder.library.index(knowing: folder.catalogue)
    let found = index.search(words.joined(separator: " "), try filter())
    if json {
      for entry in found {
        var json = JSONWriter()
        entry.writeSummary(to: &json)
        json.endLine()
        Console.standardOutput.write(json.text)
      }
      return
    }
    let palette = Palette(colors.color, for: .standardOutput)
    let width = found.map { $0.workout.id.unicodeScalars.count }.max() ?? 0
    for entry in found { Console.standardOutput.write(line(entry, width, palette)) }
    if found.isEmpty { Console.standardError.write(TerminalText.noWorkout + "\n") }
  }

  private func filter() throws -> WorkoutFilter {
    var filter = WorkoutFilter()
    if let category { filter.categories = [category] }
    if let level { filter.levels = [level] }
    if let equipment {
      let names = equipment.split(separator: ",").map { name in
        name.split(separator: " ").joined(separator: " ").lowercased()
      }
      filter.availableEquipment = Set(names).subtracting(["none"])
    }
    if let longest {
      // A number alone are minutes, as the format itself writes them.
      let isBare = longest.utf8.allSatisfy { (0x30...0x39).contains($0) }
      filter.longest = try Duration(typed: isBare ? longest + "m" : longest)
    }
    return filter
  }

  private func line(_ entry: IndexedWorkout, _ width: Int, _ palette: Palette) -> String {
    let id = entry.workout.id
    let gap = String(repeating: " ", count: max(1, width + 2 - id.unicodeScalars.count))
    let needs = entry.facts.equipment.value
    let equipment = needs.isEmpty ? "no equipment" : needs.joined(separator: ", ")
    let about = "\(WorkoutWords.minutes(entry.facts.duration)), \(equipment)"
    return palette.strong(id) + gap + entry.workout.title + palette.faint(" · " + about) + "\n"
  }
}

extension WorkoutCategory: @retroactive ExpressibleByArgument {}

extension WorkoutLevel: @retroactive ExpressibleByArgument {}
