/// The time of a workout at a normal speed.
///
/// Clocks are taken as they are. Lifting is 20 s and 7 s a repetition for each set, and its rest, as
/// Liftosaur counts; mobility is 3.5 s a repetition and 15 s for the change. The other figures are
/// ours and stand below.
public struct DurationEstimate: Hashable, Sendable {
  /// The whole workout, with the ways from one section to the next.
  public let total: Duration

  /// Each section by itself.
  public let sections: [Duration]

  // Seconds from one section to the next.
  private static let change = 30.0
  private static let restOfLifting = 60.0
  private static let restOfHeavyLifting = 120.0
  private static let restOfHolding = 30.0

  /// Estimates a workout; exercises that the catalogue does not know are judged by their section.
  public init(of workout: Workout, knowing catalogue: ExerciseCatalogue = .empty) {
    let seconds = workout.sections.map { Self.seconds(of: $0, catalogue) }
    sections = seconds.map { Duration(roundedSeconds: $0) }
    let busy = seconds.filter { $0 > 0 }
    let sum = seconds.reduce(0, +) + Self.change * Double(max(0, busy.count - 1))
    let timed = workout.details.timer.map { Self.seconds(under: $0, once: sum) } ?? sum
    total = Duration(roundedSeconds: min(timed, 604_800))
  }

  // A clock for the workout as a whole.
  private static func seconds(under timer: BlockTimer, once: Double) -> Double {
    switch timer {
    case .amrap(let time): time.inSeconds
    case .clock(let time): time.middle
    case .forTime(let timer): timer.cap?.inSeconds ?? once * Double(timer.rounds ?? 1)
    case .rounds(let rounds):
      once * (rounds.count?.low ?? 1)
        + (rounds.rest?.low ?? 0) * max(0, (rounds.count?.low ?? 1) - 1)
    case .every(let every):
      every.rounds.first.map { every.window.inSeconds * Double($0) } ?? once
    case .tabata(let timer), .intervals(let timer):
      (timer.work.inSeconds + timer.rest.low) * Double(timer.rounds ?? 8)
    }
  }

  /// How long somebody is at one set who takes it up without haste: 4 s a repetition, or its tempo, and
  /// 10 s to get into place.
  public static func time(ofSet dose: Dose, of exercise: String) -> Duration {
    Duration(roundedSeconds: min(work(of: dose, exercise, secondsPerRep: 4) + 10, 7200))
  }

  // MARK: Sections

  private static func seconds(of section: WorkoutSection, _ catalogue: ExerciseCatalogue) -> Double
  {
    let items = section.items
    switch section.timer {
    case .clock(let time): return time.middle
    case .amrap(let time): return time.inSeconds
    case .every(let every):
      return every.window.inSeconds * Double(section.stations())
    case .tabata(let timer), .intervals(let timer):
      let stations = Double(section.stations())
      // The last rest is nobody's.
      return timer.work.inSeconds * stations + timer.rest.low * max(0, stations - 1)
    case .forTime(let timer):
      return forTime(timer, section, catalogue)
    case .rounds(let rounds):
      let laps = Double(section.laps())
      let once = items.reduce(0) { $0 + seconds(inRound: $1, section, catalogue) }
      let lifts = items.contains { isStrength($0, in: section, catalogue) }
      let rest = rounds.rest?.middle ?? (lifts ? 45 : 0)
      return once * laps + rest * max(0, laps - 1)
    case nil:
      return items.reduce(0) { $0 + seconds(of: $1, in: section, catalogue) }
    }
  }

  private static func forTime(
    _ timer: ForTimeTimer,
    _ section: WorkoutSection,
    _ catalogue: ExerciseCatalogue
  ) -> Double {
    var sum = 0.0
    for item in section.items {
      guard let dose = section.dose(of: item) else {
        let reps = timer.scheme.reduce(0, +)
        sum += Double(reps * max(1, timer.rounds ?? 1)) * 3 + 5 * Double(section.laps())
        continue
      }
      let hasScheme = if case .scheme = dose.quantity { true } else { false }
      sum += hurried(dose, item) * Double(hasScheme ? timer.rounds ?? 1 : section.laps())
    }
    return min(sum, timer.cap?.inSeconds ?? sum)
  }

  // Against the clock nobody sets anything up.
  private static func hurried(_ dose: Dose, _ item: WorkoutItem) -> Double {
    (dose.sets?.middle ?? 1) * work(of: dose, item.exercise, secondsPerRep: 3) + 5
  }

  // MARK: Steps

  private static func seconds(
    of item: WorkoutItem,
    in section: WorkoutSection,
    _ catalogue: ExerciseCatalogue
  ) -> Double {
    if case .ramp(let steps, _)? = item.prescription {
      return steps.reduce(0) { $0 + 20 + 7 * Double($1.reps) + 30 }
    }
    guard let dose = section.dose(of: item) else { return 60 }
    let sets = dose.sets?.middle ?? 1
    let one = seconds(ofOneSet: item, in: section, catalogue)
    // After the last set comes the way to the next exercise, which that one counts.
    return sets * one + max(0, sets - 1) * rest(of: dose, item, in: section, catalogue)
  }

