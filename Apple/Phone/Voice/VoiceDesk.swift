import AVFAudio
import Foundation
import Observation
import Screens

/// The voices of this phone: which one speaks each language, how fast, and the sample that is heard.
@MainActor @Observable final class VoiceDesk {
  /// A voice to choose.
  struct Voice: Identifiable, Equatable {
    let id: String
    let name: String
  }

  /// How fast it speaks; the system's own pace is in the middle.
  var rate: Double { didSet { store.set(rate, forKey: Self.rateKey) } }
  /// What is being heard of a coach; empty while nothing is.
  var sample: [CoachSample.Part] = []
  /// Which part of it is being said.
  var place = 0
  private var chosen: [String: String] = [:]
  @ObservationIgnored private let store: UserDefaults

  // From 0 to 1, and 0.5 is usual.
  // https://developer.apple.com/documentation/avfaudio/avspeechutterance/rate
  static let rates = 0.35...0.65
  private static let rateKey = "speakingRate"
  private static let key = "voice."

  init(_ store: UserDefaults) {
    self.store = store
    rate =
      store.object(forKey: Self.rateKey) as? Double ?? Double(AVSpeechUtteranceDefaultSpeechRate)
    for language in Language.allCases {
      chosen[language.rawValue] = store.string(forKey: Self.key + language.rawValue)
    }
  }

  /// The name of the voice that was chosen for a language; nothing leaves it to the phone.
  func choice(in language: Language) -> String? { chosen[language.rawValue] }

  /// Chooses a voice for a language, or leaves it to the phone.
  func choose(_ id: String?, in language: Language) {
    chosen[language.rawValue] = id
    store.set(id, forKey: Self.key + language.rawValue)
  }

  /// The voices that speak a language, by their names, the best of each name first.
  func voices(in language: Language) -> [Voice] {
    Self.installed(language).map { voice in Voice(id: voice.identifier, name: voice.name) }
      .sorted { $0.name < $1.name }
  }

  /// The voice that speaks a language: the one that was chosen, if it is still installed, or else the best.
  func voice(in language: Language) -> AVSpeechSynthesisVoice? {
    if let id = choice(in: language), let voice = AVSpeechSynthesisVoice(identifier: id) {
      return voice
    }
    let best = Self.installed(language).max { Self.worth($0, language) < Self.worth($1, language) }
    return best ?? AVSpeechSynthesisVoice(language: language.voice)
  }

  private static func installed(_ language: Language) -> [AVSpeechSynthesisVoice] {
    AVSpeechSynthesisVoice.speechVoices().filter { Language(tag: $0.language) == language }
  }

  // The quality first, then the accent that the phone speaks by itself.
  private static func worth(_ voice: AVSpeechSynthesisVoice, _ language: Language) -> Int {
    voice.quality.rawValue * 2 + (voice.language == language.voice ? 1 : 0)
  }
}
