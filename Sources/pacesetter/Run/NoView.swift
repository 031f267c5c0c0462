import Coaching

/// Shows nothing.
struct NoView: RunView {
  mutating func show(_ timed: RunPlayback.TimedEffect) {}
  mutating func end(_ job: RunJob) {}
}
