/// Why no voice of a machine speaks; the words still flow as text.
public enum VoiceRefusal: Refusal, Error {
  /// No voice speaks the language, which is a code such as `de`.
  case noVoice(String)
  /// No voice has the name; beside it those that there are.
  case unknown(String, known: [String])
  /// The program that packs sounds for the page is missing.
  case noEncoder

  /// The sentence in a language, with the package that would help.
  public func words(in language: Language) -> String {
    switch self {
    case .noVoice("en"):
      language.pick(
        "install a voice; this machine has none: apt install flite",
        "Installier eine Stimme; auf diesem Rechner ist keine: apt install flite."
      )
    case .noVoice(let spoken):
      language.pick(
        "install a voice for the language \(spoken); this machine has none: apt install espeak-ng",
        "Installier eine Stimme für die Sprache \(spoken); auf diesem Rechner ist keine: apt install"
          + " espeak-ng."
      )
    case .unknown(let name, let known):
      language.pick(
        "choose another voice; there is no \(name), there are "
          + known.prefix(6).joined(separator: ", ")
          + (known.count > 6 ? " and \(known.count - 6) more: pacesetter voices" : ""),
        "Wähl eine andere Stimme; \(name) gibt es nicht, nur "
          + known.prefix(6).joined(separator: ", ")
          + (known.count > 6 ? " und \(known.count - 6) weitere: pacesetter voices." : ".")
      )
    case .noEncoder:
      language.pick(
        "install FFmpeg, which is missing: apt install ffmpeg",
        "Installier FFmpeg, das hier fehlt: apt install ffmpeg."
      )
    }
  }
}

extension VoiceRefusal: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words(in: .english) }
}
