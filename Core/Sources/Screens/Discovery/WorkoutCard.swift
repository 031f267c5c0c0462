public import Training

/// A suggestion as it is shown: one line in the list, three in the detail, all of it on demand.
public struct WorkoutCard: Hashable, Sendable {
  /// A reason with what it rests on.
  public struct Line: Hashable, Sendable {
    /// The signal, for "less of this".
    public var signal: RankingSignal
    /// What it adds.
    public var points: Double
    /// The words.
    public var words: String
    /// The session or run that it rests on.
    public var evidence: String?
    /// The muscle that it says something of, for "that is wrong": it is fine, or sore.
    public var muscle: Muscle?
  }

  /// The language of its words.
  public var language: Language
  /// The workout with its score.
  public var ranked: RankedWorkout
  /// Where it comes from.
  public var origin: WorkoutOrigin
  /// The one line of the list.
  public var reason: Line?
  /// The lines of the detail.
  public var reasons: [Line]
  /// Why it is not higher.
  public var drawbacks: [Line]
  /// What would bring it to the top.
  public var counterfactual: String?

  /// Puts a suggestion into words on a day.
  public init(
    _ ranked: RankedWorkout,
    counterfactual: Counterfactual?,
    origin: WorkoutOrigin,
    on day: Day,
    in language: Language = .english
  ) {
    self.language = language
    self.ranked = ranked
    self.origin = origin
    self.counterfactual = counterfactual?.words(in: language)
    reason = ranked.reason.flatMap { Self.line($0, day, language) }
    reasons = ranked.reasons.compactMap { Self.line($0, day, language) }
    drawbacks = ranked.drawbacks.compactMap { Self.line($0, day, language) }
  }

  private static func line(
    _ contribution: RankingContribution,
    _ day: Day,
    _ language: Language
  ) -> Line? {
    contribution.reason.map { reason in
      Line(
        signal: contribution.signal,
        points: (contribution.points * 1000).rounded() / 1000,
        words: reason.words(seenFrom: day, in: language),
        evidence: reason.evidence,
        muscle: reason.muscle
      )
    }
  }
}
