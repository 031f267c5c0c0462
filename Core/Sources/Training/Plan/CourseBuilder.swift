/// Turns the sections of a running workout into steps that follow one another.
///
/// ```
///  section ─▶ laps ─▶ items ─▶ sets ─▶ a step each, and its rest      what nobody can count ─▶ a button
/// ```
struct CourseBuilder {
  private let workout: Workout
  private var steps: [RunStep] = []
  // The author's words for a section, said with its first step.
  private var words: String?

  /// Where nobody says how fast, a window's work is taken to be run so.
  private static let usualPace = Pace.secondsPerKilometer(360)

  private init(_ workout: Workout) { self.workout = workout }

  /// The steps of a workout.
  static func steps(of workout: Workout) -> [RunStep] {
    var builder = CourseBuilder(workout)
    for section in workout.sections where builder.steps.count < RunCourse.mostSteps {
      builder.add(section)
    }
    // After the last step nobody waits.
    while let last = builder.steps.last, last.intensity == .rest { builder.steps.removeLast() }
    return builder.steps
  }

  // MARK: Sections

  private mutating func add(_ section: WorkoutSection) {
    words = section.cues.isEmpty ? nil : section.cues.joined(separator: " ")
    let first = steps.count
    let kind = Self.kind(of: section)
    switch section.timer {
    case .intervals(let timer), .tabata(let timer):
      for station in 0..<section.stations() where !section.items.isEmpty {
        let item = section.items[station % section.items.count]
        add(item, .time(timer.work), section, kind)
        addRest(timer.rest.low, kind)
      }
    case .every(let every): add(every, section, kind)
    case .amrap(let time):
      let names = section.items.map { $0.exercise }.joined(separator: ", ")
      append(RunStep(names, until: .time(time), intensity: kind ?? .work, amount: nil))
    case .rounds(let rounds):
      let laps = min(section.laps(), RunCourse.mostSteps)
      let sharesSets = rounds.count == nil
      for _ in 0..<laps {
        for item in section.items { add(item, section, kind, ignoresSets: sharesSets) }
        addRest(rounds.rest?.low ?? 0, kind)
      }
    case .forTime:
      for _ in 0..<min(section.laps(), RunCourse.mostSteps) {
        for item in section.items { add(item, section, kind, ignoresSets: true) }
      }
    case .clock, nil:
      for item in section.items { add(item, section, kind, ignoresSets: false) }
    }
    number(from: first)
  }

  private mutating func add(_ every: EveryTimer, _ section: WorkoutSection, _ kind: Intensity?) {
    guard !section.items.isEmpty else { return }
    for station in 0..<section.stations() where steps.count < RunCourse.mostSteps {
      let count = section.items.count
      let items = every.isTogether ? section.items : [section.items[station % count]]
      var left = every.window
      for item in items {
        let before = steps.count
        let end = every.work.map { RunStep.End.time($0) } ?? end(of: item, section)
        add(item, end, section, kind)
        for step in steps[before...] { left -= step.estimatedTime(at: Self.usualPace) }
      }
      addRest(left.inSeconds, kind)
    }
  }

  // MARK: Items

  private typealias Intensity = RunStep.Intensity

  private mutating func add(
    _ item: WorkoutItem,
    _ section: WorkoutSection,
    _ kind: Intensity?,
    ignoresSets: Bool
  ) {
    let dose = section.dose(of: item)
    let end = end(of: item, section)
    var sets = ignoresSets ? 1 : max(1, Int(min(dose?.sets?.low ?? 1, Double(RunCourse.mostSteps))))
    // What nobody counts is one step, however many sets it has.
    if end == .button { sets = 1 }
    for _ in 0..<sets {
      add(item, end, section, kind)
      addRest(dose?.rest?.low ?? 0, kind)
    }
  }

  private mutating func add(
    _ item: WorkoutItem,
    _ end: RunStep.End,
    _ section: WorkoutSection,
    _ kind: Intensity?
  ) {
    let dose = section.dose(of: item)
    append(
      RunStep(
        item.exercise,
        until: end,
        target: target(of: dose),
        intensity: item.isRest ? .rest : kind ?? intensity(of: item, in: section),
        cadence: dose?.cadence.flatMap { cadence in
          Tempo.range.contains(cadence) ? Tempo(clamping: cadence) : nil
        },
        amount: end == .button ? Self.amount(of: dose) : nil
      )
    )
  }

  private mutating func addRest(_ seconds: Double, _ kind: Intensity?) {
    guard seconds >= 1 else { return }
    let time = Duration(roundedSeconds: min(seconds, 86_400).rounded())
    append(RunStep("Rest", until: .time(time), intensity: .rest))
  }

