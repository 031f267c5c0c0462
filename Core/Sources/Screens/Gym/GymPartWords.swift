import Coaching
import Training

/// What is said of a part of a workout: how it goes, and all that is done in it.
///
/// Headings are for the eye. Of them only what kind of part it is gets said: the warm-up, the cool-down.
struct GymPartWords {
  private let session: GymSession
  private let number: Int

  init(_ session: GymSession, block number: Int) {
    self.session = session
    self.number = number
  }

  private var block: GymBlock { session.plan.blocks[number] }

  /// What is said when the part begins: "Warm-up. 10 Air Squats, twice."
  var opening: String {
    var parts: [String] = []
    if number == 0 || session.settings.talk == .more {
      let remark = GymRemark.begin.words(session.plan.stepCount + number, session)
      if !startsSoon, !remark.isEmpty { parts.append(String(remark.dropFirst())) }
    }
    if let kind { parts.append(kind + ".") }
    let first = GymPlace(block: number, step: 0)
    if hasRounds {
      parts.append([clock, round].filter { !$0.isEmpty }.joined(separator: ": ").capitalizedFirst)
      parts += laps.flatMap { notes($0) }
    } else if session.plan[first]?.warmUpPercent != nil {
      parts.append(ramp(first))
    } else {
      let sets = session.plan[first]?.sets ?? 1
      let words = item(first, sets: sets) + "."
      parts.append((kind == nil && number > 0 ? "Next: " + words : words))
      parts += notes(first)
    }
    return (parts + block.cues).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// All that a round has: "10 Air Squats, 5 Push-Ups and 30 seconds of rest."
  var round: String {
    // What all are meant to be as hard as is said once.
    let shared = sharedTargets
    let names = laps.map { inRow($0, without: shared) }
    return GymWords.list(names) + (shared.isEmpty ? "." : ", all" + GymWords.saidAt(shared) + ".")
  }

  /// An exercise with its sets, what it is done with, and how hard it is meant to be.
  func item(_ place: GymPlace, sets: Int) -> String {
    guard let step = session.plan[place] else { return "" }
    if step.isRest { return rest(step).capitalizedFirst }
    let name = session.exercise(at: place) ?? ""
    let words = GymWords.said(name, sets: sets, fillsWindow(step) ? nil : step.dose)
    return ([words] + GymWords.saidTargets(step.dose) + load(place)).joined(separator: ", ")
  }

  /// An exercise among the others of a round.
  private func inRow(_ place: GymPlace, without shared: [String]) -> String {
    guard let step = session.plan[place] else { return "" }
    if step.isRest { return rest(step) }
    let sets = setsInClock(place)
    if sets > 1 { return item(place, sets: sets) }
    let name = session.exercise(at: place) ?? ""
    let targets = GymWords.saidTargets(step.dose).filter { !shared.contains($0) }
    let dose = fillsWindow(step) ? nil : step.dose
    return GymWords.saidInRow(name, dose, targets, load: load(place).first)
  }

  private func rest(_ step: GymStep) -> String {
    let length = GymWords.saidQuantity(step.dose)
    return length.isEmpty ? "rest" : length + " of rest"
  }

  /// Whether a step goes as long as its window, so that its length needs no words.
  func fillsWindow(_ step: GymStep) -> Bool {
    guard case .byClock(let program) = block.pace, let seconds = step.dose?.quantity.seconds,
      step.dose?.perSide == nil,
      let work = program.phases.first(where: { $0.round == step.round && $0.kind == .work })
    else { return false }
    return seconds.high >= work.duration.inSeconds
  }

  /// The weight, where it is one.
  func load(_ place: GymPlace) -> [String] {
    guard let load = session.suggestion(for: place).load else { return [] }
    let words = GymWords.load(load)
    return words == "bodyweight" ? [] : [words]
  }

  /// What the author of the workout wants to be minded, a sentence each.
  func notes(_ place: GymPlace) -> [String] {
    (session.plan[place]?.dose?.notes ?? []).map { note in
      let isClosed = note.last.map { ".!?".contains($0) } ?? true
      return note.capitalizedFirst + (isClosed ? "" : ".")
    }
  }

  /// The warm-up sets of an exercise: "Back Squat, 3 warm-up sets: 5 at 40 percent, 3 at 60."
  func ramp(_ place: GymPlace) -> String {
    guard let step = session.plan[place] else { return "" }
    let name = GymWords.saidName(session.exercise(at: place) ?? "")
    var rungs: [String] = []
    for other in block.steps where other.item == step.item {
      guard let percent = other.warmUpPercent else { continue }
      let share = GymWords.number(percent) + (rungs.isEmpty ? " percent" : "")
      rungs.append(Self.count(other) + " at " + share)
    }
    let sets = rungs.count == 1 ? "a warm-up set" : "\(rungs.count) warm-up sets"
    let start = load(place).map { " Start with \($0)." }.joined()
    return "\(name), \(sets): " + GymWords.list(rungs) + "." + start
  }

  /// The next warm-up set: "3 at 60 percent, 50 kg"; nothing where another exercise comes.
  static func rung(_ place: GymPlace, of item: Int, _ session: GymSession) -> String? {
    guard let step = session.plan[place], step.item == item, let percent = step.warmUpPercent else {
      return nil
    }
    let words = count(step) + " at " + GymWords.number(percent) + " percent"
    return ([words] + GymPartWords(session, block: place.block).load(place)).joined(separator: ", ")
  }

  private static func count(_ step: GymStep) -> String {
    guard case .amount(let amount, _)? = step.dose?.quantity else { return "some" }
    return GymWords.number(amount.low)
  }
}

// MARK: Rounds and windows

extension GymPartWords {
  /// An exercise of a round that was told before: "6 Dumbbell Hang Cleans".
  func inRound(_ place: GymPlace) -> String {
    inRow(place, without: sharedTargets).capitalizedFirst
  }

