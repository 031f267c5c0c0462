public import Screens

/// The voices that this machine has, and which of them speaks.
public struct VoiceRoster: Sendable {
  /// Every voice, the preferred ones first.
  public let voices: [any Voice]

  /// Creates a roster of given voices.
  public init(_ voices: [any Voice]) { self.voices = voices }

  /// Looks around: the user's command first, then Flite, then eSpeak NG, then what is for files only.
  public static func installed(command: CommandVoice? = nil) async -> VoiceRoster {
    var voices: [any Voice] = []
    if let command { voices.append(command) }
    if InstalledProgram.path(of: "flite") != nil {
      voices += FliteVoice.Speaker.allCases.map { FliteVoice($0) as any Voice }
    }
    voices += await EspeakVoice.installed().map { $0 as any Voice }
    if let slow = KokoroVoice.installed() { voices.append(slow) }
    return VoiceRoster(voices)
  }

  /// The voice for a sound file: the one that is named, else one that is made for files, unless the user
  /// has a voice of their own.
  public func voiceForFiles(
    named name: String? = nil,
    speaking language: String = "en"
  ) throws(VoiceRefusal) -> any Voice {
    let usual = try voice(named: name, speaking: language)
    guard name == nil, !(usual is CommandVoice) else { return usual }
    return speaking(language).first { $0.profile.isForFiles } ?? usual
  }

  /// The voice of a name, or without a name the first that speaks a language.
  public func voice(
    named name: String? = nil,
    speaking language: String = "en"
  ) throws(VoiceRefusal) -> any Voice {
    if let name {
      guard let voice = voices.first(where: { $0.profile.id == name }) else {
        throw voices.isEmpty
          ? .noVoice(language) : .unknown(name, known: voices.map { $0.profile.id })
      }
      return voice
    }
    let speakers = speaking(language)
    guard let voice = speakers.first(where: { !$0.profile.isForFiles }) ?? speakers.first else {
      throw .noVoice(language)
    }
    return voice
  }

  /// The voice of a name if it speaks a language, or else the first that does: somebody who chose an English
  /// voice hears German from a German one.
  public func voice(
    preferring name: String?,
    speaking language: String
  ) throws(VoiceRefusal) -> any Voice {
    let named = try voice(named: name, speaking: language)
    let speakers = speaking(language)
    guard name != nil, !speakers.contains(where: { $0.profile.id == named.profile.id }) else {
      return named
    }
    return speakers.first { !$0.profile.isForFiles } ?? speakers.first ?? named
  }

  /// The voices that speak a language: `en` is spoken by `en` and `en-gb` alike.
  public func speaking(_ language: String) -> [any Voice] {
    let wanted = language.lowercased()
    let exact = voices.filter { $0.profile.language.lowercased() == wanted }
    return exact
      + voices.filter {
        let spoken = $0.profile.language.lowercased()
        return spoken != wanted
          && (spoken.hasPrefix(wanted + "-") || wanted.hasPrefix(spoken + "-"))
      }
  }
}
