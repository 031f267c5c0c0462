import ArgumentParser
import Exchange
import Formats
import Foundation
import Integrations
import Screens
import Training

/// Suggests workouts, the fittest first, each with its reason.
struct WorkoutsSearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Suggest workouts, best match first, each with its reason.",
    discussion: """
      What you leave out sets no limit. Words filter the library before ranking.

      Examples:
        pacesetter workouts search --minutes 30 --with kettlebell,mat
        pacesetter workouts search swing --place home --why
        pacesetter workouts search --at Home --why
        pacesetter workouts search --free
        pacesetter workouts search --focus hinge --ready 2 --json
      """
  )

  @Argument(help: "Words that a workout must contain.")
  var words: [String] = []

  @OptionGroup var wish: WishOptions

  @Option(help: ArgumentHelp("The focus, such as hinge or core.", valueName: "focus,..."))
  var focus: String?

  @Option(help: ArgumentHelp("How many workouts to show.", valueName: "count"))
  var limit = 5

  @Flag(help: "Look at your calendars and races: what fits the free time, what rests for a race.")
  var free = false

  @Flag(help: "Show every reason for and against each.")
  var why = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @OptionGroup var library: LibraryOption
  @OptionGroup var colors: ColorOption
  @OptionGroup var data: DataOption

  func validate() throws {
    guard (1...1000).contains(limit) else {
      throw ValidationError("--limit is \(limit), expected 1 to 1000")
    }
  }

  func run() async throws {
    let folder = try LibraryFolder(given: library.library)
    let index = folder.library.index(knowing: folder.catalogue)
    let found = Set(index.search(words.joined(separator: " "), WorkoutFilter()).map(\.workout.id))
    let request = try await request()
    let ranking = WorkoutRanking(index, for: request, knowing: folder.catalogue)
    let places = (0..<ranking.count).filter { found.contains(ranking.entry(at: $0).workout.id) }
    let cards = places.prefix(limit).map { place in
      WorkoutCard(
        ranking[place],
        counterfactual: ranking.counterfactual(of: place),
        origin: ranking.entry(at: place).workout.details.basis == nil ? .rules : .yours,
        on: request.day
      )
    }
    if json {
      for card in cards {
        var json = JSONWriter()
        card.write(to: &json)
        json.endLine()
        Console.standardOutput.write(json.text)
      }
      return
    }
    let palette = Palette(colors.color, for: .standardOutput)
    for card in cards { Console.standardOutput.write(text(of: card, palette)) }
    if cards.isEmpty {
      Console.standardError.write(TerminalText.noWorkoutForWish + "\n")
    }
  }

  private func request() async throws -> RankingRequest {
    var request = try await wish.request(at: LocalTime(Date()), knowing: data)
    if let focus { request.focus = Set(WishOptions.names(in: focus)) }
    if free {
      let report = try await data.ask(CalendarAPI.Free())
      (request.gap, request.race) = (report.gap, report.race)
      if report.gap == nil { Console.standardError.write(TerminalText.nothingAhead + "\n") }
    }
    return request
  }

  private func text(of card: WorkoutCard, _ palette: Palette) -> String {
    let entry = card.ranked.entry
    let needs = entry.facts.equipment.value
    let equipment = needs.isEmpty ? "no equipment" : needs.joined(separator: ", ")
    let about = "\(WorkoutWords.minutes(entry.facts.duration)), \(equipment)"
    var text = palette.strong(entry.workout.title) + palette.faint(" · \(about)") + "\n"
    text += palette.faint("  \(entry.workout.id)") + "\n"
    guard why else { return text + (card.reason.map { "  \($0.words)\n" } ?? "") }
    for line in card.reasons { text += palette.good("  + ") + line.words + "\n" }
    for line in card.drawbacks { text += palette.doubtful("  - ") + line.words + "\n" }
    if let counterfactual = card.counterfactual { text += "  \(counterfactual)\n" }
    return text
  }
}
