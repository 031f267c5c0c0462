import Coaching

/// How a run is shown while it is played.
protocol RunView: Sendable {
  /// Shows one thing that has happened.
  mutating func show(_ timed: RunPlayback.TimedEffect)

  /// Shows the state of the run.
  mutating func refresh(_ job: RunJob)

  /// Shows what came of it.
  mutating func end(_ job: RunJob)
}

extension RunView {
  mutating func refresh(_ job: RunJob) {}
}
