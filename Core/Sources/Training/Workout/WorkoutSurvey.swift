/// Goes through the steps of a workout and concludes what its author did not say.
struct WorkoutSurvey {
  private(set) var clocks: [ClockKind] = []
  private(set) var exercises: [String] = []
  private(set) var equipment: [String] = []
  private(set) var muscles: [MuscleShare] = []
  private(set) var focus: [String] = []
  private(set) var category: WorkoutCategory = .mixed

  private var hasRun = false

  init(of workout: Workout, knowing catalogue: ExerciseCatalogue) {
    var needs: [[String]] = []
    // Sets by the place of their muscle or pattern among all, so that no dictionary is iterated.
    var work = [Double](repeating: 0, count: Muscle.allCases.count)
    var patterns = [Double](repeating: 0, count: Exercise.Pattern.allCases.count)
    var timed = 0.0
    if let timer = workout.details.timer { clocks.append(ClockKind(timer)) }
    for section in workout.sections {
      if let timer = section.timer, !clocks.contains(ClockKind(timer)) {
        clocks.append(ClockKind(timer))
      }
      for item in section.items {
        guard let exercise = catalogue.exercise(named: item.exercise) else { continue }
        if exercise.pattern != .rest, !exercises.contains(exercise.name) {
          exercises.append(exercise.name)
        }
        for choices in exercise.equipment where !needs.contains(choices) { needs.append(choices) }
        let sets = Self.sets(of: item, in: section)
        if Self.isAgainstClock(section) { timed += exercise.isStrength ? sets : 0 }
        for (place, pattern) in Exercise.Pattern.allCases.enumerated()
        where pattern == exercise.pattern {
          patterns[place] += sets
        }
        for (place, muscle) in Muscle.allCases.enumerated() {
          if exercise.muscles.contains(muscle) { work[place] += sets }
          if exercise.helpers.contains(muscle) { work[place] += sets / 2 }
        }
      }
    }
    equipment = Self.equipment(for: needs)
    muscles = Self.shares(of: work)
    focus = Self.focus(of: patterns)
    hasRun = Self.sum(of: patterns, .run) > 0
    category = category(of: patterns, timed: timed)
  }

  var location: WorkoutLocation {
    if hasRun { return .outdoor }
    let gym = ["barbell", "rack", "cable machine", "leg press", "machine", "rower", "sled"]
    if equipment.contains(where: { gym.contains($0) }) { return .gym }
    return equipment.allSatisfy { $0 == "mat" || $0 == "wall" || $0 == "chair" } ? .any : .home
  }

  private static func sets(of item: WorkoutItem, in section: WorkoutSection) -> Double {
    switch section.timer {
    case .every, .tabata, .intervals, .rounds, .forTime: return Double(section.laps())
    case .amrap(let time): return max(1, (time.inSeconds / 180).rounded())
    case .clock, nil: return section.dose(of: item)?.sets?.low ?? 1
    }
  }

  private static func isAgainstClock(_ section: WorkoutSection) -> Bool {
    switch section.timer {
    case .every, .tabata, .intervals, .forTime, .amrap: true
    case .rounds, .clock, nil: false
    }
  }

  // What most exercises can share is chosen first, so that as little as possible is needed.
  private static func equipment(for needs: [[String]]) -> [String] {
    var chosen = needs.filter { $0.count == 1 }.flatMap { $0 }
    var open = needs.filter { choices in !choices.contains { chosen.contains($0) } }
    while let first = open.first?.first {
      var best = (name: first, count: 0)
      for name in open.flatMap({ $0 }) {
        let count = open.reduce(0) { $0 + ($1.contains(name) ? 1 : 0) }
        if count > best.count { best = (name, count) }
      }
      chosen.append(best.name)
      open = open.filter { !$0.contains(best.name) }
    }
    return Set(chosen).sorted()
  }

  private static func shares(of work: [Double]) -> [MuscleShare] {
    guard let most = work.max(), most > 0 else { return [] }
    var shares: [MuscleShare] = []
    for (place, muscle) in Muscle.allCases.enumerated() where work[place] * 5 >= most {
      shares.append(MuscleShare(muscle, (work[place] / most * 10).rounded() / 10))
    }
    // Equal shares keep the order of the muscles: sorting alone does not promise that.
    return shares.enumerated()
      .sorted { ($1.element.share, $0.offset) < ($0.element.share, $1.offset) }
      .map { $0.element }
  }

  private static func focus(of patterns: [Double]) -> [String] {
    let all = Exercise.Pattern.allCases
    let ranked = all.indices.filter { patterns[$0] > 0 && all[$0] != .rest }
      .sorted { (patterns[$1], $0) < (patterns[$0], $1) }
    return ranked.prefix(3).map { all[$0].rawValue }
  }

  private static func sum(of patterns: [Double], _ wanted: Exercise.Pattern...) -> Double {
    var sum = 0.0
    for (place, pattern) in Exercise.Pattern.allCases.enumerated() where wanted.contains(pattern) {
      sum += patterns[place]
    }
    return sum
  }

  private func category(of patterns: [Double], timed: Double) -> WorkoutCategory {
    let all = patterns.reduce(0, +)
    guard all > 0 else { return .mixed }
    let gentle = Self.sum(of: patterns, .mobility, .balance, .rest)
    let runs = Self.sum(of: patterns, .run)
    let moving = Self.sum(of: patterns, .cardio)
    let lifts = all - gentle - runs - moving
    if runs > 0, runs >= lifts { return .run }
    if gentle >= 0.7 * all { return .mobility }
    if timed + moving >= 0.7 * (lifts + moving) { return .conditioning }
    if timed + moving <= 0.3 * (lifts + moving) { return .strength }
    return .mixed
  }
}