  /// What comes with the next window of a clock: "8 Push-Ups", or where all are alike "round 3 of 8".
  func window(_ place: GymPlace) -> String? {
    guard case .byClock(let program) = block.pace, let step = session.plan[place] else {
      return nil
    }
    let isLast = program.rounds > 1 && step.round == program.rounds
    if isAlike, program.rounds > 1 {
      return isLast ? "last round" : "round \(step.round) of \(program.rounds)"
    }
    return (isLast ? "last round, " : "") + names(inWindow: step.round)
  }

  /// All that is done in a window: "3 Hang Cleans and 3 Push-Ups".
  func names(inWindow round: Int) -> String {
    let names = block.range(ofRound: round).map { index in
      let step = block.steps[index]
      if step.isRest { return rest(step) }
      let name = session.exercise(at: GymPlace(block: number, step: index)) ?? ""
      return GymWords.saidInRow(name, fillsWindow(step) ? nil : step.dose, [], load: nil)
    }
    return GymWords.list(names)
  }

  /// Whether every window of the clock has the same in it.
  private var isAlike: Bool {
    let first = block.steps(inRound: 1)
    guard !first.isEmpty else { return false }
    for (index, step) in block.steps.enumerated() {
      let same = first[index % first.count]
      guard step.item == same.item, step.dose == same.dose else { return false }
    }
    return true
  }
}

// MARK: The clock

extension GymPartWords {
  /// What kind of part it is, where its heading says so.
  private var kind: String? {
    switch NameKey(block.label).text {
    case "prep", "warmup", "preparation", "mobilityprep": "Warm-up"
    case "cooldown": "Cool-down"
    case "finisher": "Finisher"
    default: nil
    }
  }

  /// Whether a clock begins with the part, so that there is no time for a word before it.
  private var startsSoon: Bool {
    if !block.clockless { return number == 0 || session.settings.startsClocks }
    return session.settings.startsHolds && block.steps.first?.dose?.quantity.unit == .seconds
  }

  /// Whether all is done in turn instead of each exercise with all its sets.
  private var hasRounds: Bool { !block.clockless || (block.steps.first?.rounds ?? 1) > 1 }

  /// The first step of each exercise, those of rest too.
  private var laps: [GymPlace] {
    var seen: Set<Int> = []
    return block.steps.indices.compactMap { index in
      seen.insert(block.steps[index].item).inserted ? GymPlace(block: number, step: index) : nil
    }
  }

  // Under a clock that only hints, each exercise has its sets.
  private func setsInClock(_ place: GymPlace) -> Int {
    guard let step = session.plan[place], step.rounds == 1 else { return 1 }
    if case .against = block.pace { return max(1, step.sets) }
    return 1
  }

  private var sharedTargets: [String] {
    let all = laps.filter { session.plan[$0]?.isRest == false }
      .map { GymWords.saidTargets(session.plan[$0]?.dose) }
    guard all.count > 1, let first = all.first else { return [] }
    return first.filter { target in all.allSatisfy { $0.contains(target) } }
  }

  /// How the part goes: "every minute, 12 times", "10 minutes, as many rounds as you can".
  private var clock: String {
    switch block.pace {
    case .byHand: return times(block.steps.first?.rounds ?? 1, "rounds")
    case .byClock(let program): return windows(program)
    case .against(let program):
      switch program.score {
      case .roundsAndReps: return GymCue.long(program.duration) + ", as many rounds as you can"
      case .time:
        let rounds = block.steps.first?.rounds ?? 1
        let cap = program.isOpen ? "" : ", at most " + GymCue.long(program.duration)
        return (rounds > 1 ? times(rounds, "rounds") + " for time" : "for time") + cap
      case .none, .windows:
        // One thing that takes the whole of it says so itself.
        let isOne = laps.count == 1 && block.steps.first?.dose?.quantity.unit == .seconds
        return program.isOpen || isOne ? "" : GymCue.long(program.duration)
      }
    }
  }

  private func windows(_ program: TimerProgram) -> String {
    let first = program.phases.filter { $0.round == 1 }
    let work = first.first { $0.kind == .work }?.duration ?? .zero
    let rest = first.first { $0.kind == .rest }?.duration ?? .zero
    let turn = rest > .zero ? Self.on(work, off: rest) : GymWords.saidSeconds(work.inSeconds)
    guard program.score == .windows else { return "\(program.rounds) times " + turn }
    let window = (work + rest).inSeconds
    let every = window == 60 ? "every minute" : "every " + GymWords.saidSeconds(window)
    return every + (rest > .zero ? ", " + turn : "") + ", \(program.rounds) times"
  }

  // "20 seconds on, 10 off"
  private static func on(_ work: Duration, off rest: Duration) -> String {
    let off =
      work < .seconds(60) && rest < .seconds(60)
      ? "\(Written.whole(rest.inSeconds))" : GymWords.saidSeconds(rest.inSeconds)
    return GymWords.saidSeconds(work.inSeconds) + " on, " + off + " off"
  }

  private func times(_ count: Int, _ noun: String) -> String { count > 1 ? "\(count) \(noun)" : "" }
}
