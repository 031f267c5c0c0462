import ArgumentParser
import Exchange
import Formats
import Training

/// Plans a race.
struct RaceAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Plan a race.",
    discussion: """
      What to take is said once for each thing, at kilometres or at times since the
      start: "gel at 8 km, 16 km", "200 ml water at 40min, 1:20:00".
      """
  )

  @Argument(help: "What it is called.")
  var name: String

  @Option(help: ArgumentHelp("The day of it.", valueName: "yyyy-mm-dd"))
  var day: String

  @Option(help: ArgumentHelp("How far: 10km, 42.195km, half, marathon.", valueName: "length"))
  var distance: String

  @Option(help: ArgumentHelp("The time to reach: 3:30:00, 45min.", valueName: "time"))
  var target: String

  @Option(help: "How the pace is to go; negative has the faster half last.")
  var pacing: RaceSetup.Pacing = .even

  @Option(
    help: ArgumentHelp("What to eat; may be given again.", valueName: "what at where")
  )
  var fuel: [String] = []

  @Option(
    help: ArgumentHelp("What to drink; may be given again.", valueName: "what at where")
  )
  var drink: [String] = []

  @Option(help: ArgumentHelp("What else there is to say.", valueName: "text"))
  var notes: String?

  @OptionGroup var data: DataOption

  private var typed: TypedRace {
    TypedRace(
      name: name,
      day: day,
      distance: distance,
      target: target,
      pacing: pacing,
      fuel: fuel,
      drink: drink,
      notes: notes
    )
  }

  func validate() throws {
    do { _ = try typed.setup() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    let race = try typed.setup()
    let shown = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.add(race)
      return try await keep.races().first { json in
        json["name"]?.string == race.name && json["day"]?.string == LogDay.text(race.day)
      }
    }
    if let shown { RaceWriting.show(shown, isWhole: true) }
  }
}
