/// What a workout's front matter says about it; all of it may be missing.
///
/// What is missing here is inferred by ``WorkoutFacts`` and marked so, never filled in silently.
public struct WorkoutDetails: Hashable, Sendable {
  /// What kind of training it is.
  public var category: WorkoutCategory?
  /// What it is for, in the author's words: "hinge", "threshold".
  public var focus: [String] = []
  /// Each muscle's share, from 0 to 1.
  public var muscles: [MuscleShare] = []
  /// Everything that is needed; an empty list says nothing is, no list says nothing about it.
  public var equipment: [String]?
  /// Where it can be done.
  public var location: WorkoutLocation?
  /// The duration by the author's estimate.
  public var duration: Duration?
  /// How much experience it asks for.
  public var level: WorkoutLevel?
  /// What its result is.
  public var score: ScoreKind?
  /// The unit of weights that have none.
  public var units: MassUnit?
  /// A clock for the workout as a whole.
  public var timer: BlockTimer?
  /// How the load of an exercise is to rise, by the exercise's name.
  public var progressions: [NamedText] = []
  /// What can take an exercise's place, easiest first.
  public var scalings: [Scaling] = []
  /// Paces by name, such as "threshold".
  public var paces: [NamedPace] = []
  /// Where it comes from.
  public var source: WorkoutSource?
  /// What else it can be found by.
  public var tags: [String] = []
  /// The language of the text, as in RFC 5646.
  public var language: String?
  /// What it was derived from.
  public var basis: WorkoutBasis?
  /// What other programs wrote: kept, and not understood.
  public var others: [NamedText] = []

  /// Creates details that say nothing.
  public init() {}

  /// The pace that a name means.
  public func pace(named name: String) -> PaceGoal? {
    paces.first { $0.name == name }?.pace
  }
}
