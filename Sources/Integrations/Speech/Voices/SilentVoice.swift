public import Foundation

/// A voice that says nothing for as long as the words would take; for tests and for trying out.
public struct SilentVoice: Voice {
  /// What it is called and what it speaks.
  public let profile = VoiceProfile(
    id: "silent",
    language: "en",
    name: "silence",
    settings: "silent"
  )

  /// Creates the voice.
  public init() {}

  /// Writes a silent WAV file, 60 ms a character.
  public func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError) {
    let seconds = 0.06 * Double(words.text.count)
    let silence = Sound(
      samples: [Float](repeating: 0, count: Int(seconds * 16_000)),
      rate: 16_000
    )
    do {
      try Data(silence.wav).write(to: file)
    } catch {
      throw .unwritableText(error.localizedDescription)
    }
  }
}