  private mutating func append(_ step: RunStep) {
    guard steps.count < RunCourse.mostSteps else { return }
    var step = step
    step.words = words
    words = nil
    steps.append(step)
  }

  /// Numbers the work of a section, where there is more than one of it.
  private mutating func number(from first: Int) {
    let work = steps.indices.filter { $0 >= first && steps[$0].intensity == .work }
    guard work.count > 1 else { return }
    for (place, index) in work.enumerated() {
      steps[index].rep = RunStep.Rep(place + 1, of: work.count)
    }
  }

  // MARK: What a dose says

  private func end(of item: WorkoutItem, _ section: WorkoutSection) -> RunStep.End {
    guard let dose = section.dose(of: item), case .amount(let amount, let unit) = dose.quantity
    else { return .button }
    let value = amount.isOpen ? amount.low : amount.middle
    guard value > 0, value.isFinite else { return .button }
    let sides = dose.perSide == nil ? 1.0 : 2.0
    if unit == .seconds { return .time(Duration(roundedSeconds: min(value * sides, 86_400))) }
    guard let meters = unit.meters else { return .button }
    return .distance(.meters(min(value * meters, 1_000_000)))
  }

  private func target(of dose: Dose?) -> RunStep.Target {
    var felt = RunStep.Target.none
    for target in dose?.targets ?? [] {
      switch target {
      case .pace(let goal): return Self.pace(goal)
      case .namedPace(let name):
        if let goal = workout.details.pace(named: name) { return Self.pace(goal) }
        felt = .words(name + " pace")
      case .zones(let low, let high): return .zones(low, high)
      case .heartRate(let beats):
        return .heartRate(low: .beatsPerMinute(beats.low), high: .beatsPerMinute(beats.high))
      case .exertion(let effort): felt = .effort(low: effort.low, high: effort.high)
      case .words(let words): felt = .words(words)
      case .load, .percent, .reserve, .bodyweight, .added, .assisted: break
      }
    }
    return felt
  }

  private static func pace(_ goal: PaceGoal) -> RunStep.Target {
    let factor = 1000 / goal.unit.meters
    return .pace(
      fastest: .secondsPerKilometer(Double(goal.fastest) * factor),
      slowest: .secondsPerKilometer(Double(goal.slowest) * factor)
    )
  }

  private static func amount(of dose: Dose?) -> String? {
    guard let dose, case .amount(let amount, let unit) = dose.quantity else { return nil }
    let sets = dose.sets.map { "\(Int(min($0.low, 1000))) x " } ?? ""
    let low = Int(min(max(amount.low, 0), 100_000))
    let high = Int(min(max(amount.high, 0), 100_000))
    let side = dose.perSide == nil ? "" : ", each side"
    return sets + (low == high ? "\(low)" : "\(low)–\(high)") + " " + unit.rawValue + side
  }

  // MARK: What a step is for

  /// What all steps of a section are for, where its heading says so.
  private static func kind(of section: WorkoutSection) -> Intensity? {
    let key = NameKey(section.label).text
    if key.hasPrefix("warm") || key.hasPrefix("prep") { return .warmUp }
    if key.hasPrefix("cool") || key.hasPrefix("ponder") { return .coolDown }
    return key.hasPrefix("drill") ? .other : nil
  }

  /// A jog between runs is a recovery; where there is nothing harder it is the work itself.
  private func intensity(of item: WorkoutItem, in section: WorkoutSection) -> Intensity {
    if item.isRest { return .rest }
    let hardest = section.items.map { Self.rank(of: $0, section) }.max() ?? 0
    return Self.rank(of: item, section) < hardest ? .recovery : .work
  }

  /// How hard an item is beside the others of its section: by its name, then by a zone of easy running.
  private static func rank(of item: WorkoutItem, _ section: WorkoutSection) -> Int {
    if item.isRest { return 0 }
    let key = NameKey(item.exercise).text
    if key.hasPrefix("walk") { return 1 }
    let isEasy = (section.dose(of: item)?.targets ?? []).contains { target in
      if case .zones(_, let high) = target { high <= 1 } else { false }
    }
    if key.hasPrefix("jog") { return isEasy ? 2 : 3 }
    return isEasy ? 4 : 5
  }
}

extension RunCourse {
  /// The course of a running workout; nothing where it has no steps.
  public init?(_ workout: Workout) {
    let steps = CourseBuilder.steps(of: workout)
    guard !steps.isEmpty else { return nil }
    self.init(workout.title, workout: workout.id, steps: steps)
  }
}
