/// What is wrong with a zip.
public enum ZipDamage: Hashable, Sendable {
  /// It holds more files than any export.
  case full(count: Int64, most: Int64)
  /// Its table of contents is missing or breaks off.
  case cutOff
  /// A place that it names is not where it says.
  case misplaced
  /// A file in it is locked by a password.
  case locked(String)
  /// A file in it is packed in a way that nobody uses.
  case method(String, Int64)
  /// A file in it is not what it was when it was packed.
  case changed(String)
  /// What is packed in it cannot be unpacked.
  case packing

  /// The end of a sentence about the zip, in a language.
  func words(in language: Language) -> String {
    switch self {
    case .full(let count, let most):
      language.pick(
        "found \(count) entries, expected at most \(most)",
        "es hat \(count) Einträge, höchstens \(most) sind möglich"
      )
    case .cutOff:
      language.pick(
        "found no whole table of contents; it may be cut off",
        "das Inhaltsverzeichnis fehlt oder ist unvollständig"
      )
    case .misplaced:
      language.pick(
        "something in it is not where its table of contents says",
        "etwas darin liegt nicht da, wo das Inhaltsverzeichnis es nennt"
      )
    case .locked(let name):
      language.pick("\(name) is locked by a password", "\(name) hat ein Passwort")
    case .method(let name, let method):
      language.pick(
        "\(name) is packed by method \(method), expected 0 or 8",
        "\(name) ist mit Methode \(method) gepackt, möglich sind 0 und 8"
      )
    case .changed(let name):
      language.pick(
        "\(name) does not have the length and the checksum that it should",
        "\(name) hat nicht die Länge und die Prüfsumme, die es haben sollte"
      )
    case .packing:
      language.pick(
        "a packed file in it cannot be unpacked",
        "eine Datei darin lässt sich nicht auspacken"
      )
    }
  }
}
