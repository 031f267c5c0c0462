import ArgumentParser
import Exchange
import Screens
import Record
import Training

/// Moves a session of the plan.
struct PlanMoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move a planned session to another day or time."
  )

  @Argument(help: "The start of its title, or its name in brackets.")
  var session: String

  @Option(
    help: ArgumentHelp("The new day; the same one if none is given.", valueName: "day")
  )
  var day: String?

  @Option(help: ArgumentHelp("The new time, or none.", valueName: "time"))
  var time: String?

  @OptionGroup var data: DataOption

  func validate() throws {
    guard day != nil || time != nil else {
      throw ValidationError("say where it goes, with --day or --time")
    }
    _ = try day.map { try PlanDays.day($0) }
    _ = try clock(nil)
  }

  func run() async throws {
    let new = try day.map { try PlanDays.day($0) }
    let moved = try await data.withRecord { record in
      var found = try await record.ask(PlanDays.around).session(named: session)
      found.day = new ?? found.day
      found.time = try clock(found.time)
      let wish = PlanAPI.Change.Wish.move(found.id, found.day, found.time)
      _ = try await record.ask(PlanAPI.Change(wish, at: LocalTime.now.instant))
      return found
    }
    Console.standardOutput.write(PlanText.when(moved, seenFrom: LocalTime.now.day) + "\n")
  }

  private func clock(_ old: ClockTime?) throws -> ClockTime? {
    guard let time else { return old }
    return time == "none" ? nil : try PlanDays.time(time)
  }
}
