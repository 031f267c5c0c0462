public import Training

/// What is said to somebody who asked by a shortcut or a button, as sentences to be spoken.
public enum IntentWords {
  /// A workout begins as soon as a page takes it up.
  public static func starting(_ workout: String, in language: Language = .english) -> String {
    language.pick(
      "\(workout) starts on your open page.",
      "\(workout) startet auf deiner offenen Seite."
    )
  }

  /// Nobody took a workout up yet.
  public static func waiting(_ workout: String, in language: Language = .english) -> String {
    language.pick(
      "\(workout) is ready. Open Pacesetter to begin.",
      "\(workout) ist bereit. Öffne Pacesetter, um anzufangen."
    )
  }

  /// A workout is going already.
  public static func going(_ workout: String, in language: Language = .english) -> String {
    language.pick("\(workout) has already started.", "\(workout) läuft schon.")
  }

  /// Something was added to the challenge.
  public static func added(
    _ count: Int,
    _ challenge: DailyChallenge,
    in language: Language = .english
  ) -> String {
    counted(count, challenge.exercise, language) + language.pick(" added. ", " dazu. ")
      + standing(challenge, in: language)
  }

  /// How the challenge stands today.
  public static func standing(
    _ challenge: DailyChallenge,
    in language: Language = .english
  ) -> String {
    let goal = counted(challenge.goal, challenge.exercise, language)
    guard challenge.left > 0 else {
      return language.pick(
        "You have done all \(goal) for today.",
        "Für heute hast du alles geschafft: \(goal)."
      )
    }
    return language.pick(
      "\(challenge.done) of \(goal) are done today.",
      "Heute hast du \(challenge.done) von \(goal)."
    )
  }

  /// Sets were logged.
  public static func logged(
    _ set: LiftedSet,
    _ count: Int,
    in language: Language = .english
  ) -> String {
    let time = set.time.map { " in " + GymWords.seconds($0) } ?? ""
    let side = set.isPerSide ? language.pick(", each side", ", je Seite") : ""
    let result = GymWords.result(set.result, in: language) + time + side
    let sets = language.pick("\(count) sets of \(result)", "\(count) Sätze mit \(result)")
    return language.pick("Logged \(set.exercise), ", "Eingetragen: \(set.exercise), ")
      + (count == 1 ? result : sets) + "."
  }

  /// A run was asked for.
  public static func runAsked(in language: Language = .english) -> String {
    language.pick(
      "Your run starts on the page or watch that is open.",
      "Dein Lauf startet auf der Seite oder Uhr, die offen ist."
    )
  }

  /// A run is going already.
  public static func runGoing(in language: Language = .english) -> String {
    language.pick("Your run is already going.", "Dein Lauf läuft schon.")
  }

  /// The run that is going was asked to end.
  public static func runEnding(in language: Language = .english) -> String {
    language.pick("Your run ends now.", "Dein Lauf endet jetzt.")
  }

  /// There is no run to end.
  public static func noRun(in language: Language = .english) -> String {
    language.pick("No run is going.", "Gerade ist kein Lauf unterwegs.")
  }

  /// The coach was asked to be silent, or to speak again.
  public static func muted(_ isMuted: Bool, in language: Language = .english) -> String {
    isMuted
      ? language.pick("The coach is muted.", "Der Coach ist stumm.")
      : language.pick("The coach speaks again.", "Der Coach spricht wieder.")
  }

  /// There is no run and no workout in which anybody could be silent.
  public static func nobodySpeaks(in language: Language = .english) -> String {
    language.pick(
      "No run or workout is going.",
      "Gerade läuft weder ein Lauf noch ein Workout."
    )
  }

  /// How things stand.
  public static func status(
    running time: Duration?,
    workout: String?,
    _ challenge: DailyChallenge,
    next: String?,
    in language: Language = .english
  ) -> String {
    var sentences: [String] = []
    if let time {
      let time = minutes(time)
      sentences.append(
        language.pick(
          "You have been running for \(Spoken.duration(time)).",
          "Laufzeit bisher: \(GermanSpoken.span(seconds: Written.whole(time.inSeconds)))."
        )
      )
    }
    if let workout { sentences.append(language.pick("\(workout) is going.", "\(workout) läuft.")) }
    if challenge.done > 0 { sentences.append(standing(challenge, in: language)) }
    if time == nil, workout == nil, let next {
      sentences.append(
        language.pick("Your next workout is \(next).", "Dein nächstes Workout ist \(next).")
      )
    }
    return sentences.isEmpty
      ? language.pick("Nothing is going.", "Gerade läuft nichts.")
      : sentences.joined(separator: " ")
  }

  // Nobody wants the seconds of a status.
  private static func minutes(_ time: Duration) -> Duration {
    let seconds = Written.whole(time.inSeconds)
    return .seconds(seconds < 60 ? seconds : seconds / 60 * 60)
  }

  /// The exercises keep the names of the catalog, which are English.
  private static func counted(_ count: Int, _ exercise: String, _ language: Language) -> String {
    let isPlural = count == 1 || exercise.hasSuffix("s") || language == .german
    return "\(count) \(isPlural ? exercise : exercise + "s")"
  }
}
