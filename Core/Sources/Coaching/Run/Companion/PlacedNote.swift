public import Training

/// A voice note on the timeline of an activity.
public struct PlacedNote: Hashable, Sendable {
  /// What is kept of it.
  public var voice: VoiceNote
  /// When it was begun, since the start of the run; nothing where its device did not say.
  public var at: Duration?
  /// Whether all of it is here and can be heard.
  public var isHere: Bool

  /// Places a note in an activity.
  public init(_ voice: VoiceNote, of activity: ActivitySummary, isHere: Bool = false) {
    self.voice = voice
    at = voice.moment(in: activity)
    self.isHere = isHere
  }
}
