/// Why no workout was read from a page or a file.
public enum PageRefusal: Refusal {
  /// Nothing in it looks like a step of a workout.
  case noWorkout
  /// It is neither a page, a text nor a planned run.
  case noText
  /// It is longer than what is read.
  case tooLong(megabytes: Int)
  /// It is a damaged file of a planned run: what is wrong inside.
  case damaged(String)
  /// It is planned for another sport.
  case otherSport(String)
  /// It is a planned run without a step.
  case noSteps
  /// This machine has no room to read it, or cannot start a program for that.
  case notRead
  /// What another process says that has read it, in the language of whoever asked.
  case said(String)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .noWorkout:
      language.pick(
        "no workout was found: nothing in it looks like an exercise with sets, repetitions or a time",
        "Darin war kein Workout zu finden: Nichts sieht nach einer Übung mit Sätzen,"
          + " Wiederholungen oder einer Zeit aus."
      )
    case .noText:
      language.pick(
        "choose a page, a text or a planned run (FIT, .zwo); this is none of them",
        "Wähl eine Seite, einen Text oder einen geplanten Lauf (FIT, .zwo); das hier ist nichts"
          + " davon."
      )
    case .tooLong(let megabytes):
      language.pick(
        "choose something of at most \(megabytes) MB; this is too much to read",
        "Wähl etwas mit höchstens \(megabytes) MB; das hier ist zu viel."
      )
    case .damaged(let detail):
      language.pick(
        "download the planned run again; its file is damaged: \(detail)",
        "Lad den geplanten Lauf noch einmal herunter; seine Datei ist beschädigt (\(detail))."
      )
    case .otherSport(let sport):
      language.pick(
        "choose a planned run; this is planned for \(sport)",
        "Wähl einen geplanten Lauf; das hier ist für \(sport) geplant."
      )
    case .noSteps:
      language.pick(
        "choose another planned run; this one has no step that somebody could run",
        "Wähl einen anderen geplanten Lauf; dieser hat keinen Abschnitt, der sich laufen lässt."
      )
    case .notRead:
      language.pick(
        "try again later; this server cannot read it at the moment",
        "Versuch es später noch einmal; dieser Server kann es gerade nicht lesen."
      )
    case .said(let words): words
    }
  }
}
