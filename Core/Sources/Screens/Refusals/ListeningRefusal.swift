/// Why a voice note is not written down.
public enum ListeningRefusal: Refusal, Error {
  /// Nothing that plays such sounds is known here.
  case type(String, known: [String])
  /// The sound is damaged: what the program says that plays it.
  case sound(String)
  /// A program is missing.
  case noProgram(String)
  /// A program took too long.
  case slowProgram(String, seconds: Int)
  /// A program did not start, or was stopped.
  case stopped(String)
  /// A program failed: what it says.
  case failed(String, status: Int, saying: String)
  /// The recognizer at an address cannot be reached.
  case network(NetworkRefusal)
  /// The recognizer does not accept the key.
  case key(status: Int)
  /// The recognizer takes no more for now, or its account is empty.
  case limited(status: Int)
  /// The recognizer knows no such address or model.
  case unknownModel
  /// The recognizer answers with a status that says nothing more.
  case answered(Int)
  /// The recognizer's answer has no text.
  case noText
  /// The owner's voice is not shared.
  case notShared
  /// What may be spent is spent.
  case overBudget
  /// Whoever asks may ask no recognizer elsewhere.
  case notFromHere
  /// There is no room for the sound.
  case noRoom
  /// Others wait already.
  case busy

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .type(let type, let known):
      language.pick(
        "the sound is \"\(type.prefix(40))\", expected one of \(known.joined(separator: ", "))",
        "Nimm eine Aufnahme in einem dieser Formate: \(known.joined(separator: ", ")); diese ist"
          + " „\(type.prefix(40))“."
      )
    case .sound(let detail):
      language.pick(
        "record the note again; its sound cannot be read: \(detail)",
        "Nimm die Notiz noch einmal auf; ihr Ton lässt sich nicht lesen (\(detail))."
      )
    case .noProgram(let program):
      language.pick(
        "install \(program), or add it to PATH; it was not found",
        "Installier \(program), oder nimm es in PATH auf; es wurde nicht gefunden."
      )
    case .slowProgram(let program, let seconds):
      language.pick(
        "try again later; \(program) did not finish within \(seconds) seconds",
        "Versuch es später noch einmal; \(program) war nach \(seconds) Sekunden nicht fertig."
      )
    case .stopped(let program):
      language.pick(
        "try again; \(program) did not start, or was stopped",
        "Versuch es noch einmal; \(program) ist nicht gestartet, oder es wurde beendet."
      )
    case .failed(let program, let status, let saying):
      language.pick(
        "the note cannot be written down; \(program) failed with exit status \(status)"
          + (saying.isEmpty ? "" : ": \(saying)"),
        "Die Notiz lässt sich nicht aufschreiben; \(program) endete mit Status \(status)"
          + (saying.isEmpty ? "." : " („\(saying)“).")
      )
    case .network(let refusal):
      language.pick(
        "the recognizer does not write the note down: \(refusal.words(in: .english))",
        "Die Spracherkennung antwortet nicht. \(refusal.words(in: .german))"
      )
    case .key(let status):
      language.pick(
        "set PACESETTER_LISTEN_KEY to a key that the recognizer knows; it refuses the key (\(status))",
        "Setz PACESETTER_LISTEN_KEY auf einen Schlüssel, den die Spracherkennung kennt; diesen"
          + " lehnt sie ab (\(status))."
      )
    case .limited(let status):
      language.pick(
        "try again later; the recognizer takes no more for now, or its account is empty (\(status))",
        "Versuch es später noch einmal; die Spracherkennung nimmt gerade nichts mehr an, oder das"
          + " Konto dort ist leer (\(status))."
      )
    case .unknownModel:
      language.pick(
        "see --listen-address and --listen-model; the recognizer knows no such address or model (404)",
        "Prüf --listen-address und --listen-model; die Spracherkennung kennt diese Adresse oder"
          + " dieses Modell nicht (404)."
      )
    case .answered(let status):
      language.pick(
        "try again later; the recognizer answers \(status)",
        "Versuch es später noch einmal; die Spracherkennung antwortet mit \(status)."
      )
    case .noText:
      language.pick(
        "try again later; the recognizer's answer has no text",
        "Versuch es später noch einmal; die Antwort der Spracherkennung hat keinen Text."
      )
    case .notShared:
      language.pick(
        "turn on \"Your voice\" on the page The coach's mind, or add voice to 'mind share'; until "
          + "then it stays on this machine",
        "Schalt auf der Seite „Was der Coach weiß“ die Stimme ein; bis dahin bleibt sie auf diesem"
          + " Rechner."
      )
    case .overBudget:
      language.pick(
        "raise the budget of The coach's mind, or wait; it is used up, and your voice stays here",
        "Erhöh auf der Seite „Was der Coach weiß“ das Budget, oder warte; es ist aufgebraucht, und deine Stimme"
          + " bleibt hier."
      )
    case .notFromHere:
      language.pick(
        "name a recognizer of this machine; only 'serve' and 'transcript' may ask another",
        "Nenn eine Spracherkennung auf diesem Rechner; nur „serve“ und „transcript“ dürfen eine"
          + " andere fragen."
      )
    case .noRoom:
      language.pick(
        "make room on the server's disk; the note does not fit there",
        "Schaff Platz auf der Festplatte des Servers; die Notiz passt nicht darauf."
      )
    case .busy:
      language.pick(
        "try again in a minute; other notes are being written down",
        "Versuch es in einer Minute noch einmal; gerade werden andere Notizen aufgeschrieben."
      )
    }
  }
}

extension ListeningRefusal: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words(in: .english) }
}
