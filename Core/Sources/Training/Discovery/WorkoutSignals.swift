/// The ten signals of one workout after another.
struct WorkoutSignals {
  private let index: WorkoutIndex
  private let context: RankingContext

  /// Where the workout stands in the index.
  var place: Int

  init(of place: Int, in index: WorkoutIndex, _ context: RankingContext) {
    self.index = index
    self.context = context
    self.place = place
  }

  // Made once: a list of all cases is made anew whenever it is asked for.
  private static let signals = RankingSignal.allCases

  private var request: RankingRequest { context.request }
  private var entry: IndexedWorkout { index.entries[place] }
  private var facts: WorkoutFacts { index.entries[place].facts }
  private var minutes: Int { index.minutes[place] }

  /// The sum of what all signals add.
  var score: Double {
    var sum = 0.0
    for (place, signal) in Self.signals.enumerated() {
      sum += request.weights.values[place] * value(of: signal)
    }
    return sum
  }

  /// What each signal adds, with its fact.
  var contributions: [RankingContribution] {
    Self.signals.enumerated().map { place, signal in
      let value = value(of: signal)
      let isStart = context.isCold && signal == .recovery
      return RankingContribution(
        signal: signal,
        value: value,
        weight: request.weights.values[place],
        reason: isStart ? .newHere(minutes: minutes) : value == 0 ? nil : reason(of: signal, value)
      )
    }
  }

  // MARK: Left out

  /// Why the workout is left out, if it is.
  var hidden: HiddenReason? {
    if !request.excludedTags.isEmpty {
      for tag in entry.workout.details.tags where request.excludedTags.contains(tag) {
        return .tag(tag)
      }
    }
    if !request.excludedExercises.isEmpty {
      for name in facts.exercises where request.excludedExercises.contains(name) {
        return .exercise(name)
      }
    }
    if let missing, substitution == nil { return .missing(missing) }
    if let location = request.location, location != .any, facts.location.value != .any,
      facts.location.value != location, location != .gym
    {
      return .place(facts.location.value)
    }
    if let days = request.restDays[facts.category.value], days > 0,
      let last = context.last(of: facts.category.value), request.day - last <= days
    {
      return .rest(facts.category.value, day: last, days: days)
    }
    if let available = request.minutes, Double(minutes) > 1.5 * Double(available) {
      return .tooLong(about: minutes, available: available)
    }
    return nil
  }

  private var missing: String? {
    context.missing(of: index.things.entries[place]).map { index.things.names[$0] }
  }

  // Every exercise that cannot be done has another that can take its place; the first pair is told.
  private var substitution: (exercise: String, by: String)? {
    var first: (String, String)?
    for number in index.exercises.entries[place] {
      switch context.standIn(for: number) {
      case .needless: continue
      case .other(let other): first = first ?? (index.exercises.names[number], other)
      case .missing: return nil
      }
    }
    return first
  }

  // MARK: Values

  func value(of signal: RankingSignal) -> Double {
    switch signal {
    case .recovery: return context.isCold ? 0 : tiredest.map { 1 - 2 * $0.level } ?? 0
    case .balance:
      guard !context.isCold, let (_, sets) = leastTrained else { return 0 }
      return min(max((MuscleLoad.weeklyTarget - sets) / MuscleLoad.weeklyTarget, -1), 1)
    case .time:
      guard let available = request.minutes, available > 0 else { return 0 }
      return max(-1, 1 - Double(abs(minutes - available)) / Double(available))
    case .focus: return share
    case .equipment:
      guard let there = request.equipment else { return 0 }
      guard missing == nil else { return 0.3 }
      // Who names a kettlebell means to use it; what needs nothing can be done, and comes behind.
      return facts.equipment.value.isEmpty && !there.isEmpty ? 0.6 : 1
    case .recency:
      guard let last = context.last(of: entry.workout.id) else { return 0 }
      return -Portable.exp(-Double(max(0, request.day - last.day)) / 5)
    case .novelty:
      guard !context.isCold else { return 0 }
      guard let last = context.last(of: entry.workout.id) else { return 0.6 }
      return min(1, Double(max(0, request.day - last.day)) / 28)
    case .readiness:
      guard let rating = request.readiness else { return 0 }
      return Double(min(max(rating, 1), 5) - 3) / 2 * intensity
    case .calendar:
      guard let gap = request.gap, gap.minutes > 0 else { return 0 }
      return min(max(Double(gap.minutes - minutes) / Double(gap.minutes), -1), 1) > 0 ? 1 : -1
    case .plan: return context.goalLeft ?? 0 > 0 ? 1 : 0
    }
  }

