/// What the coach says of a planned run: of its steps, and of a rival.
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
  /// Ahead of the rival, at a kilometer.
  case rivalAhead = "rival_ahead"
  /// Behind the rival, at a kilometer.
  case rivalBehind = "rival_behind"
  /// The lead was the rival's and is the runner's.
  case rivalTaken = "rival_taken"
  /// The lead was the runner's and is the rival's.
  case rivalPassed = "rival_passed"
  /// The rival's distance is run, in less time.
  case rivalBeaten = "rival_beaten"
  /// The rival's distance is run, in more time.
  case rivalLost = "rival_lost"

  /// Whether it is about the rival, not about a step.
  public var isOfRival: Bool {
    switch self {
    case .rivalAhead, .rivalBehind, .rivalTaken, .rivalPassed, .rivalBeaten, .rivalLost: true
    case .begin, .coming, .go, .count, .halfway, .result, .ease, .lift, .blind, .words, .finished:
      false
    }
  }

  /// Those that a personality has words for: the count is a figure, and a step's words are its author's.
  public static let spoken = allCases.filter { $0 != .count && $0 != .words }
}
