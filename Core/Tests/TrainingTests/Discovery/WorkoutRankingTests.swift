import Testing
import Training

struct WorkoutRankingTests {
  /// `workouts search --without Push-Up` once left nothing out: the command had folded the name.
  @Test(arguments: ["Push-Up", "push-up", "push up", "Pushups", "PUSH UP"])
  func `leaves out an exercise in any spelling`(spelling: String) {
    var request = RankingRequest(now: LocalTime(secondsSince1970: 1_780_300_000))
    request.excludedExercises = [spelling]
    let entries = [Self.workout("push", "Push-Up", 20), Self.workout("pull", "Row", 20)]
    let index = WorkoutIndex(entries, knowing: Self.catalogue)
    let ranking = WorkoutRanking(index, for: request, knowing: Self.catalogue)
    #expect(ranking.hidden.map { $0.reason } == [.exercise("Push-Up")])
  }

  static let catalogue = ExerciseCatalogue([
    Exercise(
      "Squat",
      pattern: .squat,
      muscles: [.quads, .glutes],
      helpers: [.lowerBack],
      equipment: [["barbell"]],
      loadMode: .external,
      cue: ""
    ),
    Exercise(
      "Goblet Squat",
      pattern: .squat,
      muscles: [.quads, .glutes],
      equipment: [["kettlebell"]],
      loadMode: .external,
      cue: ""
    ),
    Exercise(
      "Row",
      pattern: .pull,
      muscles: [.lats, .upperBack],
      helpers: [.biceps],
      equipment: [["dumbbell"]],
      loadMode: .external,
      cue: ""
    ),
    Exercise(
      "Push-Up",
      pattern: .push,
      muscles: [.chest, .triceps],
      helpers: [.shoulders],
      loadMode: .bodyweight,
      cue: ""
    ),
    Exercise("Plank", pattern: .core, muscles: [.abs], loadMode: .bodyweight, cue: ""),
    Exercise("Stretch", pattern: .mobility, muscles: [.hamstrings], loadMode: .none, cue: ""),
  ])

  static func workout(
    _ id: String,
    _ exercise: String,
    _ minutes: Int,
    _ category: WorkoutCategory = .strength
  ) -> IndexedWorkout {
    var details = WorkoutDetails()
    details.duration = .seconds(minutes * 60)
    details.category = category
    let dose = Dose(sets: Amount(3), .amount(Amount(8), .reps))
    let section = WorkoutSection("", lines: [.item(WorkoutItem(exercise, .dose(dose)))])
    let workout = Workout(id: id, title: id, details: details, sections: [section])
    return IndexedWorkout(workout, contentHash: id, knowing: catalogue)
  }

  static let entries = [
    workout("legs", "Squat", 40), workout("legs short", "Squat", 20),
    workout("bell", "Goblet Squat", 30), workout("back", "Row", 30),
    workout("push", "Push-Up", 25), workout("core", "Plank", 10, .conditioning),
    workout("stretch", "Stretch", 15, .mobility),
  ]
  static let index = WorkoutIndex(entries, knowing: catalogue)
  static let now = ago(0)

  private static func ago(_ seconds: Double) -> LocalTime {
    LocalTime(secondsSince1970: 20_000 * 86_400 + 43_200 - seconds)
  }

  static func log(_ random: inout Seed) -> TrainingLog {
    var sessions: [StrengthSession] = []
    for number in 0..<random.below(12) {
      let entry = entries[random.below(entries.count)]
      let name = entry.workout.items[0].exercise
      sessions.append(
        StrengthSession(
          id: "s\(number)",
          workout: entry.workout.id,
          name: entry.workout.title,
          startedAt: ago(Double(random.below(40)) * 43_200 + 600),
          sets: (0..<random.below(8)).map { index in
            LiftedSet(
              name,
              SetResult(8),
              kind: index == 0 && random.below(2) == 0 ? .warmUp : .working
            )
          }
        )
      )
    }
    var runs: [LoggedRun] = []
    for number in 0..<random.below(4) {
      runs.append(
        LoggedRun(
          id: "r\(number)",
          startedAt: ago(Double(random.below(20)) * 43_200 + 900),
          distance: .kilometers(3 + random.fraction() * 17)
        )
      )
    }
    return TrainingLog(sessions, runs: runs)
  }

