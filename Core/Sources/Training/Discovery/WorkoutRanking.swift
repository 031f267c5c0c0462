/// A library in the order in which it is suggested, with the reasons.
///
/// Pure: the library, the log, the request and nothing else decide, so that the ranking of any day can be
/// had again. Of equal scores the title decides, then the id.
public struct WorkoutRanking: Sendable {
  private let index: WorkoutIndex
  private let context: RankingContext

  // Places in the index, the best first, and their scores.
  private let order: [Int]
  private let scores: [Double]

  /// The workouts that are left out.
  public let hidden: [HiddenWorkout]

  /// Ranks a library.
  public init(
    _ index: WorkoutIndex,
    for request: RankingRequest,
    after log: TrainingLog = .empty,
    knowing catalogue: ExerciseCatalogue
  ) {
    self.index = index
    var categories: [String: WorkoutCategory] = [:]
    for entry in index.entries { categories[entry.workout.id] = entry.facts.category.value }
    var context = RankingContext(request, log, catalogue, categories: categories)
    context.findStandIns(index.entries, catalogue)
    self.context = context
    var scored: [(place: Int, score: Double)] = []
    var hidden: [HiddenWorkout] = []
    scored.reserveCapacity(index.entries.count)
    for (place, entry) in index.entries.enumerated() {
      let signals = WorkoutSignals(entry, context)
      if let reason = signals.hidden {
        hidden.append(HiddenWorkout(entry: entry, reason: reason))
      } else {
        scored.append((place, signals.score))
      }
    }
    // The places rise with the titles.
    scored.sort { $0.score == $1.score ? $0.place < $1.place : $0.score > $1.score }
    Self.diversify(&scored, index)
    order = scored.map { $0.place }
    scores = scored.map { $0.score }
    self.hidden = hidden
  }

  /// How many workouts there are to choose from.
  public var count: Int { order.count }

  /// The workout at a place of the ranking, from 0, with everything that put it there.
  public subscript(place: Int) -> RankedWorkout {
    let entry = index.entries[order[place]]
    let signals = WorkoutSignals(entry, context)
    return RankedWorkout(
      entry: entry,
      score: scores[place],
      contributions: signals.contributions
    )
  }

  /// Today's suggestion.
  public var highlight: RankedWorkout? { count > 0 ? self[0] : nil }

  /// The first so many.
  public func top(_ count: Int) -> [RankedWorkout] {
    (0..<min(max(0, count), self.count)).map { self[$0] }
  }

  /// What would bring the workout at a place to the top: more time, if that does it, or else the signal
  /// that the first is ahead by most.
  public func counterfactual(of place: Int) -> Counterfactual? {
    guard place > 0, place < count else { return nil }
    let (first, entry) = (self[0], self[place])
    if let minutes = context.request.minutes {
      var more = 5
      while more <= 60 {
        let ahead =
          score(entry.entry, within: minutes + more) - score(first.entry, within: minutes + more)
        if ahead > 0 { return .minutes(more) }
        more += 5
      }
    }
    var worst: (signal: RankingSignal, points: Double)?
    for (one, other) in zip(first.contributions, entry.contributions) {
      let ahead = one.points - other.points
      if ahead > worst?.points ?? 0 { worst = (one.signal, ahead) }
    }
    return worst.map { .signal($0.signal, points: $0.points) }
  }

  // What the log says does not change with the time that there is.
  private func score(_ entry: IndexedWorkout, within minutes: Int) -> Double {
    var changed = context
    changed.request.minutes = minutes
    return WorkoutSignals(entry, changed).score
  }

  // No two of the first three for the same muscle and of the same kind, where that can be had.
  private static func diversify(
    _ scored: inout [(place: Int, score: Double)],
    _ index: WorkoutIndex
  ) {
    for place in 1..<3 where place < scored.count {
      let taken = scored[..<place].map { index.entries[$0.place].facts.kinship }
      let other = scored.indices.dropFirst(place).prefix(200).first { candidate in
        !taken.contains(index.entries[scored[candidate].place].facts.kinship)
      }
      guard let other, other != place else { continue }
      scored.insert(scored.remove(at: other), at: place)
    }
  }
}

extension WorkoutFacts {
  /// What makes two workouts alike: the kind of training and the main muscle.
  struct Kinship: Equatable {
    var category: WorkoutCategory
    var muscle: Muscle?
  }

  var kinship: Kinship {
    Kinship(category: category.value, muscle: muscles.value.first?.muscle)
  }
}
