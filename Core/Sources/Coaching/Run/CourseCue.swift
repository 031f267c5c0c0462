/// What the coach says of a course of steps.
public enum CourseCue: String, CaseIterable, Hashable, Sendable {
  /// A step begins that nobody has announced.
  case begin
  /// Work comes after this rest.
  case coming
  /// The announced work begins.
  case go
  /// The last five seconds.
  case count
  /// Half of a long step is done.
  case halfway
  /// What the work was, and what comes now.
  case result
  /// Out of the band for a while: less.
  case ease
  /// Out of the band for a while: more.
  case lift
  /// No signal comes: the step goes on by the plan's pace.
  case blind
  /// The author's words for a step.
  case words
  /// All steps are done.
  case finished

  /// Those that a personality has words for: the count is a figure, and a step's words are its author's.
  public static let spoken = allCases.filter { $0 != .count && $0 != .words }
}