  static func request(_ random: inout Seed) -> RankingRequest {
    var request = RankingRequest(now: now)
    if random.below(2) == 0 { request.minutes = 10 + random.below(50) }
    if random.below(2) == 0 { request.categories = [.strength] }
    if random.below(2) == 0 { request.equipment = ["kettlebell", "dumbbell"] }
    if random.below(2) == 0 { request.weeklyGoal = 1 + random.below(5) }
    if random.below(2) == 0 { request.readiness = 1 + random.below(5) }
    if random.below(3) == 0 { request.gap = .init(minutes: 40, before: 1080) }
    if random.below(3) == 0 { request.race = .init("10K", days: random.below(3)) }
    return request
  }

  // Every stated fact is reckoned again from the log, in the plainest way.
  @Test(arguments: 0..<300)
  func `states nothing that is not so`(seed: UInt64) {
    var random = Seed(seed)
    let log = Self.log(&random)
    let request = Self.request(&random)
    let ranking = WorkoutRanking(Self.index, for: request, after: log, knowing: Self.catalogue)
    for place in 0..<ranking.count {
      let card = ranking[place]
      if let reason = card.reason, reason.points <= 0 {
        guard case .newHere? = reason.reason else {
          Issue.record("a penalty is shown as the reason")
          return
        }
      }
      let sum = card.contributions.reduce(0.0) { $0 + $1.points }
      #expect(abs(sum - card.score) < 1e-9)
      for contribution in card.contributions {
        if let reason = contribution.reason { check(reason, card.entry, log, request) }
      }
    }
    for place in 1..<max(1, ranking.count) where ranking.count > 3 && place > 2 {
      #expect(ranking[place - 1].score >= ranking[place].score || place == 3)
    }
  }

  private func check(
    _ reason: RankingReason,
    _ entry: IndexedWorkout,
    _ log: TrainingLog,
    _ request: RankingRequest
  ) {
    let minutes = Int((entry.facts.duration.value.inSeconds / 60).rounded())
    switch reason {
    case .rested(let muscle, let id, let day, let sets),
      .loaded(let muscle, let id, let day, let sets):
      #expect(entry.facts.mainMuscles.contains(muscle))
      let found = work(on: muscle, log).first { $0.id == id }
      #expect(found?.day == day && found?.sets == sets)
      #expect(!work(on: muscle, log).contains { $0.day > day })
    case .balance(let muscle, let sets, let target):
      let week = work(on: muscle, log).filter { $0.day > request.day - 7 && $0.day <= request.day }
      #expect(abs(week.reduce(0.0) { $0 + $1.sets } - sets) < 1e-9 && target == 10)
    case .time(let available, let about): #expect(available == request.minutes && about == minutes)
    case .askedFor(let words, _): #expect(words == entry.facts.category.value.rawValue)
    case .equipment(let names):
      #expect(names.allSatisfy { request.equipment?.contains($0) == true })
    case .substitute(let exercise, let other, let place):
      #expect(place == request.placeName)
      #expect(entry.facts.exercises.contains(exercise))
      let new = Self.catalogue.exercise(named: other)
      #expect(new?.canBeDone(with: request.equipment ?? []) == true)
    case .doneLately(let id, let day, let ago):
      let session = log.sessions.last { $0.workout == entry.workout.id }
      #expect(session?.id == id && session?.day == day && request.day - day == ago)
    case .notSince(let id, let day):
      let session = log.sessions.last { $0.workout == entry.workout.id }
      #expect(session?.id == id && session?.day == day)
    case .neverDone(let count):
      #expect(!log.sessions.contains { $0.workout == entry.workout.id })
      #expect(count == log.sessions.count)
    case .readiness(let rating, _): #expect(rating == request.readiness)
    case .calendar(let gap, let about): #expect(gap == request.gap && about == minutes)
    case .race(let race, _): #expect(race == request.race)
    case .goal(let left, let goal):
      let monday = request.day.monday
      let done = (log.sessions.map { $0.day } + log.runs.map { $0.day })
        .filter { $0 >= monday && $0 <= request.day }.count
      #expect(goal == request.weeklyGoal && left == max(0, goal - done))
    case .newHere(let about):
      #expect(log.sessions.isEmpty && log.runs.isEmpty && about == minutes)
    }
  }

