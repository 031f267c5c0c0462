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

  // What is left out, in the order of the index, and why.
  private let left: [(place: Int, reason: HiddenReason)]

  /// Ranks a library.
  public init(
    _ index: WorkoutIndex,
    for request: RankingRequest,
    after log: TrainingLog = .empty,
    knowing catalogue: ExerciseCatalogue
  ) {
    self.index = index
    var request = request
    request.excludedExercises = index.names(of: request.excludedExercises, in: catalogue)
    var context = RankingContext(request, log, catalogue, among: index)
    context.findStandIns(index, catalogue)
    self.context = context
    var scored: [(place: Int, score: Double)] = []
    var left: [(place: Int, reason: HiddenReason)] = []
    scored.reserveCapacity(index.rows.count)
    // One for all: what it holds is much to copy.
    var signals = WorkoutSignals(of: 0, in: index, context)
    for place in index.rows.indices {
      signals.place = place
      if let reason = signals.hidden {
        left.append((place, reason))
      } else {
        scored.append((place, signals.score))
      }
    }
    // The places rise with the titles.
    scored.sort { $0.score == $1.score ? $0.place < $1.place : $0.score > $1.score }
    if context.isCold { Self.beginGently(&scored, index, request) }
    Self.diversify(&scored, index)
    order = scored.map { $0.place }
    scores = scored.map { $0.score }
    self.left = left
  }

  /// The workouts that are left out.
  public var hidden: [HiddenWorkout] {
    left.map { HiddenWorkout(entry: index.entries[$0.place], reason: $0.reason) }
  }

  /// How many workouts there are to choose from.
  public var count: Int { order.count }

  /// The workout at a place of the ranking, from 0.
  public func entry(at place: Int) -> IndexedWorkout { index.entries[order[place]] }

  /// Why each workout stands where it stands, the best first.
  public var explanations: RankingExplanations { explanations(of: order.indices) }

  /// The workout at a place of the ranking, from 0, with everything that put it there.
  public subscript(place: Int) -> RankedWorkout { ranked(place..<(place + 1))[0] }

  /// Today's suggestion.
  public var highlight: RankedWorkout? { count > 0 ? self[0] : nil }

  /// The first so many.
  public func top(_ count: Int) -> [RankedWorkout] { ranked(0..<min(max(0, count), self.count)) }

  private func ranked(_ places: Range<Int>) -> [RankedWorkout] {
    let explanations = explanations(of: places)
    var signals = WorkoutSignals(of: 0, in: index, context)
    var ranked: [RankedWorkout] = []
    for (row, place) in places.enumerated() {
      signals.place = order[place]
      ranked.append(RankedWorkout(signals, score: scores[place], explanations, row: row))
    }
    return ranked
  }

  private func explanations(of places: Range<Int>) -> RankingExplanations {
    var explanations = RankingExplanations(room: places.count)
    var signals = WorkoutSignals(of: 0, in: index, context)
    for place in places {
      signals.place = order[place]
      explanations.add(signals)
    }
    return explanations
  }

  /// What would bring the workout at a place to the top: more time, if that does it, or else the signal
  /// that the first is ahead by most.
  public func counterfactual(of place: Int) -> Counterfactual? {
    guard place > 0, place < count else { return nil }
    if let minutes = context.request.minutes {
      // What the log says does not change with the time that there is.
      var changed = context
      var more = 5
      while more <= 60 {
        changed.request.minutes = minutes + more
        var signals = WorkoutSignals(of: order[0], in: index, changed)
        let first = signals.score
        signals.place = order[place]
        if signals.score > first { return .minutes(more) }
        more += 5
      }
    }
    let first = WorkoutSignals(of: order[0], in: index, context)
    let entry = WorkoutSignals(of: order[place], in: index, context)
    var worst: (signal: RankingSignal, points: Double)?
    for (place, signal) in WorkoutSignals.signals.enumerated() {
      let weight = first.weights[place]
      let ahead = first.value(of: signal) * weight - entry.value(of: signal) * weight
      if ahead > worst?.points ?? 0 { worst = (signal, ahead) }
    }
    return worst.map { .signal($0.signal, points: $0.points) }
  }

  // Whoever has done nothing yet begins with something for beginners, where one is about as good. Who
  // says what there is to train with is not given something else.
  private static func beginGently(
    _ scored: inout [(place: Int, score: Double)],
    _ index: WorkoutIndex,
    _ request: RankingRequest
  ) {
    guard let best = scored.first?.score else { return }
    let behind = request.equipment == nil ? 0.5 : 0
    let gentle = scored.firstIndex { candidate in
      index.entries[candidate.place].facts.level == .beginner && candidate.score >= best - behind
    }
    if let gentle, gentle > 0 { scored.insert(scored.remove(at: gentle), at: 0) }
  }

  // No two of the first three for the same muscle and of the same kind, where that can be had.
  private static func diversify(
    _ scored: inout [(place: Int, score: Double)],
    _ index: WorkoutIndex
  ) {
    for place in 1..<3 where place < scored.count {
      let taken = scored[..<place].map { index.rows[$0.place] }
      let other = scored.indices.dropFirst(place).prefix(200).first { candidate in
        let row = index.rows[scored[candidate].place]
        return !taken.contains { $0.isAlike(row) }
      }
      guard let other, other != place else { continue }
      scored.insert(scored.remove(at: other), at: place)
    }
  }
}