  // From -1 for easy to 1 for hard.
  private var intensity: Double {
    switch facts.category.value {
    case .recovery: -1
    case .mobility: -0.8
    case .mixed: 0.2
    case .run: 0.4
    case .strength: 0.7
    case .conditioning: 0.9
    }
  }

  private var share: Double {
    var (wanted, met) = (0, 0)
    if !request.categories.isEmpty {
      wanted += 1
      if request.categories.contains(facts.category.value) { met += 1 }
    }
    if !request.focus.isEmpty {
      wanted += 1
      if facts.focus.value.contains(where: { request.focus.contains($0) }) { met += 1 }
    }
    return wanted == 0 ? 0 : Double(met) / Double(wanted)
  }

  private var tiredest: (muscle: Muscle, level: Double)? {
    var worst: (muscle: Muscle, level: Double)?
    for (index, place) in facts.mainPlaces.enumerated() {
      let level = context.fatigue[place]
      if level > worst?.level ?? -1 { worst = (facts.mainMuscles[index], level) }
    }
    return worst
  }

  private var leastTrained: (muscle: Muscle, sets: Double)? {
    var least: (muscle: Muscle, sets: Double)?
    for (index, place) in facts.mainPlaces.enumerated() {
      let sets = context.weekly[place]
      if sets < least?.sets ?? .infinity { least = (facts.mainMuscles[index], sets) }
    }
    return least
  }

  // MARK: Facts

  private func reason(of signal: RankingSignal, _ value: Double) -> RankingReason? {
    switch signal {
    case .recovery:
      guard let (muscle, _) = tiredest,
        let last = context.lastOfMuscle[MuscleLoad.place(muscle)]
      else { return nil }
      return value > 0
        ? .rested(muscle, session: last.session, day: last.day, sets: last.sets)
        : .loaded(muscle, session: last.session, day: last.day, sets: last.sets)
    case .balance:
      return leastTrained.map {
        .balance($0.muscle, sets: $0.sets, of: Int(MuscleLoad.weeklyTarget))
      }
    case .time: return request.minutes.map { .time(available: $0, about: minutes) }
    case .focus: return .askedFor(asked, about: minutes)
    case .equipment:
      if missing == nil { return .equipment(facts.equipment.value) }
      return substitution.map { .substitute($0.exercise, by: $0.by) }
    case .recency:
      return context.last(of: entry.workout.id).map {
        .doneLately(session: $0.session, day: $0.day, daysAgo: max(0, request.day - $0.day))
      }
    case .novelty:
      guard let last = context.last(of: entry.workout.id) else {
        return .neverDone(sessions: context.sessionCount)
      }
      return .notSince(session: last.session, day: last.day)
    case .readiness: return request.readiness.map { .readiness($0, isEasy: intensity < 0) }
    case .calendar: return request.gap.map { .calendar($0, about: minutes) }
    case .plan:
      guard let left = context.goalLeft, let goal = request.weeklyGoal else { return nil }
      return .goal(left: left, of: goal)
    }
  }

  private var asked: String {
    if request.categories.contains(facts.category.value) { return facts.category.value.rawValue }
    return facts.focus.value.first { request.focus.contains($0) } ?? ""
  }
}