  private func work(
    on muscle: Muscle,
    _ log: TrainingLog
  ) -> [(id: String, day: Day, sets: Double)] {
    var work: [(id: String, day: Day, sets: Double)] = []
    for session in log.sessions {
      var sets = 0.0
      for set in session.sets where !set.isWarmUp {
        guard let exercise = Self.catalogue.exercise(named: set.exercise), exercise.isStrength
        else { continue }
        if exercise.muscles.contains(muscle) { sets += 1 }
        if exercise.helpers.contains(muscle) { sets += 0.5 }
      }
      if sets > 0 { work.append((session.id, session.day, sets)) }
    }
    for run in log.runs {
      let legs: [Muscle] = [.quads, .hamstrings, .glutes, .calves]
      let sets = run.distance.kilometers * 0.4
      if legs.contains(muscle) { work.append((run.id, run.day, sets)) }
      if muscle == .hipFlexors { work.append((run.id, run.day, sets / 2)) }
    }
    return work
  }

  // MARK: Rules

  @Test func `yesterday's long run lowers today's squats, and says so`() {
    let run = LoggedRun(id: "run", startedAt: Self.ago(86_400), distance: .kilometers(20))
    let request = RankingRequest(now: Self.now)
    let ranking = WorkoutRanking(
      Self.index,
      for: request,
      after: TrainingLog(runs: [run]),
      knowing: Self.catalogue
    )
    let legs = ranking.top(10).first { $0.entry.workout.id == "legs" }
    let drawback = legs?.drawbacks.first { $0.signal == .recovery }
    #expect(
      drawback?.reason == .loaded(.quads, session: "run", day: Day(daysSince1970: 19_999), sets: 8)
    )
    #expect(ranking.highlight?.entry.workout.id != "legs")
  }

  @Test func `hides what cannot be, with the reason`() {
    var request = RankingRequest(now: Self.now)
    request.minutes = 20
    request.equipment = ["dumbbell"]
    request.excludedExercises = ["Plank"]
    let ranking = WorkoutRanking(Self.index, for: request, knowing: Self.catalogue)
    let hidden = ranking.hidden.map { "\($0.entry.workout.id) \($0.reason)" }.sorted()
    #expect(hidden.count == 4)
    #expect(hidden.first?.hasPrefix("bell missing") == true)
    #expect(hidden.contains { $0.hasPrefix("core exercise") })
  }

  @Test func `shows no two alike among the first three`() {
    let ranking = WorkoutRanking(
      Self.index,
      for: RankingRequest(now: Self.now),
      knowing: Self.catalogue
    )
    let first = ranking.top(3).map { entry in
      "\(entry.entry.facts.category.value.rawValue) \(entry.entry.facts.mainMuscles[0].rawValue)"
    }
    #expect(Set(first).count == 3)
  }

  @Test func `suggests what is easy before a race, and what fits the free time`() throws {
    var request = RankingRequest(now: Self.now)
    request.race = .init("City Marathon", days: 2)
    let ranking = WorkoutRanking(Self.index, for: request, knowing: Self.catalogue)
    let cards = ranking.top(ranking.count)
    for card in cards {
      let race = try #require(card.contributions.first { $0.signal == .race })
      let isEasy = [.recovery, .mobility].contains(card.entry.facts.category.value)
      #expect(race.reason == .race(.init("City Marathon", days: 2), isEasy: isEasy))
      #expect(isEasy == (race.points > 0))
    }
    request.race = nil
    let minutes = cards.map { Int(($0.entry.facts.duration.value.inSeconds / 60).rounded()) }
    request.gap = .init(minutes: try #require(minutes.min()), before: 1080)
    let free = WorkoutRanking(Self.index, for: request, knowing: Self.catalogue)
    let fitting = free.top(free.count).compactMap { card in
      card.contributions.first { $0.signal == .calendar && $0.points > 0 }
    }
    // What takes exactly the time that there is fits.
    #expect(!fitting.isEmpty && fitting.count < free.count)
  }

  @Test func `rests longer for a longer race`() {
    let today = Day(daysSince1970: 20_519)
    func ahead(_ kilometers: Double, in days: Int) -> RankingRequest.Race? {
      let race = RaceSetup(
        id: "r",
        name: "R",
        day: today + days,
        distance: .kilometers(kilometers),
        target: .seconds(3600)
      )
      return RaceSetup.ahead([race], on: today)
    }
    #expect(ahead(10, in: 2) == .init("R", days: 2))
    #expect(ahead(10, in: 3) == nil)
    #expect(ahead(42.195, in: 7)?.days == 7)
    #expect(ahead(42.195, in: 8) == nil)
    #expect(ahead(42.195, in: -1) == nil)
    #expect(ahead(21.1, in: 0)?.days == 0)
  }

  @Test func `knows what more time would change`() {
    var request = RankingRequest(now: Self.now)
    request.minutes = 20
    let index = WorkoutIndex(
      [Self.workout("a", "Squat", 20), Self.workout("b", "Squat", 30)],
      knowing: Self.catalogue
    )
    let ranking = WorkoutRanking(index, for: request, knowing: Self.catalogue)
    #expect(ranking.top(2).map { $0.entry.workout.id } == ["a", "b"])
    #expect(ranking.counterfactual(of: 1) == .minutes(10))
  }

  @Test func `less of a signal halves its weight, and then it is gone`() {
    var weights = RankingWeights.usual
    #expect(weights[.recovery] == 1.5)
    weights = weights.less(of: .recovery)
    #expect(weights[.recovery] == 0.75)
    for _ in 0..<5 { weights = weights.less(of: .recovery) }
    #expect(weights[.recovery] == 0)
  }

  @Test func `a muscle that somebody calls fine is fine`() {
    let log = TrainingLog(runs: [
      LoggedRun(id: "run", startedAt: Self.ago(3600), distance: .kilometers(30))
    ])
    let tired = MuscleFatigue(of: log, at: Self.now.instant, knowing: Self.catalogue)
    #expect(tired.state(of: .quads) == .tired)
    let fine = MuscleFatigue(
      of: log,
      at: Self.now.instant,
      knowing: Self.catalogue,
      fine: [.quads]
    )
    #expect(fine.state(of: .quads) == .ready)
  }

  @Test func `one set is ready after two days, twelve take about six`() {
    func level(sets: Int, days: Double) -> MuscleFatigue.State {
      let session = StrengthSession(
        id: "s",
        workout: "push",
        name: "",
        startedAt: Self.ago(days * 86_400),
        sets: (0..<sets).map { _ in LiftedSet("Push-Up", SetResult(8)) }
      )
      let log = TrainingLog([session])
      return MuscleFatigue(of: log, at: Self.now.instant, knowing: Self.catalogue)
        .state(of: .chest)
    }
    #expect(level(sets: 1, days: 2) == .ready)
    #expect(level(sets: 12, days: 5) != .ready)
    #expect(level(sets: 12, days: 6) == .ready)
  }
}
