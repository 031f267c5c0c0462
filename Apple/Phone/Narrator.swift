import AVFAudio
import Foundation
import Screens
import Training

/// Speaks what the core wants said, when it wants it said, and reports when a line is over.
@MainActor final class Narrator {
  /// A line is over: by itself, or cut.
  var ended: (String) -> Void = { _ in }
  private let synthesizer: AVSpeechSynthesizer
  private let bus: AudioBus
  private let ear: VoiceEar
  private let wait: @MainActor (Duration) async -> Void
  private var speaking: (id: String, utterance: ObjectIdentifier)?
  private var ducking: Task<Void, Never>?

  init(
    _ bus: AudioBus,
    _ synthesizer: AVSpeechSynthesizer,
    // A wait that is canceled is over.
    wait: @escaping @MainActor (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    let (over, speaker) = AsyncStream.makeStream(of: ObjectIdentifier.self)
    (self.bus, self.synthesizer, self.wait) = (bus, synthesizer, wait)
    ear = VoiceEar(speaker)
    synthesizer.delegate = ear
    Task { [weak self] in for await utterance in over { self?.finish(utterance) } }
  }

  /// Says words after a silence in which other sound gets out of the way.
  func say(_ spoken: String, id: String, after silence: Duration, in language: Language) {
    let utterance = AVSpeechUtterance(string: spoken)
    utterance.voice = AVSpeechSynthesisVoice(language: language.voice)
    utterance.preUtteranceDelay = max(0, silence.inSeconds)
    speaking = (id, ObjectIdentifier(utterance))
    synthesizer.speak(utterance)
  }

  /// Falls silent in the middle of a word, if it is this line that is being said.
  func stop(_ id: String) {
    guard speaking?.id == id else { return }
    speaking = nil
    synthesizer.stopSpeaking(at: .immediate)
  }

  /// Makes other sound quieter after a time, or lets it come back; a later wish makes an earlier one void.
  func duck(_ isDucked: Bool, after time: Duration) {
    ducking?.cancel()
    guard time > .zero else { return bus.duck(isDucked) }
    ducking = Task { [weak self, wait] in
      await wait(time)
      if !Task.isCancelled { self?.bus.duck(isDucked) }
    }
  }

  private func finish(_ utterance: ObjectIdentifier) {
    guard let speaking, speaking.utterance == utterance else { return }
    self.speaking = nil
    ended(speaking.id)
  }
}
