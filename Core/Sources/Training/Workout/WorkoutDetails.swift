/// What a workout's front matter says about it; all of it may be missing.
///
/// What is missing here is inferred by ``WorkoutFacts`` and marked so, never filled in silently.
public struct WorkoutDetails: Hashable, Sendable {
  /// What kind of training it is.
  public var category: WorkoutCategory?
  /// What it is for, in the author's words: "hinge", "threshold".
  public var focus: [String] = []
  /// How much each muscle takes part, from 0 to 1.
  public var muscles: [MuscleShare] = []
  /// Everything that is needed; an empty list says nothing is, no list says nothing about it.
  public var equipment: [String]?
  /// Where it can be done.
  public var location: WorkoutLocation?
  /// How long the author thinks it takes.
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

  /// The pace that a name stands for.
  public func pace(named name: String) -> PaceGoal? {
    paces.first { $0.name == name }?.pace
  }
}

/// What kind of training a workout is.
public enum WorkoutCategory: String, CaseIterable, Hashable, Sendable {
  case strength, conditioning, mobility, recovery, run, mixed
}

/// Where a workout can be done.
public enum WorkoutLocation: String, CaseIterable, Hashable, Sendable {
  case home, gym, away, outdoor, any
}

/// How much experience a workout asks for.
public enum WorkoutLevel: String, CaseIterable, Hashable, Sendable {
  case beginner, intermediate, advanced
}

/// What the result of a workout is, so that two can be compared.
public enum ScoreKind: String, CaseIterable, Hashable, Sendable {
  case none, checkbox, time
  case roundsAndReps = "rounds+reps"
  case reps, load, meters, calories
}

/// How much a muscle takes part in a workout.
public struct MuscleShare: Hashable, Sendable {
  /// The muscle.
  public var muscle: Muscle
  /// From 0 to 1.
  public var share: Double

  /// Creates a share.
  public init(_ muscle: Muscle, _ share: Double) {
    self.muscle = muscle
    self.share = share
  }
}

/// A text with the name it belongs to.
public struct NamedText: Hashable, Sendable {
  /// The name.
  public var name: String
  /// What belongs to the name.
  public var text: String

  /// Creates the pair.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// What can take an exercise's place for somebody who cannot do it yet.
public struct Scaling: Hashable, Sendable {
  /// The exercise, as the steps name it.
  public var exercise: String
  /// The other exercises, easiest first.
  public var easier: [String]

  /// Creates a scaling.
  public init(_ exercise: String, _ easier: [String]) {
    self.exercise = exercise
    self.easier = easier
  }
}

/// A pace that the steps of a workout refer to by name.
public struct NamedPace: Hashable, Sendable {
  /// The name.
  public var name: String
  /// What the name stands for.
  public var pace: PaceGoal

  /// Creates the pair.
  public init(_ name: String, _ pace: PaceGoal) {
    self.name = name
    self.pace = pace
  }
}

/// Where a workout comes from.
public struct WorkoutSource: Hashable, Sendable {
  /// Who made it or what it is from.
  public var name: String?
  /// Where it can be read.
  public var address: String?
  /// What may be done with it.
  public var license: String?
  /// The day it was fetched, as written.
  public var fetched: String?

  /// Creates a source.
  public init(
    name: String? = nil,
    address: String? = nil,
    license: String? = nil,
    fetched: String? = nil
  ) {
    self.name = name
    self.address = address
    self.license = license
    self.fetched = fetched
  }
}

/// The workout that a variant was made from, and how it read at that time.
public struct WorkoutBasis: Hashable, Sendable {
  /// The id of the base.
  public var id: String
  /// The content hash of the base.
  public var hash: String?

  /// Creates a reference.
  public init(id: String, hash: String? = nil) {
    self.id = id
    self.hash = hash
  }
}
