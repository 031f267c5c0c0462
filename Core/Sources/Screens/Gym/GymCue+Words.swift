public import Coaching
import Training

extension GymCue {
  /// The words of the cue in a workout, as they are shown; a voice gets them by ``SpokenText``.
  public func words(in session: GymSession) -> String {
    switch self {
    case .begin(let number): return GymPartWords(session, block: number).opening
    case .round(let number): return GymPartWords(session, block: number).round
    case .next(let place): return "Next: " + Self.coming(place, session, isFull: true)
    case .ahead(let place): return "Next: " + Self.coming(place, session, isFull: false)
    case .brief(let place): return Self.coming(place, session, isFull: true)
    case .work(let place): return Self.go(place, session)
    case .rest(let length):
      return length >= .seconds(1) ? "Rest, \(GymWords.saidSeconds(length.inSeconds))." : "Rest."
    case .halfway: return "Halfway."
    case .left(let left):
      let words = left == .seconds(60) ? "One minute" : GymWords.saidSeconds(left.inSeconds)
      return words + " remaining."
    case .count(let count): return count == 3 ? "Three" : count == 2 ? "Two" : "One"
    case .target: return "Target reached."
    case .otherSide: return "Other side."
    case .setDone(let place, let rest): return Self.setDone(place, rest, session)
    case .exerciseDone(let place, let rest): return Self.exerciseDone(place, rest, session)
    case .roundDone(let count): return count == 1 ? "One round." : "\(count) rounds."
    case .timeIsUp: return "Time."
    case .allDone(_, let time): return "Done in " + Self.long(time) + "."
    case .answer(let question): return Self.answer(to: question, in: session)
    case .finished(let time):
      let words = "Workout complete. " + Self.long(time).capitalizedFirst + "."
      return words
        + GymRemark.finished.words(session.plan.stepCount + session.records.count, session)
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
}

// MARK: What is done

extension GymCue {
  // "Two to go. 3 minutes."
  private static func setDone(
    _ place: GymPlace,
    _ rest: Duration?,
    _ session: GymSession
  ) -> String {
    guard let step = session.plan[place] else { return "Set done." + pause(rest) }
    if step.warmUpPercent != nil {
      let next = GymPlace(block: place.block, step: place.step + 1, lap: place.lap)
      if let words = GymPartWords.rung(next, of: step.item, session) { return "Now " + words + "." }
    }
    let left = step.sets - step.set
    guard left > 0 else { return "Set done." + pause(rest) }
    let rounds = step.rounds > 1 ? (left == 1 ? " round" : " rounds") : ""
    let words = Spoken.number(left).capitalizedFirst + rounds + " to go." + pause(rest)
    guard left == 1, hasRoom(in: rest) else { return words }
    return words + GymRemark.lastSet.words(session.plan.exerciseNumber(at: place) ?? 0, session)
  }

  private static func exerciseDone(
    _ place: GymPlace,
    _ rest: Duration?,
    _ session: GymSession
  ) -> String {
    let name = session.exercise(at: place) ?? "Exercise"
    let step = session.plan[place]
    if step?.warmUpPercent != nil { return "Warm-up sets done." + pause(rest) }
    let next = GymPlace(block: place.block, step: place.step + 1, lap: place.lap)
    // The same bar with more on it is not done with.
    if let coming = session.plan[next], coming.item != step?.item,
      session.exercise(at: next) == name
    {
      return "Done." + pause(rest)
    }
    let words = GymWords.saidName(name) + " done." + pause(rest)
    guard hasRoom(in: rest) else { return words }
    let number = session.plan.exerciseNumber(at: place) ?? 0
    return words + GymRemark.exerciseDone.words(number, session)
  }

  private static func pause(_ rest: Duration?) -> String {
    guard let rest, rest > .zero else { return "" }
    return " " + GymWords.saidSeconds(rest.inSeconds).capitalizedFirst + "."
  }
}

// MARK: What comes

extension GymCue {
  // The whole of a first set; of a later one which it is.
  static func coming(
    _ place: GymPlace,
    _ session: GymSession,
    isFull: Bool
  ) -> String {
    guard let step = session.plan[place] else { return "" }
    let part = GymPartWords(session, block: place.block)
    if let words = part.window(place) { return words + "." }
    if step.isRest { return part.item(place, sets: 1) + "." }
    let block = session.plan.blocks[place.block]
    // Of a round all was told before the first.
    if !block.clockless || step.rounds > 1 { return part.inRound(place) + "." }
    if step.warmUpPercent != nil, step.set == 1 { return part.ramp(place) }
    if step.set > 1 {
      let name = GymWords.saidName(session.exercise(at: place) ?? "")
      let set = step.set == step.sets ? "last set" : "set \(step.set) of \(step.sets)"
      return ([name, set] + part.load(place)).joined(separator: ", ") + "."
    }
    let words = part.item(place, sets: step.sets) + "."
    return isFull ? ([words] + part.notes(place)).joined(separator: " ") : words
  }

  // What is done now, in a word or two.
  private static func go(_ place: GymPlace, _ session: GymSession) -> String {
    let block = session.plan.blocks[place.block]
    guard let step = session.plan[place] else { return "Go." }
    let name = GymWords.saidName(session.exercise(at: place) ?? "")
    switch block.pace {
    case .byClock:
      let names = GymPartWords(session, block: place.block).names(inWindow: step.round)
      return names.isEmpty ? "Go." : names.capitalizedFirst + "."
    case .against: return name.isEmpty ? "Go." : "Go. " + name + "."
    case .byHand:
      guard step.set > 1, step.rounds <= 1 else { return name.isEmpty ? "Go." : name + "." }
      return step.set == step.sets ? "Last set." : "Set \(step.set)."
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
