/// What a log says at the moment of a request, reckoned once for all workouts.
struct RankingContext {
  struct Last {
    var session: String
    var day: Int
    var sets: Double
  }

  /// What can be done about an exercise with what is there.
  enum StandIn {
    /// Nothing need be: it can be done, or nobody knows what it takes.
    case needless
    /// Another one takes its place.
    case other(String)
    /// Nothing takes its place.
    case missing
  }

  var request: RankingRequest
  let sessionCount: Int
  let isCold: Bool
  let goalLeft: Int?

  // By the place of the muscle among all.
  let fatigue: [Double]
  let weekly: [Double]
  let lastOfMuscle: [Last?]

  // Only ever looked up.
  private let lastOfWorkout: [String: Last]
  private let lastOfCategory: [WorkoutCategory: Int]

  // By the numbers that the index gives to equipment and to exercises.
  private var isThere: [Bool] = []
  private var standIns: [StandIn] = []

  init(
    _ request: RankingRequest,
    _ log: TrainingLog,
    _ catalogue: ExerciseCatalogue,
    among index: WorkoutIndex
  ) {
    self.request = request
    let day = request.day
    let fatigue = MuscleFatigue(
      of: log,
      at: request.now,
      knowing: catalogue,
      fine: request.fine.sorted { $0.rawValue < $1.rawValue },
      sore: request.sore.sorted { $0.rawValue < $1.rawValue }
    )
    self.fatigue = Muscle.allCases.map { fatigue.level(of: $0) }
    let week = MuscleLoad(of: log, from: day - 6, to: day, knowing: catalogue)
    weekly = Muscle.allCases.map { week[$0] }
    sessionCount = log.sessions.filter { $0.startedAt <= request.now }.count
    isCold = sessionCount == 0 && !log.runs.contains { $0.startedAt <= request.now }
    var muscles = [Last?](repeating: nil, count: Muscle.allCases.count)
    var workouts: [String: Last] = [:]
    var kinds: [WorkoutCategory: Int] = [:]
    for session in log.sessions where session.startedAt <= request.now {
      var load = MuscleLoad()
      for set in session.sets { load.add(set, knowing: catalogue) { _ in 1 } }
      for (place, muscle) in Muscle.allCases.enumerated() where load[muscle] > 0 {
        muscles[place] = Last(session: session.id, day: session.day, sets: load[muscle])
      }
      workouts[session.workout] = Last(session: session.id, day: session.day, sets: 0)
      if let kind = index[session.workout]?.facts.category.value { kinds[kind] = session.day }
    }
    for run in log.runs where run.startedAt <= request.now {
      var load = MuscleLoad()
      load.add(run, factor: 1)
      for (place, muscle) in Muscle.allCases.enumerated() where load[muscle] > 0 {
        if run.day >= muscles[place]?.day ?? run.day {
          muscles[place] = Last(session: run.id, day: run.day, sets: load[muscle])
        }
      }
      kinds[.run] = max(kinds[.run] ?? run.day, run.day)
    }
    lastOfMuscle = muscles
    lastOfWorkout = workouts
    lastOfCategory = kinds
    goalLeft = request.weeklyGoal.map { goal in
      Streak(of: log, on: day, target: goal).left
    }
  }

  /// Looks once for what can take the place of each exercise that cannot be done: many workouts have it.
  mutating func findStandIns(_ index: WorkoutIndex, _ catalogue: ExerciseCatalogue) {
    guard let there = request.equipment else { return }
    isThere = index.things.names.map { there.contains($0) }
    standIns = [StandIn](repeating: .needless, count: index.exercises.names.count)
    var isLooked = [Bool](repeating: false, count: standIns.count)
    for place in index.entries.indices where missing(of: index.things.entries[place]) != nil {
      for number in index.exercises.entries[place] where !isLooked[number] {
        isLooked[number] = true
        standIns[number] = Self.standIn(for: index.exercises.names[number], with: there, catalogue)
      }
    }
  }

  private static func standIn(
    for name: String,
    with there: Set<String>,
    _ catalogue: ExerciseCatalogue
  ) -> StandIn {
    guard let exercise = catalogue.exercise(named: name), !exercise.canBeDone(with: there) else {
      return .needless
    }
    let other = catalogue.firstSubstitute(for: exercise, with: there)
    return other.map { .other($0.name) } ?? .missing
  }

  /// What can be done about an exercise of a workout that lacks something, by its number.
  func standIn(for exercise: Int) -> StandIn { standIns[exercise] }

  /// The number of the first thing that is not there.
  func missing(of things: [Int]) -> Int? {
    guard !isThere.isEmpty else { return nil }
    return things.first { !isThere[$0] }
  }

  func last(of workout: String) -> Last? { lastOfWorkout[workout] }

  func last(of category: WorkoutCategory) -> Int? { lastOfCategory[category] }
}
