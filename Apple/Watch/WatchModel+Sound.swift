import Coaching
import Exchange
import Sessions
import Training

/// What the watch itself lets hear: the tones of its run, and the ticks where the phone is away.
extension WatchModel {
  /// Opens the watch's sound for a run that ticks or tones.
  func beginSound() {
    guard let setup = run.session?.setup, setup.cues != nil || setup.plan.cadence != nil else {
      return
    }
    // Without sound the wrist is still tapped.
    try? bus.begin()
  }

  /// Sounds the tone of a line; its words are the phone's.
  func sound(_ utterance: Utterance) {
    guard let tone = utterance.line.earcon else { return }
    _ = bus.play(tone, after: .zero)
  }
}
