/// Why no voice speaks: the words still flow as text.
public enum VoiceLack: Error, Hashable, Sendable {
  case noVoice(String)
  case unknown(String, known: [String])
}

extension VoiceLack: CustomStringConvertible {
  /// The sentence shown to a person, with the package that would help.
  public var description: String {
    switch self {
    case .noVoice("en"): "install a voice; this machine has none: apt install flite"
    case .noVoice(let language):
      "install a voice for the language \(language); this machine has none: apt install espeak-ng"
    case .unknown(let name, let known):
      "choose another voice; there is no \(name), there are \(known.prefix(6).joined(separator: ", "))"
        + (known.count > 6 ? " and \(known.count - 6) more: pacesetter voices" : "")
    }
  }
}
