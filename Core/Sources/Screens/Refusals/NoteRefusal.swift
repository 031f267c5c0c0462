/// Why the record does not do what is asked of a voice note.
public enum NoteRefusal: Refusal {
  /// No voice note has that name.
  case unknown(String)
  /// The letters are those of several voice notes.
  case several(String)
  /// Nobody is set up who could write it down.
  case nobodyListens
  /// Its sound has not arrived, or was removed.
  case noSound(String)
  /// Nothing that was said could be made out.
  case notUnderstood

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .unknown(let name):
      language.pick("there is no voice note \(name)", "Es gibt keine Sprachnotiz \(name).")
    case .several(let letters):
      language.pick(
        "more than one voice note starts with \(letters); type more",
        "Mehr als eine Sprachnotiz beginnt mit \(letters); gib mehr davon ein."
      )
    case .nobodyListens:
      language.pick(
        "no program writes down voice notes here; 'make voice-notes' sets one up",
        "Hier schreibt kein Programm Sprachnotizen auf; „make voice-notes“ richtet eines ein."
      )
    case .noSound(let name):
      language.pick(
        "the sound of voice note \(name) is not here",
        "Die Aufnahme der Sprachnotiz \(name) ist nicht hier."
      )
    case .notUnderstood:
      language.pick(
        "nothing was understood; the voice note is kept",
        "Es war nichts zu verstehen; die Sprachnotiz bleibt gespeichert."
      )
    }
  }
}
