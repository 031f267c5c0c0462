/// Why a server does not do what it is asked.
public enum ServerRefusal: Refusal {
  /// What was not foreseen; what it was is in the server's log.
  case failed
  /// No page and no answer has that path.
  case nothing(path: String)
  /// The disk has no room, and nothing was kept.
  case fullDisk(folder: String)
  /// The disk refuses writes, and nothing was kept.
  case failingDisk(folder: String, reason: String)
  /// Something that was kept cannot be read any more.
  case damaged(file: String, reason: String)
  /// The disk takes no more of what is being sent.
  case noRoom
  /// Whoever asks is no device that was let in.
  case unpaired
  /// The token of whoever asks is for something else.
  case outOfScope(token: String, scope: String)
  /// As many codes for pairing are out as can be.
  case fullOfCodes
  /// Too many wrong codes came.
  case tooManyCodes
  /// The code is none, or it is too old.
  case wrongCode
  /// What was sent has no bytes.
  case emptyFile
  /// What was sent has more bytes than may be.
  case longFile(most: Int64)
  /// The time zone has a name that nobody knows here.
  case unknownZone(String)
  /// What was sent is larger than is taken there.
  case tooLarge
  /// The path takes nothing that is asked in this way.
  case notTaken(path: String, method: String)
  /// A voice takes longer than anybody waits.
  case slowVoice
  /// The server has no authority of its own.
  case noAuthority
  /// The voice note has no sound.
  case emptyNote
  /// The server was started without a library.
  case noLibrary
  /// The library has no such workout.
  case noWorkout(String)
  /// The catalog has no such exercise; beside it the nearest that it has.
  case noExercise(String, near: String?)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .failed:
      language.pick(
        "something went wrong on the server",
        "Auf dem Server ist etwas schiefgegangen."
      )
    case .nothing(let path):
      language.pick("there is nothing at \(path)", "Unter \(path) gibt es nichts.")
    case .fullDisk(let folder):
      language.pick(
        "make room and send again; the disk of \(folder) is full and nothing was saved",
        "Schaff Platz und sende noch einmal; die Festplatte mit \(folder) ist voll, und nichts"
          + " wurde gespeichert."
      )
    case .failingDisk(let folder, let reason):
      language.pick(
        "check the disk of \(folder); it refuses writes (\(reason)) and nothing was saved",
        "Prüf die Festplatte mit \(folder); sie nimmt nichts mehr an (\(reason)), und nichts wurde"
          + " gespeichert."
      )
    case .damaged(let file, let reason):
      language.pick(
        "restore the newest file of 'backups', or run 'pacesetter recover'; \(file) is damaged (\(reason))",
        "Stell die neueste Datei aus „backups“ wieder her, oder nimm „pacesetter recover“; \(file)"
          + " ist beschädigt (\(reason))."
      )
    case .noRoom:
      language.pick(
        "make room on the server's disk and send again; the file cannot be stored",
        "Schaff Platz auf der Festplatte des Servers, und sende noch einmal; die Datei lässt sich"
          + " nicht speichern."
      )
    case .unpaired:
      language.pick(
        "open /pair here and type the code that the server shows; this device is not paired",
        "Öffne hier /pair und gib den Code ein, den der Server zeigt; dieses Gerät ist nicht"
          + " gekoppelt."
      )
    case .outOfScope(let token, let scope):
      language.pick(
        "the token \(token) lacks the scope \(scope) for this; make another one",
        "Dem Token \(token) fehlt dafür das Recht \(scope); erzeuge ein anderes."
      )
    case .fullOfCodes:
      language.pick(
        "use a code or wait ten minutes; ten codes are already out",
        "Nutz einen Code, oder warte zehn Minuten; zehn Codes sind schon vergeben."
      )
    case .tooManyCodes:
      language.pick(
        "wait a minute; too many codes were typed here",
        "Warte eine Minute; hier wurden zu viele Codes eingegeben."
      )
    case .wrongCode:
      language.pick(
        "ask for another code; this one is wrong or has expired",
        "Lass dir einen neuen Code geben; dieser ist falsch oder abgelaufen."
      )
    case .emptyFile: language.pick("the file is empty", "Die Datei ist leer.")
    case .longFile(let most):
      language.pick(
        "a file has at most \(most) bytes",
        "Eine Datei hat höchstens \(most >> 20) MB."
      )
    case .unknownZone(let zone):
      language.pick(
        "name a zone such as Europe/Berlin; \"\(zone)\" is not known here",
        "Nenn eine Zeitzone wie Europe/Berlin; „\(zone)“ ist hier nicht bekannt."
      )
    case .tooLarge:
      language.pick(
        "send less; the request is larger than this route takes",
        "Sende weniger; die Anfrage ist größer, als hier möglich ist."
      )
    case .notTaken(let path, let method):
      language.pick("\(path) does not take \(method)", "\(path) nimmt kein \(method) an.")
    case .slowVoice:
      language.pick(
        "choose another voice, or try again; this one takes too long",
        "Wähl eine andere Stimme, oder versuch es noch einmal; diese braucht zu lange."
      )
    case .noAuthority:
      language.pick(
        "this server has no authority of its own, so there is nothing to trust",
        "Dieser Server hat keine eigene Zertifizierungsstelle; es gibt nichts zu vertrauen."
      )
    case .emptyNote: language.pick("the voice note is empty", "Die Sprachnotiz ist leer.")
    case .noLibrary:
      language.pick(
        "there are no workouts beside this server",
        "Dieser Server hat keine Workouts."
      )
    case .noWorkout(let name):
      language.pick("there is no workout \(name)", "Es gibt kein Workout \(name).")
    case .noExercise(let name, let near):
      language.pick(
        "there is no exercise \(name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        "Es gibt keine Übung \(name)." + (near.map { " Meinst du \($0)?" } ?? "")
      )
    }
  }
}
