public import Foundation

/// The voices of Flite: English, natural enough, a twentieth of real time.
///
/// `-ssml` hangs Flite 2.2 for ever and is never passed.
public struct FliteVoice: Voice {
  /// The voices that Debian's Flite carries and that understand themselves well enough.
  public enum Speaker: String, CaseIterable, Hashable, Sendable {
    case rms, slt, awb
  }

  /// What it is called and what it speaks.
  public let profile: VoiceProfile

  private let speaker: Speaker

  /// Creates the voice of a speaker.
  public init(_ speaker: Speaker = .rms) {
    self.speaker = speaker
    profile = VoiceProfile(
      id: speaker.rawValue,
      language: "en",
      name: speaker.name,
      settings: "flite \(speaker.rawValue)"
    )
  }

  /// Speaks the words into a WAV file.
  public func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError) {
    try await run("flite", on: words.text.inPlainEnglishLetters) { textFile in
      ["-voice", speaker.rawValue, "-f", textFile, "-o", file.path]
    }
  }
}

extension FliteVoice.Speaker {
  fileprivate var name: String {
    switch self {
    case .rms: "Flite rms, a man from the United States"
    case .slt: "Flite slt, a woman from the United States"
    case .awb: "Flite awb, a man from Scotland"
    }
  }
}

extension String {
  /// The text in ASCII, the only letters that Flite knows: it reads others out byte by byte.
  fileprivate var inPlainEnglishLetters: String {
    let quotes: [Character: String] = [
      "’": "'", "‘": "'", "“": "\"", "”": "\"", "–": ", ", "—": ", ", "…": "...", "×": " times ",
      "°": " degrees ", "½": " and a half", "ß": "ss", "æ": "ae", "ø": "o",
    ]
    return map { character in
      if character.isASCII { return String(character) }
      if let plain = quotes[character] { return plain }
      let letters = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
      return String(String.UnicodeScalarView(letters.filter { $0.isASCII }))
    }.joined()
  }
}
