public import Coaching

/// A line of a run that is to be heard in its narration.
public struct NarrationLine: Hashable, Sendable {
  /// When it was said, in seconds since the session began.
  public var at: Double

  /// Its words as a voice says them.
  public var spoken: String

  /// Its words as they are written.
  public var text: String

  /// Sounds that are played instead of the voice.
  public var sounds: [MadeSound]

  /// A tone that is heard instead of the voice.
  public var earcon: Earcon?

  /// Creates a line; without a written form it is written as it is spoken.
  public init(
    at: Double,
    spoken: String,
    text: String? = nil,
    sounds: [MadeSound] = [],
    earcon: Earcon? = nil
  ) {
    self.at = at
    self.spoken = spoken
    self.text = text ?? spoken
    self.sounds = sounds
    self.earcon = earcon
  }
}
