/// Why activities are not written as files into a place.
public enum ExportRefusal: Refusal {
  /// The place that the server was given when it was started has no password.
  case noPassword
  /// The password of a place that was added is not here, as after a backup was put in place.
  case lostPassword
  /// Nothing can be written into a folder.
  case folder(String)
  /// The disk of the place has no room left.
  case full(String)
  /// What was not foreseen, in the words of the system.
  case failed(String)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .noPassword:
      language.pick(
        "put the password into the file export-password in the data folder, readable by you only",
        "Leg das Passwort in die Datei export-password im Datenordner, nur für dich lesbar."
      )
    case .lostPassword:
      language.pick(
        "close this place and add it again; its password is not here any more",
        "Schließ diesen Ort, und füg ihn wieder hinzu; sein Passwort ist nicht mehr hier."
      )
    case .folder(let path):
      language.pick(
        "choose another folder; nothing can be written into \(path)",
        "Wähl einen anderen Ordner; in \(path) lässt sich nichts schreiben."
      )
    case .full(let path):
      language.pick(
        "make room; the disk of \(path) is full",
        "Schaff Platz; die Festplatte mit \(path) ist voll."
      )
    case .failed(let detail):
      language.pick(
        "look into the server's log; the files cannot be written: \(detail)",
        "Schau ins Protokoll des Servers; die Dateien lassen sich nicht schreiben (\(detail))."
      )
    }
  }
}
