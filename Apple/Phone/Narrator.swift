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
  private let synthesizer: AVSpeechSynthesizer
  private let bus: AudioBus
  private let pack: PackShelf?
  private let ear: VoiceEar
  private let wait: @MainActor (Duration) async -> Void
  private var speaking: (id: String, by: Source)?
  private var ducking: Task<Void, Never>?

  /// Who says a line.
  private enum Source: Equatable {
    case voice(ObjectIdentifier)
    case files(Int)
  }

  init(
    _ bus: AudioBus,
    _ synthesizer: AVSpeechSynthesizer,
    _ pack: PackShelf?,
    // A wait that is canceled is over.
    wait: @escaping @MainActor (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    let (over, speaker) = AsyncStream.makeStream(of: ObjectIdentifier.self)
    (self.bus, self.synthesizer, self.pack, self.wait) = (bus, synthesizer, pack, wait)
    ear = VoiceEar(speaker)
    synthesizer.delegate = ear
    let plays = bus.over
    Task { [weak self] in for await utterance in over { self?.finish(.voice(utterance)) } }
    Task { [weak self] in for await play in plays { self?.finish(.files(play)) } }
  }

  /// Says something after a silence in which other sound gets out of the way.
  func say(_ saying: Saying, after silence: Duration) {
    if let tone = saying.tone {
      speaking = (saying.id, .files(bus.play(tone, after: silence)))
      return
    }
    let language = saying.language
    let clips = pack?.clips(of: saying.spoken, pieces: saying.pieces, in: language) ?? []
    // A file that cannot be read is said by the synthesizer.
    if !clips.isEmpty, let play = try? bus.play(clips, after: silence) {
      speaking = (saying.id, .files(play))
      return
    }
    let utterance = AVSpeechUtterance(string: saying.spoken)
    utterance.voice = AVSpeechSynthesisVoice(language: language.voice)
    utterance.preUtteranceDelay = max(0, silence.inSeconds)
    speaking = (saying.id, .voice(ObjectIdentifier(utterance)))
    synthesizer.speak(utterance)
  }

  /// Falls silent in the middle of a word, if it is this line that is being said.
  func stop(_ id: String) {
    guard let said = speaking, said.id == id else { return }
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

  private func finish(_ source: Source) {
    guard let speaking, speaking.by == source else { return }
    self.speaking = nil
    ended(speaking.id)
  }
}
