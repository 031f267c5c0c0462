public import ArgumentParser
import Exchange
import Formats
public import Training

/// The races that somebody means to run, and how they went.
struct RaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "race",
    abstract: "Plan races: day, distance, target, pacing, what to eat and drink.",
    discussion: """
      A run on the day of a race and about as far is its result. The page History and
      'trends' show the same races.

      Examples:
        pacesetter race
        pacesetter race add "Berlin Marathon" --day 2026-09-27 \\
          --distance marathon --target 3:30:00 --fuel "25 g gel at 8 km, 16 km"
        pacesetter race show berlin
      """,
    subcommands: [
      RaceListCommand.self, RaceAddCommand.self, RaceShowCommand.self, RaceRemoveCommand.self,
      RaceUndoCommand.self,
    ],
    defaultSubcommand: RaceListCommand.self
  )
}

/// Lists the races.
struct RaceListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the races, what comes first."
  )

  @Flag(help: "One JSON array on standard output.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let races = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.races()
    }
    guard !json else {
      Console.standardOutput.write(JSON.array(races).text() + "\n")
      return
    }
    if races.isEmpty { Console.standardError.write("No race is planned; 'race add' plans one.\n") }
    for race in races { RaceWriting.show(race) }
  }
}

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

/// Shows one race.
struct RaceShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a race with what to take on the way."
  )

  @Argument(help: "The beginning of its name.")
  var race: String

  @Flag(help: "One JSON object on standard output.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let found = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.race(race)
    }
    if json {
      Console.standardOutput.write(found.text() + "\n")
    } else {
      RaceWriting.show(found, isWhole: true)
    }
  }
}

/// Takes a race out.
struct RaceRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take a race out; 'race undo' brings it back."
  )

  @Argument(help: "The beginning of its name.")
  var race: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let found = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      let found = try await keep.race(race)
      try await keep.remove(race: found["id"]?.string ?? "")
      return found
    }
    Console.standardOutput.write("\(found["title"]?.string ?? "") is taken out.\n")
  }
}

/// Brings a race back.
struct RaceUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back the race that was taken out last."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let races = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.bringRaceBack()
      return try await keep.races()
    }
    for race in races { RaceWriting.show(race) }
  }
}

extension RaceSetup.Pacing: @retroactive ExpressibleByArgument {}
