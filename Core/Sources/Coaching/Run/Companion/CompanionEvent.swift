import Training

/// What a companion is told.
public enum CompanionEvent: Hashable, Sendable {
  /// The tracker has published: once a second while all is well.
  case metrics(LiveMetrics)
  /// A second has passed on the companion's own clock, with or without metrics.
  case second
  /// Something is known of the sensors that no metrics tell.
  case notice(SensorNotice)
  /// An answer to the runner has arrived.
  case reply(Reply)
  /// The runner has said or typed something to the coach.
  case asked(RunnerWords)
  /// The sound of a line has ended.
  case lineFinished(String)
  /// The sound of a line could not be played.
  case lineFailed(String)
  /// The runner wants silence, or no longer does.
  case mute(Bool)
  /// A call or another application takes the sound, or gives it back.
  case interruption(Bool)
  /// The runner speaks to the coach, or has finished.
  case talk(Bool)
}
