import ArgumentParser
import Exchange
import Foundation
import Screens
import Record
import Training

/// Changes a race.
struct RaceEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a race; what you do not name stays.",
    discussion: """
      An empty text takes something away: --fuel "" plans nothing to eat, --course ""
      forgets the hills. --pacing custom needs --parts, unless the race has parts.

      Examples:
        pacesetter race edit berlin --target 3:25:00
        pacesetter race edit berlin --pacing custom \\
          --parts "10 km in 50:00, 2 x 10 km at 4:55/km, rest"
      """
  )

  @Argument(help: "The start of its name.")
  var race: String

  @Option(help: ArgumentHelp("Its new name.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("The day of the race.", valueName: "yyyy-mm-dd"))
  var day: String?

  @Option(help: ArgumentHelp("The distance: 10km, 42.195km, half, marathon.", valueName: "length"))
  var distance: String?

  @Option(help: "The pacing; custom has --parts.")
  var pacing: RaceSetup.Pacing?

  @Flag(inversion: .prefixedNo, help: "The start is crowded: the first 400 m are free.")
  var crowdedStart: Bool?

  @OptionGroup var plan: RaceOptions
  @OptionGroup var data: DataOption

  func run() async throws {
    let old = try await data.ask(RaceAPI.List()).entry(named: race).race
    var new: RaceSetup
    do { new = try changed(TypedRace(old)).setup() } catch {
      throw Failure(.usage, error.description)
    }
    var change = RaceAPI.CourseChange.kept
    if let course = plan.course {
      if course.isEmpty {
        change = .dropped
      } else if FileManager.default.fileExists(atPath: course) {
        new.course = try RaceAddCommand.course(course, over: new.distance)
      } else {
        change = .entry(course)
      }
    }
    let races = try await data.ask(RaceAPI.Change(id: old.id, new, course: change)).entries
    races.first { $0.race.id == old.id }?.show(isWhole: true)
  }

  /// What was typed, over what the race was.
  private func changed(_ old: TypedRace) -> TypedRace {
    var typed = old
    typed.name = name ?? old.name
    typed.day = day ?? old.day
    typed.distance = distance ?? old.distance
    typed.target = plan.target ?? old.target
    typed.goals = plan.goals ?? old.goals
    typed.pacing = pacing ?? ((plan.parts ?? "").isEmpty ? old.pacing : .custom)
    typed.parts = plan.parts ?? (typed.pacing == .custom ? old.parts : "")
    typed.crowdedStart = crowdedStart ?? old.crowdedStart
    if !plan.fuel.isEmpty { typed.fuel = plan.fuel.filter { !$0.isEmpty } }
    if !plan.drink.isEmpty { typed.drink = plan.drink.filter { !$0.isEmpty } }
    typed.carry = plan.carry ?? old.carry
    typed.notes = plan.notes ?? old.notes
    return typed
  }
}
