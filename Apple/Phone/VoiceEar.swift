import AVFAudio
import Foundation

/// Hears that a line is over, on whatever thread the system says it.
final class VoiceEar: NSObject, AVSpeechSynthesizerDelegate {
  private let speaker: AsyncStream<ObjectIdentifier>.Continuation

  init(_ speaker: AsyncStream<ObjectIdentifier>.Continuation) { self.speaker = speaker }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) { speaker.yield(ObjectIdentifier(utterance)) }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) { speaker.yield(ObjectIdentifier(utterance)) }
}
