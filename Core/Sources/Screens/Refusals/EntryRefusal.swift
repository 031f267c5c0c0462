/// Why the record does not do what is asked of one of its entries.
public enum EntryRefusal: Refusal {
  /// No entry has that name.
  case unknown(String)
  /// The letters are those of several entries.
  case several(String)
  /// No recorded session has that name.
  case noSession(String)
  /// No import has that number.
  case noImport(String)
  /// Nobody has explained a table of that id.
  case noTable(String)
  /// It has no readings over time, as an activity has.
  case isStrength(String)
  /// There is nothing but strength sessions, or nothing at all.
  case noActivity
  /// It is as it was recorded.
  case isUnedited
  /// No run is about as long as the one that is planned.
  case noRival
  /// Nobody can run against an entry that does not say when it was where.
  case noPacer

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .unknown(let name):
      language.pick("there is no entry \(name)", "Es gibt keinen Eintrag \(name).")
    case .several(let letters):
      language.pick(
        "more than one entry starts with \(letters); type more",
        "Mehr als ein Eintrag beginnt mit \(letters); gib mehr davon ein."
      )
    case .noSession(let name):
      language.pick("there is no session \(name)", "Es gibt keine Sitzung \(name).")
    case .noImport(let number):
      language.pick("there is no import \(number)", "Es gibt keinen Import \(number).")
    case .noTable(let id):
      language.pick("there is no table \(id)", "Es gibt keine Tabelle \(id).")
    case .isStrength(let name):
      language.pick(
        "\(name) is a strength session, not an activity",
        "\(name) ist ein Krafttraining, keine Aktivität."
      )
    case .noActivity:
      language.pick("there is no activity yet", "Es gibt noch keine Aktivität.")
    case .isUnedited:
      language.pick(
        "nothing to undo: this entry was not cropped, split or merged",
        "Es gibt nichts rückgängig zu machen: Dieser Eintrag wurde nicht zugeschnitten, geteilt oder"
          + " verbunden."
      )
    case .noRival:
      language.pick(
        "the record has no run of about that distance",
        "In deinem Verlauf ist kein Lauf über etwa diese Distanz."
      )
    case .noPacer:
      language.pick(
        "that entry has no distance over time to race against",
        "Zu diesem Eintrag fehlt, wann du wo warst; gegen ihn kannst du nicht laufen."
      )
    }
  }
}
