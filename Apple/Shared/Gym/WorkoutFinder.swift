import Exchange
import Foundation
import Observation
import Screens
import Training

/// Finds a workout: the ones that fit today with the reason, or those that a search finds.
@MainActor @Observable final class WorkoutFinder {
  /// A workout that is found.
  struct Row: Identifiable, Equatable, Sendable {
    /// Its file.
    let id: String
    let title: String
    /// Why it is suggested; nothing in a search.
    let reason: String?
  }

  /// The library, read.
  private struct Library: Sendable {
    let index: WorkoutIndex
    let catalogue: ExerciseCatalogue
    /// The file of each workout.
    let names: [String: String]
  }

  /// How long the runner is free, in words; nothing where no calendar says so.
  private(set) var free: String?
  /// What fits today, the best first.
  private(set) var suggestions: [Row] = []
  /// What the search finds.
  private(set) var found: [Row] = []
  /// What the workouts that are found can still be filtered by.
  private(set) var chips: [FilterChip] = []
  /// What the runner wants to see of them.
  private(set) var filter = WorkoutFilter()
  /// Whether anything is looked for.
  var isSearching: Bool { !query.isEmpty || filter != WorkoutFilter() }
  /// The words that are searched.
  var query = "" { didSet { search() } }
  @ObservationIgnored private var language = Language.english
  @ObservationIgnored private var shelf: WorkoutShelf
  @ObservationIgnored private var library: Library?

  private nonisolated static let most = 5
  private static let mostFound = 50

  init(_ shelf: WorkoutShelf) { self.shelf = shelf }

  /// Suggests workouts for what is wished at a moment, after what was done lately.
  func suggest(
    _ wish: RankingRequest,
    after log: TrainingLog,
    free gap: RankingRequest.Gap?,
    in language: Language
  ) async {
    free = gap.map { FreeWords.sentence($0, in: language) }
    let read = library
    let shelf = shelf
    var request = wish
    request.gap = gap
    let (library, rows) = await Self.rank(read, shelf, request, log, language)
    self.library = library
    self.language = language
    suggestions = rows
    search()
  }

  /// The workout of a category that fits best now; nothing where the shelf has none.
  nonisolated static func best(
    of category: WorkoutCategory,
    on shelf: WorkoutShelf,
    at now: LocalTime,
    after log: TrainingLog,
    in language: Language
  ) async -> String? {
    var request = RankingRequest(now: now)
    request.categories = [category]
    let (_, rows) = await rank(nil, shelf, request, log, language)
    return rows.first { row in
      shelf.entries.contains { $0.id == row.id && $0.category == category }
    }?.id
  }

  /// Looks among other workouts from now on.
  func use(_ shelf: WorkoutShelf) { (self.shelf, library) = (shelf, nil) }

  /// Filters by something, or no longer.
  func turn(_ chip: FilterChip) {
    filter.turn(chip)
    search()
  }

  private func search() {
    guard let library else { return found = [] }
    let all = library.index.search(query, filter)
    chips = FilterChip.chips(of: all, in: language)
    guard isSearching else { return found = [] }
    found = all.prefix(Self.mostFound).compactMap { entry in
      library.names[entry.workout.id].map { Row(id: $0, title: entry.workout.title, reason: nil) }
    }
  }

  // Away from the screen: it reads some hundred files.
  private nonisolated static func rank(
    _ read: Library?,
    _ shelf: WorkoutShelf,
    _ request: RankingRequest,
    _ log: TrainingLog,
    _ language: Language
  ) async -> (Library, [Row]) {
    let library = read ?? Self.read(shelf)
    let ranking = WorkoutRanking(
      library.index,
      for: request,
      after: log,
      knowing: library.catalogue
    )
    let rows = ranking.top(most).compactMap { ranked in
      let card = WorkoutCard(
        ranked,
        counterfactual: nil,
        origin: .rules,
        on: request.now.day,
        in: language
      )
      return library.names[ranked.entry.workout.id].map {
        Row(id: $0, title: ranked.entry.workout.title, reason: card.reason?.words)
      }
    }
    return (library, rows)
  }

  private nonisolated static func read(_ shelf: WorkoutShelf) -> Library {
    let catalogue = ExerciseCatalogue.read(shelf.exercises).catalogue
    let library = WorkoutLibrary.read(shelf.files, catalogue: catalogue)
    let ids = library.documents.map { $0.workout.id }
    return Library(
      index: library.index(knowing: catalogue),
      catalogue: catalogue,
      names: Dictionary(zip(ids, library.names)) { first, _ in first }
    )
  }
}
