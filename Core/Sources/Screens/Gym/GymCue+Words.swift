public import Coaching
import Training

extension GymCue {
  /// The words of the cue in a workout, as they are shown; a voice gets them by ``SpokenText``.
  public func words(in session: GymSession) -> String {
    switch self {
    case .begin(let number):
      let block = session.plan.blocks[number]
      let first = GymPlace(block: number, step: 0)
      let head = [block.label, Self.clock(block)].filter { !$0.isEmpty }.map { $0 + "." }
      let parts = head + block.cues + ["First: " + Self.whole(first, session) + "."]
      return parts.joined(separator: " ")
    case .next(let place), .ahead(let place): return "Next: " + Self.coming(place, session)
    case .work(let place):
      let names = Self.together(place, session)
      return names.isEmpty ? "Go." : names + "."
    case .rest(let length):
      return length >= .seconds(1) ? "Rest, \(GymWords.saidSeconds(length.inSeconds))." : "Rest."
    case .halfway: return "Halfway."
    case .left(let left):
      return (left == .seconds(60) ? "One minute" : GymWords.saidSeconds(left.inSeconds))
        + " remaining."
    case .count(let count): return count == 3 ? "Three" : count == 2 ? "Two" : "One"
    case .target: return "Target reached."
    case .otherSide: return "Other side."
    case .setDone(let place, let rest):
      let step = session.plan[place]
      return "Set \(step?.set ?? 1) of \(step?.sets ?? 1) complete." + Self.rest(rest)
    case .exerciseDone(let place, let rest):
      return (session.exercise(at: place) ?? "Exercise") + " done." + Self.rest(rest)
    case .roundDone(let count): return count == 1 ? "One round." : "\(count) rounds."
    case .timeIsUp: return "Time."
    case .allDone(_, let time): return "Done in " + Self.long(time) + "."
    case .finished(let time): return "Workout complete. " + Self.long(time).capitalizedFirst + "."
    }
  }

  /// A length as it is said when something is over: "45 minutes", "4 minutes 10 seconds".
  static func long(_ time: Duration) -> String {
    let whole = Written.whole(time.inSeconds)
    let minutes = whole / 60
    if whole < 60 { return GymWords.saidSeconds(time.inSeconds) }
    // Of a long one nobody wants the seconds.
    let rest = minutes >= 10 ? 0 : whole % 60
    let shown = minutes >= 10 ? (whole + 30) / 60 : minutes
    return "\(shown) " + (shown == 1 ? "minute" : "minutes") + (rest > 0 ? " \(rest) seconds" : "")
  }

  private static func rest(_ rest: Duration?) -> String {
    guard let rest, rest > .zero else { return "" }
    return " Rest \(GymWords.saidSeconds(rest.inSeconds))."
  }

  // "Bench Press, 3 sets of 12 reps"
  private static func whole(_ place: GymPlace, _ session: GymSession) -> String {
    guard let step = session.plan[place] else { return "" }
    let sets = session.plan.blocks[place.block].clockless ? step.sets : 1
    let words = GymWords.sets(sets, step.dose)
    return join(place, session, words)
  }

  // The same for a first set; for a later one which it is.
  private static func coming(_ place: GymPlace, _ session: GymSession) -> String {
    guard let step = session.plan[place] else { return "" }
    guard session.plan.blocks[place.block].clockless else { return whole(place, session) + "." }
    guard step.set > 1 else { return whole(place, session) + "." }
    return join(place, session, "set \(step.set) of \(step.sets)") + "."
  }

  private static func join(_ place: GymPlace, _ session: GymSession, _ words: String) -> String {
    let name = session.exercise(at: place) ?? ""
    let load = session.suggestion(for: place).load.map { GymWords.load($0) }
    return [name, words, load == "bodyweight" ? "" : load ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  // All that is done in one window.
  private static func together(_ place: GymPlace, _ session: GymSession) -> String {
    let block = session.plan.blocks[place.block]
    guard case .byClock = block.pace else {
      guard let step = session.plan[place] else { return "" }
      return block.clockless && step.set > 1
        ? "Set \(step.set)" : session.exercise(at: place) ?? ""
    }
    let round = session.plan[place]?.round
    return block.steps.indices.filter { block.steps[$0].round == round }
      .map { step in
        let other = GymPlace(block: place.block, step: step)
        if block.steps[step].isRest { return "Rest" }
        let dose = block.steps[step].dose
        let quantity = dose?.quantity.unit == .seconds ? "" : GymWords.quantity(dose)
        let name = session.exercise(at: other) ?? ""
        return quantity.isEmpty ? name : name + ", " + quantity
      }
      .joined(separator: ". ")
  }

  private static func clock(_ block: GymBlock) -> String {
    switch block.pace {
    case .byHand: ""
    case .byClock(let program), .against(let program):
      program.isOpen ? "" : long(program.duration).capitalizedFirst
    }
  }
}

extension GymBlock {
  /// Whether nothing but hands decide when a step is done.
  var clockless: Bool {
    if case .byHand = pace { true } else { false }
  }
}

extension String {
  /// With a capital at its beginning.
  var capitalizedFirst: String {
    guard let first = unicodeScalars.first, ("a"..."z").contains(first) else { return self }
    return String(String.UnicodeScalarView([first])).uppercased()
      + String(unicodeScalars.dropFirst())
  }
}
