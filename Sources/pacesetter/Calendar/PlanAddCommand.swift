import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Puts a workout or a run on a day.
struct PlanAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put a workout of the library, one of your own, or a run on a day."
  )

  @Argument(help: "The workout's name or title; with --run, what you call the run.")
  var what: String

  @Option(help: ArgumentHelp("today, tomorrow, a weekday or a date.", valueName: "day"))
  var day = "today"

  @Option(help: ArgumentHelp("When: 18:00, 6pm.", valueName: "time"))
  var time: String?

  @Flag(name: .customLong("run"), help: "A run without a workout.")
  var isRun = false

  @OptionGroup var library: LibraryOption

  @OptionGroup var data: DataOption

  func validate() throws {
    _ = try PlanDays.day(day)
    _ = try time.map { try PlanDays.time($0) }
    guard !isRun || what.hasCharacters(1...PlannedSession.longestTitle) else {
      throw ValidationError("a title has 1 to \(PlannedSession.longestTitle) characters")
    }
  }

  func run() async throws {
    let (day, time) = (try PlanDays.day(day), try time.map { try PlanDays.time($0) })
    let session = try await data.withRecord { record in
      let meant = try await meant(among: record)
      let session = PlannedSession(
        title: meant.title,
        kind: meant.kind,
        day: day,
        time: time,
        duration: meant.duration
      )
      _ = try await record.ask(PlanAPI.Change(.put(session), at: LocalTime.now.instant))
      return session
    }
    Console.standardOutput.write(PlanText.when(session, seenFrom: LocalTime.now.day) + "\n")
  }

  /// Workouts of one's own go before those of the library.
  private func meant(
    among record: any RecordAccess
  ) async throws -> (title: String, kind: PlannedSession.Kind, duration: Duration?) {
    guard !isRun else { return (what, .run(workout: nil), nil) }
    let key = NameKey(what)
    for own in try await record.ask(LibraryAPI.Read()).workouts {
      let workout = WorkoutDocument.read(
        Array(own.text.utf8),
        name: own.name,
        catalogue: .empty
      ).workout
      guard own.name == what || NameKey(workout.title) == key else { continue }
      return Self.meant(workout, named: own.name, knowing: .empty)
    }
    let named = try NamedWorkout(what, library)
    return Self.meant(
      named.document.workout,
      named: named.document.workout.id,
      knowing: named.catalogue
    )
  }

  private static func meant(
    _ workout: Workout,
    named id: String,
    knowing catalogue: ExerciseCatalogue
  ) -> (title: String, kind: PlannedSession.Kind, duration: Duration?) {
    (
      workout.title,
      workout.details.category == .run ? .run(workout: id) : .workout(id),
      WorkoutFacts(of: workout, knowing: catalogue).duration.value
    )
  }
}
