/// What a runner asks of the course of steps.
public enum StepCommand: String, CaseIterable, Hashable, Sendable {
  /// The step is over now.
  case next
  /// The work is done once more: this step from its start, or the work before this rest.
  case again
  /// A step by time lasts thirty seconds longer.
  case more
  /// A rest is over now.
  case skipRest = "skip_rest"
}
