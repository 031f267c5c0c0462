import Exchange
import Formats
import Record
import Training

/// What an agent reads and writes of the plan.
extension AgentWork {
  /// Gives the plan of some days.
  func plan(_ arguments: Fields) async throws -> MCPOutcome {
    let first = try arguments.string(ifPresent: "from").flatMap { Day($0) }
    let days = try arguments.integer(ifPresent: "days").map { Int($0) }
    return try await ask(PlanAPI.List(from: first, days: days))
  }

  /// Puts a workout or a run on a day.
  func planWorkout(_ arguments: Fields) async throws -> MCPOutcome {
    guard let day = Day(try arguments.string("day")) else {
      return .refused("\"day\" does not fit, expected a day like 2026-06-01")
    }
    var time: ClockTime?
    if let text = try arguments.string(ifPresent: "time") {
      time = ClockTime(typed: text)
      if time == nil { return .refused("\"time\" does not fit, expected a time like 18:00") }
    }
    let (title, kind): (String, PlannedSession.Kind)
    var duration: Duration?
    if let id = try arguments.string(ifPresent: "workout") {
      if let entry = library.index[id] {
        let isRun = entry.workout.details.category == .run
        (title, kind) = (entry.workout.title, isRun ? .run(workout: id) : .workout(id))
        duration = entry.facts.duration.value
      } else if let own = try await record.ask(LibraryAPI.Read()).workouts.first(where: {
        $0.name == id
      }) {
        let document = WorkoutDocument.read(
          Array(own.text.utf8),
          name: id,
          catalogue: library.catalogue
        )
        (title, kind) = (document.workout.title, .workout(id))
        duration =
          WorkoutFacts(of: document.workout, knowing: library.catalogue).duration.value
      } else {
        return .refused("there is no workout \(id); search_workouts lists them")
      }
    } else if let run = try arguments.string(ifPresent: "run") {
      (title, kind) = (run, .run(workout: nil))
    } else {
      return .refused("say what is planned: \"workout\" with an id, or \"run\" with a title")
    }
    guard title.hasCharacters(1...PlannedSession.longestTitle) else {
      return .refused("expected a title of 1 to \(PlannedSession.longestTitle) characters")
    }
    let session = PlannedSession(
      title: title,
      kind: kind,
      day: day,
      time: time,
      duration: duration
    )
    return try await ask(PlanAPI.Change(.put(session), at: now.instant))
  }
}
