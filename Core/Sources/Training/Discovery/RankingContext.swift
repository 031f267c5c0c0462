/// What a log says at the moment of a request, reckoned once for all workouts.
struct RankingContext {
  struct Last {
    var session: String
    var day: Day
    var sets: Double
  }

  var request: RankingRequest
  let sessionCount: Int
  let isCold: Bool
  let goalLeft: Int?

  // By the place of the muscle among all.
  let fatigue: [Double]
  let weekly: [Double]
  let lastOfMuscle: [Last?]

  // By the place of the first workout with an id in the index.
  private let lastOfWorkout: [Last?]

  // Only ever looked up.
  private let lastOfCategory: [WorkoutCategory: Day]

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
    let now = request.now.instant
    let fatigue = MuscleFatigue(
      of: log,
      at: now,
      knowing: catalogue,
      fine: request.fine.sorted { $0.rawValue < $1.rawValue },
      sore: request.sore.sorted { $0.rawValue < $1.rawValue }
    )
    self.fatigue = Muscle.allCases.map { fatigue.level(of: $0) }
    let week = MuscleLoad(of: log, from: day - 6, to: day, knowing: catalogue)
    weekly = Muscle.allCases.map { week[$0] }
    sessionCount = log.sessions.filter { $0.startedAt.instant <= now }.count
    isCold = sessionCount == 0 && !log.runs.contains { $0.startedAt.instant <= now }
    var muscles = [Last?](repeating: nil, count: Muscle.allCases.count)
    var workouts = [Last?](repeating: nil, count: index.entries.count)
    var kinds: [WorkoutCategory: Day] = [:]
    for session in log.sessions where session.startedAt.instant <= now {
      var load = MuscleLoad()
      for set in session.sets { load.add(set, knowing: catalogue) { _ in 1 } }
      for (place, muscle) in Muscle.allCases.enumerated() where load[muscle] > 0 {
        muscles[place] = Last(session: session.id, day: session.day, sets: load[muscle])
      }
      if let place = session.workout.flatMap({ index.place(of: $0) }) {
        workouts[place] = Last(session: session.id, day: session.day, sets: 0)
        kinds[index.rows[place].category] = session.day
      }
    }
    for run in log.runs where run.startedAt.instant <= now {
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
    let doable = DoableExercises(of: catalogue, with: there)
    let lists = index.exercises.entries
    for place in index.rows.indices where missing(at: place, in: index) != nil {
      for at in lists.range(of: place) where !isLooked[lists.numbers[at]] {
        let number = lists.numbers[at]
        isLooked[number] = true
        standIns[number] = doable.standIn(for: index.exercises.names[number])
      }
    }
  }

  /// What can be done about an exercise of a workout that lacks something, by its number.
  func standIn(for exercise: Int) -> StandIn { standIns[exercise] }

  /// The number of the first thing that is not there, of what a workout needs.
  func missing(at place: Int, in index: WorkoutIndex) -> Int? {
    guard !isThere.isEmpty else { return nil }
    for at in index.things.entries.range(of: place) {
      let thing = index.things.entries.numbers[at]
      if !isThere[thing] { return thing }
    }
    return nil
  }

  /// When the workout with a row's id was done last.
  func last(of row: RankingRow) -> Last? { lastOfWorkout[row.namesake] }

  func last(of category: WorkoutCategory) -> Day? { lastOfCategory[category] }
}
