import ArgumentParser
import Foundation
import Storage
import Screens
import Exchange
import Formats
import Training

/// Plans a race.
struct RaceAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Plan a race.",
    discussion: """
      Name each item once, with its distances or times since the start: "gel at 8 km,
      16 km", "200 ml water at 40min, 1:20:00".

      The first goal is the target. When it is gone, the coach says so once, with the
      next goal that your pace still reaches and what it asks for.

      With --pacing custom you write the parts from start to finish, each with its
      time or pace; "2 x 5 km in 25:00" is two of them. The part "rest" is what is
      left of the distance, of the target, or of both. The parts have to add up to
      the distance and to the target; without a target it is their sum.
      """
  )

  @Argument(help: "The name of the race.")
  var name: String

  @Option(help: ArgumentHelp("The day of the race.", valueName: "yyyy-mm-dd"))
  var day: String

  @Option(help: ArgumentHelp("The distance: 10km, 42.195km, half, marathon.", valueName: "length"))
  var distance: String

  @Option(help: ArgumentHelp("The target time: 3:30:00, 45min.", valueName: "time"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "Goals A, B and C, instead of or besides the target: 3:15,3:20,3:30.",
      valueName: "times"
    )
  )
  var goals: String?

  @Option(
    help: ArgumentHelp(
      "The course: a recording, a GPX route or an activity of the record; its hills shape the pace.",
      valueName: "file|id"
    )
  )
  var course: String?

  @Option(help: "The pacing; negative has the faster half last, custom has --parts.")
  var pacing: RaceSetup.Pacing = .even

  @Option(
    help: ArgumentHelp("The parts: \"10 km in 50:00, 10 km at 4:55/km, rest\".", valueName: "parts")
  )
  var parts: String?

  @Flag(help: "The start is crowded: the first 400 m are free.")
  var crowdedStart = false

  @Option(
    help: ArgumentHelp("What to eat; repeatable.", valueName: "what at where")
  )
  var fuel: [String] = []

  @Option(
    help: ArgumentHelp("What to drink; repeatable.", valueName: "what at where")
  )
  var drink: [String] = []

  @Option(help: ArgumentHelp("What you carry: \"5 gel, 1 flask\".", valueName: "things"))
  var carry: String?

  @Option(help: ArgumentHelp("Your notes.", valueName: "text"))
  var notes: String?

  @OptionGroup var data: DataOption

  private var typed: TypedRace {
    TypedRace(
      name: name,
      day: day,
      distance: distance,
      target: target ?? "",
      goals: goals ?? "",
      pacing: pacing,
      parts: parts ?? "",
      crowdedStart: crowdedStart,
      fuel: fuel,
      drink: drink,
      carry: carry ?? "",
      notes: notes
    )
  }

  func validate() throws {
    do { _ = try typed.setup() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    var race = try typed.setup()
    var entry = course
    if let course, FileManager.default.fileExists(atPath: course) {
      race.course = try Self.course(course, over: race.distance)
      entry = nil
    }
    let races = try await data.ask(RaceAPI.Add(race, courseEntry: entry)).entries
    races.first { $0.race.name == race.name && $0.race.day == race.day }?.show(isWhole: true)
  }

  /// The heights of a recording or a route.
  static func course(_ path: String, over length: Distance) throws -> RaceCourse {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let bytes = try FileBytes.read(path)
    do {
      return try RaceCourse(file: bytes, named: name, over: length)
    } catch {
      throw Failure(.badData, "\(path): \(error.description)")
    }
  }
}
