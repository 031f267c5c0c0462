import Exchange
import Foundation
import Observation
import Screens
import Training

/// What can be chosen for a run: races that are near, running workouts, and the race that is being typed.
@MainActor @Observable final class PlanDesk {
  /// A running workout to choose.
  struct Run: Identifiable, Equatable, Sendable {
    let id: String
    let course: RunCourse
    /// "22 steps, about 58 min".
    let about: String
    /// Whether it is what the runner's plan has for today.
    var isToday = false
  }

  /// The races that the runner's server knows of.
  private(set) var races: [RaceSetup] = []
  /// The running workouts, that of today first.
  private(set) var runs: [Run] = []
  /// The race that is being typed.
  var typed = TypedRace(name: "", day: "", distance: "")
  /// Why what was typed is no race.
  private(set) var problem: String?
  @ObservationIgnored private let language: LanguageDesk

  init(_ language: LanguageDesk) { self.language = language }

  /// Begins to type a race: the one that was chosen, or a new one of today.
  func edit(_ race: RaceSetup?, on today: Day) {
    typed = race.map { TypedRace($0) } ?? TypedRace(name: "", day: today.text, distance: "")
    problem = nil
  }

  /// The race that was typed; nothing where it is none, which is then said.
  func race() -> RaceSetup? {
    do throws(TypedRaceError) {
      let race = try typed.setup()
      problem = nil
      return race
    } catch {
      problem = error.words(in: language.language)
      return nil
    }
  }

  /// Learns what the runner's server knows of the runner; nothing where it does not answer.
  func learn(from server: HomeServer?, _ said: Runner) async -> Runner? {
    // Without an answer a run goes by what was known before.
    guard let known = try? await server?.answer(HistoryAPI.KnowRunner(said)) else { return nil }
    races = known.races
    return known.runner
  }

  /// Finds the running workouts among files.
  func find(
    in files: [WorkoutLibrary.File],
    today planned: Set<String>,
    _ units: UnitSystem
  ) async {
    var runs = await Self.runs(in: files, units, language.language)
    for place in runs.indices { runs[place].isToday = planned.contains(runs[place].id) }
    self.runs = runs.filter { $0.isToday } + runs.filter { !$0.isToday }
  }

  // Away from the screen: every file is read.
  private nonisolated static func runs(
    in files: [WorkoutLibrary.File],
    _ units: UnitSystem,
    _ language: Language
  ) async -> [Run] {
    files.compactMap { file in
      let workout = WorkoutDocument.read(file.bytes, name: file.name).workout
      guard let course = RunCourse(running: workout), course.fitsIntoJournal else { return nil }
      let outline = CourseOutline(course, units: units, in: language)
      return Run(id: file.name, course: course, about: outline.about)
    }
    .sorted { $0.course.title < $1.course.title }
  }
}
