import ArgumentParser
import Exchange
import Formats
import Foundation
import Screens
import Record
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

  @Option(help: "The pacing; negative has the faster half last, custom has --parts.")
  var pacing: RaceSetup.Pacing = .even

  @Flag(help: "The start is crowded: the first 400 m are free.")
  var crowdedStart = false

  @OptionGroup var plan: RaceOptions
  @OptionGroup var data: DataOption

  private var typed: TypedRace {
    TypedRace(
      name: name,
      day: day,
      distance: distance,
      target: plan.target ?? "",
      goals: plan.goals ?? "",
      pacing: pacing,
      parts: plan.parts ?? "",
      crowdedStart: crowdedStart,
      fuel: plan.fuel,
      drink: plan.drink,
      carry: plan.carry ?? "",
      notes: plan.notes
    )
  }

  func validate() throws {
    do { _ = try typed.setup() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    var race = try typed.setup()
    var entry = plan.course
    if let course = plan.course, FileManager.default.fileExists(atPath: course) {
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
