/// How a line ended that had its turn.
public enum LineOutcome: String, CaseIterable, Hashable, Sendable {
  case finished
  /// A phone call or another application took the sound.
  case interrupted
  /// A line that does not wait took its place.
  case preempted
  case muted
  /// It waited too long and would have been stale.
  case expired
  /// The sound could not be played.
  case failed
  /// No end was reported in twice its time: taken as over.
  case unconfirmed
}
