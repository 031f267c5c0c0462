public import Coaching
import Training

extension GymCue {
  /// The words of the cue in a workout, as they are shown; a voice gets them by ``SpokenText``.
  public func words(in session: GymSession) -> String {
    let language = session.spokenLanguage
    switch self {
    case .begin(let number): return GymPartWords(session, block: number).opening
    case .round(let number): return GymPartWords(session, block: number).round
    case .next(let place):
      return Self.nextUp(language) + Self.coming(place, session, isFull: true)
    case .ahead(let place):
      return Self.nextUp(language) + Self.coming(place, session, isFull: false)
    case .brief(let place): return Self.coming(place, session, isFull: true)
    case .work(let place): return Self.go(place, session)
    case .rest(let length):
      let rest = language.pick("Rest", "Pause")
      return length >= .seconds(1)
        ? rest + ", \(GymWords.saidSeconds(length.inSeconds, language))." : rest + "."
    case .halfway: return language.pick("Halfway.", "Halbzeit.")
    case .left(let left):
      let words = GymWords.saidSeconds(left.inSeconds, language)
      return language.pick(words.capitalizedFirst + " remaining.", "Noch \(words).")
    case .count(let count):
      return language.pick(
        count == 3 ? "Three" : count == 2 ? "Two" : "One",
        count == 3 ? "Drei" : count == 2 ? "Zwei" : "Eins"
      )
    case .target: return language.pick("Target reached.", "Ziel erreicht.")
    case .otherSide: return language.pick("Other side.", "Andere Seite.")
    case .setDone(let place, let rest): return Self.setDone(place, rest, session)
    case .exerciseDone(let place, let rest): return Self.exerciseDone(place, rest, session)
    case .roundDone(let count):
      return language.pick(
        count == 1 ? "One round." : "\(count) rounds.",
        count == 1 ? "Eine Runde." : "\(count) Runden."
      )
    case .timeIsUp: return language.pick("Time.", "Zeit.")
    case .allDone(_, let time):
      return language.pick("Done in ", "Geschafft in ") + Self.long(time, language) + "."
    case .answer(let question): return Self.answer(to: question, in: session)
    case .finished(let time):
      let head = language.pick("Workout complete. ", "Training geschafft. ")
      let words = head + Self.long(time, language).capitalizedFirst + "."
      return words
        + GymRemark.finished.words(session.plan.stepCount + session.records.count, session)
    }
  }

  /// A length as it is said when something is over: "45 minutes", "4 minutes 10 seconds".
  static func long(_ time: Duration, _ language: Language) -> String {
    let whole = Written.whole(time.inSeconds)
    let minutes = whole / 60
    if whole < 60 { return GymWords.saidSeconds(time.inSeconds, language) }
    // Of a long one nobody wants the seconds.
    let rest = minutes >= 10 ? 0 : whole % 60
    let shown = minutes >= 10 ? (whole + 30) / 60 : minutes
    return language.pick(
      "\(shown) " + (shown == 1 ? "minute" : "minutes") + (rest > 0 ? " \(rest) seconds" : ""),
      (shown == 1 ? "eine Minute" : "\(shown) Minuten") + (rest > 0 ? " \(rest) Sekunden" : "")
    )
  }

  private static func nextUp(_ language: Language) -> String {
    language.pick("Next: ", "Als Nächstes: ")
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
    let language = session.spokenLanguage
    let done = language.pick("Set done.", "Satz geschafft.")
    guard let step = session.plan[place] else { return done + pause(rest, language) }
    if step.warmUpPercent != nil {
      let next = GymPlace(block: place.block, step: place.step + 1, lap: place.lap)
      if let words = GymPartWords.rung(next, of: step.item, session) {
        return language.pick("Now ", "Jetzt ") + words + "."
      }
    }
    let left = step.sets - step.set
    guard left > 0 else { return done + pause(rest, language) }
    let words = toGo(left, areRounds: step.rounds > 1, language) + pause(rest, language)
    guard left == 1, hasRoom(in: rest) else { return words }
    return words + GymRemark.lastSet.words(session.plan.exerciseNumber(at: place) ?? 0, session)
  }

  private static func exerciseDone(
    _ place: GymPlace,
    _ rest: Duration?,
    _ session: GymSession
  ) -> String {
    let language = session.spokenLanguage
    let name = session.exercise(at: place) ?? language.pick("Exercise", "Übung")
    let step = session.plan[place]
    if step?.warmUpPercent != nil {
      return language.pick("Warm-up sets done.", "Aufwärmsätze geschafft.") + pause(rest, language)
    }
    let next = GymPlace(block: place.block, step: place.step + 1, lap: place.lap)
    // The same bar with more on it is not done with.
    if let coming = session.plan[next], coming.item != step?.item,
      session.exercise(at: next) == name
    {
      return language.pick("Done.", "Geschafft.") + pause(rest, language)
    }
    let done = language.pick(" done.", " geschafft.")
    let words = GymWords.saidName(name, language) + done + pause(rest, language)
    guard hasRoom(in: rest) else { return words }
    let number = session.plan.exerciseNumber(at: place) ?? 0
    return words + GymRemark.exerciseDone.words(number, session)
  }

  private static func toGo(_ left: Int, areRounds: Bool, _ language: Language) -> String {
    switch language {
    case .english:
      let rounds = areRounds ? (left == 1 ? " round" : " rounds") : ""
      return Spoken.number(left).capitalizedFirst + rounds + " to go."
    case .german:
      if left == 1 { return areRounds ? "Noch eine Runde." : "Noch ein Satz." }
      return "Noch " + GermanSpoken.number(left) + (areRounds ? " Runden." : " Sätze.")
    }
  }

  private static func pause(_ rest: Duration?, _ language: Language) -> String {
    guard let rest, rest > .zero else { return "" }
    let length = GymWords.saidSeconds(rest.inSeconds, language)
    return language.pick(" " + length.capitalizedFirst + ".", " \(length.capitalizedFirst) Pause.")
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
      let language = session.spokenLanguage
      let name = GymWords.saidName(session.exercise(at: place) ?? "", language)
      let set =
        step.set == step.sets
        ? language.pick("last set", "letzter Satz")
        : language.pick("set \(step.set) of \(step.sets)", "Satz \(step.set) von \(step.sets)")
      return ([name, set] + part.load(place)).joined(separator: ", ") + "."
    }
    let words = part.item(place, sets: step.sets) + "."
    return isFull ? ([words] + part.notes(place)).joined(separator: " ") : words
  }

  // What is done now, in a word or two.
  private static func go(_ place: GymPlace, _ session: GymSession) -> String {
    let block = session.plan.blocks[place.block]
    let language = session.spokenLanguage
    let go = language.pick("Go.", "Los.")
    guard let step = session.plan[place] else { return go }
    let name = GymWords.saidName(session.exercise(at: place) ?? "", language)
    switch block.pace {
    case .byClock:
      let names = GymPartWords(session, block: place.block).names(inWindow: step.round)
      return names.isEmpty ? go : names.capitalizedFirst + "."
    case .against: return name.isEmpty ? go : go + " " + name + "."
    case .byHand:
      guard step.set > 1, step.rounds <= 1 else { return name.isEmpty ? go : name + "." }
      return step.set == step.sets
        ? language.pick("Last set.", "Letzter Satz.")
        : language.pick("Set \(step.set).", "Satz \(step.set).")
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
