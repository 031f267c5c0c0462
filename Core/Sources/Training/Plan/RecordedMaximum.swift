/// The highest heart rate that the record vouches for.
///
/// Definition 1 of the running definitions: a maximum is raised by what was held for ten seconds, and
/// the runner is asked first. One activity alone does not count, for a single strap that lost contact
/// can hold 219 bpm for a minute; what activities of two days held does.
public struct RecordedMaximum: Hashable, Sendable {
  /// The highest rate that one activity held for ten seconds.
  public struct Held: Hashable, Sendable {
    /// The rate.
    public var rate: HeartRate
    /// The day of the activity.
    public var day: Day

    /// Creates a held rate.
    public init(_ rate: HeartRate, on day: Day) {
      self.rate = rate
      self.day = day
    }
  }

  /// For how many seconds in all a rate has to be held to be no spike.
  public static let shortestHold = 10.0

  /// Rates above this are strap errors.
  public static let mostCredible = HeartRate.beatsPerMinute(220)

  // A day's best within so few beats of the confirmed one needs no question.
  private static let tolerance = 3.0

  /// What activities of two days held, where that is above the bound.
  public let confirmed: HeartRate?

  /// What only one activity held, well above all others: asked about, never used.
  public let doubtful: HeartRate?

  /// Judges what activities held, against what is known without them; a rate that the runner refused was
  /// a strap's, and so is every higher one.
  public init(_ held: [Held], above bound: HeartRate, refusing refused: HeartRate? = nil) {
    let credible = held.filter { held in
      held.rate > bound && held.rate <= Self.mostCredible
        && refused.map { held.rate < $0 } ?? true
    }
    .sorted { ($0.rate, $0.day) > ($1.rate, $1.day) }
    let highest = credible.first
    confirmed = credible.first { $0.day != highest?.day }?.rate
    let known = (confirmed ?? bound).beatsPerMinute
    doubtful = highest.flatMap { $0.rate.beatsPerMinute > known + Self.tolerance ? $0.rate : nil }
  }
}
