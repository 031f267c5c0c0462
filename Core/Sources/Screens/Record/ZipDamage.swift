/// What is wrong with a zip, or with files in it.
public enum ZipDamage: Hashable, Sendable {
  /// It holds more files than any export.
  case full(count: Int64, most: Int64)
  /// Its table of contents is missing or breaks off.
  case cutOff
  /// A place that it names is not where it says.
  case misplaced
  /// A file in it is locked by a password, and so are others.
  case locked(String, others: Int)
  /// A file in it is packed in a way that nobody uses, and so are others.
  case method(String, Int64, others: Int)
  /// It is packed within another one, and too large to be unpacked on the way.
  case nested
  /// A file in it grows far more when it is unpacked than what anybody recorded.
  case grown(String, most: Int64)
  /// A file in it is not what it was when it was packed.
  case changed(String)
  /// What is packed in it cannot be unpacked.
  case packing

  /// What is wrong and what to do now, in a language.
  func words(in language: Language) -> String {
    let unpack = language.pick(
      "; unpack it and give what is in it",
      "; entpack es und gib, was darin ist"
    )
    return switch self {
    case .full(let count, let most):
      language.pick(
        "the zip holds \(count) files, the most are \(most)",
        "das Zip hat \(count) Einträge, höchstens \(most) sind möglich"
      ) + unpack
    case .locked(let name, let others):
      Self.subject(
        name,
        others,
        one: language.pick("is", "hat"),
        many: language.pick("are", "haben"),
        language
      )
        + language.pick(
          " locked by a password; unpack the zip with it and give what is in it",
          " ein Passwort; entpack das Zip damit und gib, was darin ist"
        )
    case .method(let name, let method, let others):
      Self.subject(
        name,
        others,
        one: language.pick("is", "ist"),
        many: language.pick("are", "sind"),
        language
      )
        + language.pick(
          " packed in a way that we can't unpack (method \(method))",
          " auf eine Art gepackt, die wir nicht auspacken können (Methode \(method))"
        ) + unpack
    case .nested:
      language.pick(
        "the zip is too large to be read within another one; unpack the outer one and give what is in it",
        "das Zip ist zu groß, um in einem anderen gelesen zu werden; entpack das äußere und gib, was"
          + " darin ist"
      )
    case .grown(let name, let most):
      language.pick(
        "\(name) becomes more than \(most) times as large when it is unpacked, as no recording does; if it"
          + " is one, unpack it and give what comes out",
        "\(name) wird beim Entpacken mehr als \(most)-mal so groß, wie es keine Aufzeichnung tut; ist es"
          + " doch eine, entpack es und gib, was herauskommt"
      )
    case .cutOff, .misplaced, .changed, .packing:
      language.pick(
        "the zip is damaged; copy or export it once more (\(details(in: .english)))",
        "das Zip ist beschädigt; kopiere oder exportiere es noch einmal (\(details(in: .german)))"
      )
    }
  }

  private static func subject(
    _ name: String,
    _ others: Int,
    one: String,
    many: String,
    _ language: Language
  ) -> String {
    guard others > 0 else { return name + " " + one }
    return name + language.pick(" and \(others) more ", " und \(others) weitere ") + many
  }

  private func details(in language: Language) -> String {
    switch self {
    case .full, .locked, .method, .nested, .grown: ""
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
