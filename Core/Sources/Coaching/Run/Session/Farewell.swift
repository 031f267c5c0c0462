/// What comes after the end of a run: its last line may still be spoken, though not forever.
enum Farewell: Hashable, Sendable {
  /// The run has not ended.
  case ahead
  /// The last line may still be spoken.
  case speaking(since: Duration)
  case over

  /// The longest that a last line may still be spoken.
  static let longest: Duration = .seconds(60)

  /// Looks at a second after the end: the farewell is over once nothing is left to say, or too late.
  ///
  /// The end is that of the run, for a farewell that begins with this second.
  mutating func look(at now: Duration, endedAt end: Duration, hasLastWords: Bool) {
    let since: Duration
    switch self {
    case .over: return
    case .ahead: since = end
    case .speaking(let begun): since = begun
    }
    let isLate = now - since > Self.longest
    self = !hasLastWords || isLate ? .over : .speaking(since: since)
  }
}