  // In a round everything stands ready and nobody waits.
  private static func seconds(
    inRound item: WorkoutItem,
    _ section: WorkoutSection,
    _ catalogue: ExerciseCatalogue
  ) -> Double {
    guard let dose = section.dose(of: item) else { return 60 }
    if isMoving(item, dose, catalogue) { return work(of: dose, item.exercise, secondsPerRep: 2) }
    return work(of: dose, item.exercise, secondsPerRep: 4) + 10
  }

  // Running, rowing, resting: nothing is counted and nothing set up.
  private static func isMoving(
    _ item: WorkoutItem,
    _ dose: Dose,
    _ catalogue: ExerciseCatalogue
  ) -> Bool {
    if let exercise = catalogue.exercise(named: item.exercise) {
      return exercise.pattern == .run || exercise.pattern == .cardio || exercise.pattern == .rest
    }
    return item.isRest
      || dose.targets.contains { target in
        switch target {
        case .pace, .namedPace, .zones, .heartRate: true
        case .load, .percent, .exertion, .reserve, .bodyweight, .added, .assisted, .words: false
        }
      }
  }

  private static func rest(
    of dose: Dose,
    _ item: WorkoutItem,
    in section: WorkoutSection,
    _ catalogue: ExerciseCatalogue
  ) -> Double {
    if let rest = dose.rest { return rest.middle }
    guard isStrength(item, in: section, catalogue) else { return 0 }
    if dose.quantity.unit == .seconds { return restOfHolding }
    let isHeavy = dose.targets.contains { target in
      switch target {
      case .load, .percent, .exertion, .reserve, .added: true
      case .bodyweight, .assisted, .pace, .namedPace, .zones, .heartRate, .words: false
      }
    }
    return isHeavy ? restOfHeavyLifting : restOfLifting
  }

  private static func seconds(
    ofOneSet item: WorkoutItem,
    in section: WorkoutSection,
    _ catalogue: ExerciseCatalogue
  ) -> Double {
    guard let dose = section.dose(of: item) else { return 60 }
    if isMoving(item, dose, catalogue) { return work(of: dose, item.exercise, secondsPerRep: 2) }
    guard isStrength(item, in: section, catalogue) else {
      return work(of: dose, item.exercise, secondsPerRep: 3.5) + 15
    }
    let isCounted = dose.quantity.unit == .reps
    return work(of: dose, item.exercise, secondsPerRep: isCounted ? 7 : 3) + (isCounted ? 20 : 15)
  }

  // In a warm-up even a squat is mobility: nobody loads it and nobody rests.
  private static func isStrength(
    _ item: WorkoutItem,
    in section: WorkoutSection,
    _ catalogue: ExerciseCatalogue
  ) -> Bool {
    let dose = section.dose(of: item)
    let isLoaded = dose.map { !$0.targets.isEmpty || $0.tempo != nil } ?? false
    if let exercise = catalogue.exercise(named: item.exercise), !exercise.isStrength {
      return false
    }
    if isLoaded || dose?.rest != nil { return true }
    return !isGentle(section)
  }

  private static func isGentle(_ section: WorkoutSection) -> Bool {
    let key = NameKey(section.label).text
    let gentle = [
      "prep", "warm", "ponder", "cool", "stretch", "mobil", "practice", "play", "activation",
      "extra", "optional", "unwind", "settle", "breath", "flow", "floor", "standing", "am", "pm",
    ]
    return gentle.contains { key.hasPrefix($0) }
  }

  // MARK: One set

  private static func work(of dose: Dose, _ exercise: String, secondsPerRep: Double) -> Double {
    let sides = dose.perSide == nil ? 1.0 : 2.0
    let perRep = dose.tempo.map { Double($0.seconds) } ?? secondsPerRep
    switch dose.quantity {
    case .most(.seconds): return sides * 45
    case .most: return sides * 12 * perRep
    case .scheme(let numbers): return sides * Double(numbers.reduce(0, +)) * perRep
    case .amount(let amount, let unit):
      let count = amount.middle
      switch unit {
      case .reps: return sides * count * perRep
      case .seconds: return sides * count
      case .calories: return sides * count * 5
      case .steps: return sides * count * 0.8
      case .breaths: return sides * count * 6
      case .laps: return sides * count * 90
      case .meters, .kilometers, .miles, .yards, .feet:
        return sides * count * (unit.meters ?? 1) * secondsPerMeter(dose, exercise)
      }
    }
  }

  // A pace that is asked for counts; else what people do: a run at 6:00/km, rowing at 2:10/500 m.
  private static func secondsPerMeter(_ dose: Dose, _ exercise: String) -> Double {
    if let pace = dose.pace { return pace.middle.secondsPerKilometer / 1000 }
    let key = NameKey(exercise).text
    let speeds: [(name: String, secondsPerMeter: Double)] = [
      ("easyrun", 0.39), ("jog", 0.42), ("walk", 0.66), ("hike", 0.75), ("stride", 0.2),
      ("sprint", 0.18), ("run", 0.36), ("row", 0.26), ("ski", 0.27), ("bike", 0.12),
      ("cycl", 0.12), ("swim", 1.2),
    ]
    for speed in speeds where Self.key(key, contains: speed.name) { return speed.secondsPerMeter }
    return 1
  }

  private static func key(_ key: String, contains word: String) -> Bool {
    let (key, word) = (Array(key.utf8), Array(word.utf8))
    guard key.count >= word.count else { return false }
    return (0...key.count - word.count).contains { key[$0..<$0 + word.count].elementsEqual(word) }
  }
}
