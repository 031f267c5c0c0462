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

  private var language: Language { session.spokenLanguage }
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
      let next = language.pick("Next: ", "Als Nächstes: ")
      parts.append(kind == nil && number > 0 ? next + words : words)
      parts += notes(first)
    }
    return (parts + block.cues.filter { isSayable($0) }).filter { !$0.isEmpty }.joined(
      separator: " "
    )
  }

  /// All that a round has.
  ///
  /// As in "10 Air Squats, 5 Push-Ups and 30 seconds of rest."
  var round: String {
    // What all are meant to be as hard as is said once.
    let shared = sharedTargets
    let names = laps.map { inRow($0, without: shared) }
    let all = language.pick(", all", ", alle")
    return GymWords.list(names, language)
      + (shared.isEmpty ? "." : all + GymWords.saidAt(shared, language) + ".")
  }

  /// An exercise with its sets, what it is done with, and how hard it is meant to be.
  func item(_ place: GymPlace, sets: Int) -> String {
    guard let step = session.plan[place] else { return "" }
    if step.isRest { return rest(step).capitalizedFirst }
    let name = session.exercise(at: place) ?? ""
    let words = GymWords.said(name, sets: sets, fillsWindow(step) ? nil : step.dose, language)
    return ([words] + GymWords.saidTargets(step.dose, language) + load(place)).joined(
      separator: ", "
    )
  }

  /// An exercise among the others of a round.
  private func inRow(_ place: GymPlace, without shared: [String]) -> String {
    guard let step = session.plan[place] else { return "" }
    if step.isRest { return rest(step) }
    let sets = setsInClock(place)
    if sets > 1 { return item(place, sets: sets) }
    let name = session.exercise(at: place) ?? ""
    let targets = GymWords.saidTargets(step.dose, language).filter { !shared.contains($0) }
    let dose = fillsWindow(step) ? nil : step.dose
    return GymWords.saidInRow(name, dose, targets, load: load(place).first, language)
  }

  private func rest(_ step: GymStep) -> String {
    let length = GymWords.saidQuantity(step.dose, language)
    guard !length.isEmpty else { return language.pick("rest", "Pause") }
    return length + language.pick(" of rest", " Pause")
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
    if load.mode == .bodyweight, load.value == 0 { return [] }
    return [language.pick(GymWords.load(load), GymWords.germanLoad(load))]
  }

  /// What the author of the workout wants to be minded, a sentence each.
  func notes(_ place: GymPlace) -> [String] {
    (session.plan[place]?.dose?.notes ?? []).filter { isSayable($0) }.map { note in
      let isClosed = note.last.map { ".!?".contains($0) } ?? true
      return note.capitalizedFirst + (isClosed ? "" : ".")
    }
  }

  /// Whether a voice of the language can say what an author wrote: a German one stumbles over English, which
  /// stands on the screen.
  private func isSayable(_ note: String) -> Bool {
    language == .english || !GymWords.isEnglish(note)
  }

  /// The warm-up sets of an exercise.
  ///
  /// As in "Back Squat, 3 warm-up sets: 5 at 40 percent, 3 at 60."
  func ramp(_ place: GymPlace) -> String {
    guard let step = session.plan[place] else { return "" }
    let name = GymWords.saidName(session.exercise(at: place) ?? "", language)
    var rungs: [String] = []
    for other in block.steps where other.item == step.item {
      guard let percent = other.warmUpPercent else { continue }
      let unit = rungs.isEmpty ? language.pick(" percent", " Prozent") : ""
      let share = GymWords.number(percent) + unit
      rungs.append(Self.count(other, language) + language.pick(" at ", " mit ") + share)
    }
    let sets = language.pick(
      rungs.count == 1 ? "a warm-up set" : "\(rungs.count) warm-up sets",
      rungs.count == 1 ? "ein Aufwärmsatz" : "\(rungs.count) Aufwärmsätze"
    )
    let start = load(place).map { language.pick(" Start with \($0).", " Fang mit \($0) an.") }
      .joined()
    return "\(name), \(sets): " + GymWords.list(rungs, language) + "." + start
  }

  /// The next warm-up set: "3 at 60 percent, 50 kg"; nothing where another exercise comes.
  static func rung(_ place: GymPlace, of item: Int, _ session: GymSession) -> String? {
    guard let step = session.plan[place], step.item == item, let percent = step.warmUpPercent else {
      return nil
    }
    let language = session.spokenLanguage
    let share = GymWords.number(percent)
    let words =
      count(step, language) + language.pick(" at \(share) percent", " mit \(share) Prozent")
    return ([words] + GymPartWords(session, block: place.block).load(place)).joined(separator: ", ")
  }

  private static func count(_ step: GymStep, _ language: Language) -> String {
    guard case .amount(let amount, _)? = step.dose?.quantity else {
      return language.pick("some", "ein paar")
    }
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
      return isLast
        ? language.pick("last round", "letzte Runde")
        : language.pick(
          "round \(step.round) of \(program.rounds)",
          "Runde \(step.round) von \(program.rounds)"
        )
    }
    return (isLast ? language.pick("last round, ", "letzte Runde, ") : "")
      + names(inWindow: step.round)
  }

  /// All that is done in a window: "3 Hang Cleans and 3 Push-Ups".
  func names(inWindow round: Int) -> String {
    let names = block.range(ofRound: round).map { index in
      let step = block.steps[index]
      if step.isRest { return rest(step) }
      let name = session.exercise(at: GymPlace(block: number, step: index)) ?? ""
      return GymWords.saidInRow(name, fillsWindow(step) ? nil : step.dose, [], load: nil, language)
    }
    return GymWords.list(names, language)
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
    case "prep", "warmup", "preparation", "mobilityprep": language.pick("Warm-up", "Aufwärmen")
    case "cooldown": language.pick("Cool-down", "Ausklang")
    case "finisher": language.pick("Finisher", "Endspurt")
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
      .map { GymWords.saidTargets(session.plan[$0]?.dose, language) }
    guard all.count > 1, let first = all.first else { return [] }
    return first.filter { target in all.allSatisfy { $0.contains(target) } }
  }

  /// How the part goes: "every minute, 12 times", "10 minutes, as many rounds as you can".
  private var clock: String {
    switch block.pace {
    case .byHand: return times(block.steps.first?.rounds ?? 1)
    case .byClock(let program): return windows(program)
    case .against(let program):
      switch program.score {
      case .roundsAndReps:
        return GymCue.long(program.duration, language)
          + language.pick(", as many rounds as you can", ", so viele Runden wie möglich")
      case .time:
        let rounds = block.steps.first?.rounds ?? 1
        let most = language.pick(", at most ", ", höchstens ")
        let cap = program.isOpen ? "" : most + GymCue.long(program.duration, language)
        let time = language.pick("for time", "auf Zeit")
        return (rounds > 1 ? times(rounds) + " " + time : time) + cap
      case .none, .windows:
        // One thing that takes the whole of it says so itself.
        let isOne = laps.count == 1 && block.steps.first?.dose?.quantity.unit == .seconds
        return program.isOpen || isOne ? "" : GymCue.long(program.duration, language)
      }
    }
  }

  private func windows(_ program: TimerProgram) -> String {
    let first = program.phases.filter { $0.round == 1 }
    let work = first.first { $0.kind == .work }?.duration ?? .zero
    let rest = first.first { $0.kind == .rest }?.duration ?? .zero
    let turn = rest > .zero ? on(work, off: rest) : said(work)
    let count = language.pick("\(program.rounds) times", "\(program.rounds) Mal")
    guard program.score == .windows else { return count + " " + turn }
    let window = work + rest
    let every =
      window == .seconds(60)
      ? language.pick("every minute", "jede Minute")
      : language.pick("every ", "alle ") + said(window)
    return every + (rest > .zero ? ", " + turn : "") + ", " + count
  }

  // "20 seconds on, 10 off"
  private func on(_ work: Duration, off rest: Duration) -> String {
    let off =
      work < .seconds(60) && rest < .seconds(60)
      ? "\(Written.whole(rest.inSeconds))" : said(rest)
    return language.pick(
      said(work) + " on, " + off + " off",
      said(work) + " Arbeit, " + off + " Pause"
    )
  }

  private func said(_ time: Duration) -> String { GymWords.saidSeconds(time.inSeconds, language) }

  private func times(_ count: Int) -> String {
    count > 1 ? language.pick("\(count) rounds", "\(count) Runden") : ""
  }
}
