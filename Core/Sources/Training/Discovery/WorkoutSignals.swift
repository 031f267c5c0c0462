/// The signals of one workout after another.
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

  /// All signals, made once: a list of all cases is made anew whenever it is asked for.
  static let signals = RankingSignal.allCases

  /// The workout with its texts.
  var entry: IndexedWorkout { index.entries[place] }

  /// What each signal counts.
  var weights: [Double] { context.request.weights.values }

  private var request: RankingRequest { context.request }
  private var row: RankingRow { index.rows[place] }
  private var minutes: Int { index.rows[place].minutes }

  /// The sum of what all signals add.
  var score: Double {
    var sum = 0.0
    for (place, signal) in Self.signals.enumerated() {
      sum += request.weights.values[place] * value(of: signal)
    }
    return sum
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
      for name in entry.facts.exercises where request.excludedExercises.contains(name) {
        return .exercise(name)
      }
    }
    if let missing, changed == nil {
      return .missing(index.things.names[missing], at: request.placeName)
    }
    if let location = request.location, location != .any, row.location != .any,
      row.location != location, location != .gym
    {
      return .place(row.location)
    }
    if let days = request.restDays[row.category], days > 0,
      let last = context.last(of: row.category), request.day - last <= days
    {
      return .rest(row.category, day: last, days: days)
    }
    if let available = request.minutes, Double(minutes) > 1.5 * Double(available) {
      return .tooLong(about: minutes, available: available)
    }
    return nil
  }

  // The number of the first thing that is not there.
  private var missing: Int? { context.missing(at: place, in: index) }

  // Every exercise that cannot be done has another that can take its place; the number of the first.
  private var changed: Int? {
    var first: Int?
    for at in index.exercises.entries.range(of: place) {
      let number = index.exercises.entries.numbers[at]
      switch context.standIn(for: number) {
      case .needless: continue
      case .other: first = first ?? number
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
      return index.things.entries.range(of: place).isEmpty && !there.isEmpty ? 0.6 : 1
    case .recency:
      guard let last = context.last(of: row) else { return 0 }
      return -Portable.exp(-Double(max(0, request.day - last.day)) / 5)
    case .novelty:
      guard !context.isCold else { return 0 }
      guard let last = context.last(of: row) else { return 0.6 }
      return min(1, Double(max(0, request.day - last.day)) / 28)
    case .readiness:
      guard let rating = request.readiness else { return 0 }
      return Double(min(max(rating, 1), 5) - 3) / 2 * intensity
    case .calendar:
      guard let gap = request.gap, gap.minutes > 0 else { return 0 }
      return minutes <= gap.minutes ? 1 : -1
    case .plan: return context.goalLeft ?? 0 > 0 ? 1 : 0
    case .race: return request.race == nil ? 0 : -intensity
    }
  }

  // From -1 for easy to 1 for hard.
  private var intensity: Double {
    switch row.category {
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
      if request.categories.contains(row.category) { met += 1 }
    }
    if !request.focus.isEmpty {
      wanted += 1
      if entry.facts.focus.value.contains(where: { request.focus.contains($0) }) { met += 1 }
    }
    return wanted == 0 ? 0 : Double(met) / Double(wanted)
  }

  // The first of its main muscles that is most tired, by its place among all.
  private var tiredest: (muscle: Int, level: Double)? {
    var worst: (muscle: Int, level: Double)?
    for at in index.muscles.range(of: place) {
      let muscle = index.muscles.numbers[at]
      let level = context.fatigue[muscle]
      if level > worst?.level ?? -1 { worst = (muscle, level) }
    }
    return worst
  }

  // The first of its main muscles that has fewest sets this week, by its place among all.
  private var leastTrained: (muscle: Int, sets: Double)? {
    var least: (muscle: Int, sets: Double)?
    for at in index.muscles.range(of: place) {
      let muscle = index.muscles.numbers[at]
      let sets = context.weekly[muscle]
      if sets < least?.sets ?? .infinity { least = (muscle, sets) }
    }
    return least
  }

  // MARK: Facts

  /// The fact behind the value of a signal; none where nothing is known.
  func fact(of signal: RankingSignal, _ value: Double) -> RankingFact? {
    if context.isCold, signal == .recovery { return .newHere }
    guard value != 0 else { return nil }
    switch signal {
    case .recovery:
      guard let (muscle, _) = tiredest, context.lastOfMuscle[muscle] != nil else { return nil }
      return value > 0 ? .rested(muscle: muscle) : .loaded(muscle: muscle)
    case .balance: return leastTrained.map { .balance(muscle: $0.muscle) }
    case .time: return request.minutes == nil ? nil : .time
    case .focus: return .askedFor
    case .equipment: return missing == nil ? .equipment : changed.map { .substitute(exercise: $0) }
    case .recency: return .doneLately
    case .novelty: return context.last(of: row) == nil ? .neverDone : .notSince
    case .readiness: return .readiness
    case .calendar: return .calendar
    case .plan: return .goal
    case .race: return .race
    }
  }

  /// What a fact says, with the names and numbers that it stands for.
  func reason(_ fact: RankingFact) -> RankingReason? {
    switch fact {
    case .rested(let muscle):
      return context.lastOfMuscle[muscle].map {
        .rested(Muscle.allCases[muscle], session: $0.session, day: $0.day, sets: $0.sets)
      }
    case .loaded(let muscle):
      return context.lastOfMuscle[muscle].map {
        .loaded(Muscle.allCases[muscle], session: $0.session, day: $0.day, sets: $0.sets)
      }
    case .newHere: return .newHere(minutes: minutes)
    case .balance(let muscle):
      return .balance(
        Muscle.allCases[muscle],
        sets: context.weekly[muscle],
        of: Int(MuscleLoad.weeklyTarget)
      )
    case .time: return request.minutes.map { .time(available: $0, about: minutes) }
    case .askedFor: return .askedFor(asked, about: minutes)
    case .equipment: return .equipment(entry.facts.equipment.value)
    case .substitute(let exercise):
      guard case .other(let other) = context.standIn(for: exercise) else { return nil }
      return .substitute(index.exercises.names[exercise], by: other, at: request.placeName)
    case .doneLately:
      return context.last(of: row).map {
        .doneLately(session: $0.session, day: $0.day, daysAgo: max(0, request.day - $0.day))
      }
    case .notSince:
      return context.last(of: row).map { .notSince(session: $0.session, day: $0.day) }
    case .neverDone: return .neverDone(sessions: context.sessionCount)
    case .readiness: return request.readiness.map { .readiness($0, isEasy: intensity < 0) }
    case .calendar: return request.gap.map { .calendar($0, about: minutes) }
    case .race: return request.race.map { .race($0, isEasy: intensity < 0) }
    case .goal:
      guard let left = context.goalLeft, let goal = request.weeklyGoal else { return nil }
      return .goal(left: left, of: goal)
    }
  }

  private var asked: String {
    if request.categories.contains(row.category) { return row.category.rawValue }
    return entry.facts.focus.value.first { request.focus.contains($0) } ?? ""
  }
}
