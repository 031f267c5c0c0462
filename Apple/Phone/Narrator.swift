import AVFAudio
import Foundation
import Screens
import Training

/// Speaks what the core wants said, when it wants it said, and reports when a line is over.
///
/// A line that the race pack has is played from its files; the others are for the synthesizer.
@MainActor final class Narrator {
  /// A line is over: by itself, or cut.
  var ended: (String) -> Void = { _ in }
  /// The voice of a language; nothing leaves it to the system.
  var voice: (Language) -> AVSpeechSynthesisVoice? = { AVSpeechSynthesisVoice(language: $0.voice) }
  /// How fast it speaks, from 0 to 1.
  var rate: () -> Float = { AVSpeechUtteranceDefaultSpeechRate }
  private let make: @MainActor () -> AVSpeechSynthesizer
  private var synthesizer: AVSpeechSynthesizer
  private let bus: AudioBus
  private let pack: PackShelf?
  private let ear: VoiceEar
  private let wait: @MainActor (Duration) async -> Void
  private var speaking: (saying: Saying, by: Source)?
  private var ducking: Task<Void, Never>?

  /// Who says a line.
  private enum Source: Equatable {
    case voice(ObjectIdentifier)
    case files(Int)
  }

  init(
    _ bus: AudioBus,
    _ make: @escaping @MainActor () -> AVSpeechSynthesizer,
    _ pack: PackShelf?,
    // A wait that is canceled is over.
    wait: @escaping @MainActor (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    let (over, speaker) = AsyncStream.makeStream(of: ObjectIdentifier.self)
    (self.bus, self.make, self.pack, self.wait) = (bus, make, pack, wait)
    synthesizer = make()
    ear = VoiceEar(speaker)
    synthesizer.delegate = ear
    Task { [weak self] in for await utterance in over { self?.finish(.voice(utterance)) } }
    bus.ended = { [weak self] in self?.finish(.files($0)) }
    bus.broken = { [weak self] in self?.sayAgain(.files($0)) }
  }

  /// Speaks with a new synthesizer: the media server has died, and the old one with it.
  func renew() {
    synthesizer = make()
    synthesizer.delegate = ear
    if let speaking, case .voice = speaking.by { speak(speaking.saying, after: .zero) }
  }

  /// Says something after a silence in which other sound gets out of the way.
  func say(_ saying: Saying, after silence: Duration) {
    if let tone = saying.tone {
      speaking = (saying, .files(bus.play(tone, after: silence)))
      return
    }
    let language = saying.language
    let clips = pack?.clips(of: saying.spoken, pieces: saying.pieces, in: language) ?? []
    // A file that cannot be read is said by the synthesizer.
    if !clips.isEmpty, let play = try? bus.play(clips, after: silence) {
      speaking = (saying, .files(play))
      return
    }
    speak(saying, after: silence)
  }

  /// Falls silent in the middle of a word, if it is this line that is being said.
  func stop(_ id: String) {
    guard let said = speaking, said.saying.id == id else { return }
    speaking = nil
    switch said.by {
    case .voice: synthesizer.stopSpeaking(at: .immediate)
    case .files: bus.hush()
    }
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

  private func speak(_ saying: Saying, after silence: Duration) {
    let utterance = AVSpeechUtterance(string: saying.spoken)
    utterance.voice = voice(saying.language)
    utterance.rate = rate()
    utterance.preUtteranceDelay = max(0, silence.inSeconds)
    speaking = (saying, .voice(ObjectIdentifier(utterance)))
    synthesizer.speak(utterance)
  }

  // Its files were cut by the device: the synthesizer says it from the beginning.
  private func sayAgain(_ source: Source) {
    guard let speaking, speaking.by == source else { return }
    guard speaking.saying.tone == nil else { return finish(source) }
    speak(speaking.saying, after: .zero)
  }

  private func finish(_ source: Source) {
    guard let speaking, speaking.by == source else { return }
    self.speaking = nil
    ended(speaking.saying.id)
  }
}
