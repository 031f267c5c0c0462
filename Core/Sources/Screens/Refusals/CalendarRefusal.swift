/// Why a calendar cannot be read, or the plan cannot be kept in it.
public enum CalendarRefusal: Refusal {
  /// What was given or fetched is no calendar.
  case noCalendar
  /// The password of an account is not here, as after a backup was put in place.
  case noPassword
  /// Somebody changed the plan's own calendar while the plan was taken away from there.
  case planStays
  /// Somebody has deleted the plan's own calendar.
  case planIsGone
  /// What is kept of the calendar cannot be read or written.
  case notKept

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .noCalendar:
      language.pick(
        "choose an iCalendar (.ics) file or its address; this is no calendar",
        "Wähl eine iCalendar-Datei (.ics) oder ihre Adresse; das hier ist kein Kalender."
      )
    case .noPassword:
      language.pick(
        "remove this calendar and add it again; its password is not on this server",
        "Entfern diesen Kalender, und füg ihn wieder hinzu; sein Passwort ist nicht auf diesem"
          + " Server."
      )
    case .planStays:
      language.pick(
        "try again to take your plan away; its calendar was changed there at the same time",
        "Versuch noch einmal, deinen Plan dort wegzunehmen; sein Kalender wurde dort gleichzeitig"
          + " geändert."
      )
    case .planIsGone:
      language.pick(
        "switch your plan on again to have it there; its calendar Pacesetter was deleted there, "
          + "and your plan here is as it was",
        "Schalt deinen Plan wieder ein, um ihn dort zu haben; sein Kalender Pacesetter wurde dort"
          + " gelöscht, und dein Plan hier ist unverändert."
      )
    case .notKept:
      language.pick(
        "try again; this server could not save what it read",
        "Versuch es noch einmal; dieser Server konnte nicht speichern, was er gelesen hat."
      )
    }
  }
}
