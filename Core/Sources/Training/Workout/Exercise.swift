/// A movement that workouts refer to by name.
public struct Exercise: Hashable, Sendable {
  /// What weight means for it.
  public enum LoadMode: String, CaseIterable, Hashable, Sendable {
    /// A weight is lifted, and its number is the load.
    case external
    /// One's own weight is moved; a number is what is added to it.
    case bodyweight
    /// A band or a machine takes some of one's own weight; a number is what it takes.
    case assisted
    /// Weight means nothing: stretches, runs, breaths.
    case none
  }

  /// What kind of movement it is.
  public enum Pattern: String, CaseIterable, Hashable, Sendable {
    case squat, hinge, lunge, push, pull, carry, core, jump, cardio, run, mobility, balance, rest
  }

  /// The name that the catalogue gives it.
  public var name: String

  /// What else it is called.
  public var aliases: [String]

  /// What kind of movement it is.
  public var pattern: Pattern

  /// The muscles that it is done for; a set counts as one for each.
  public var muscles: [Muscle]

  /// The muscles that help; a set counts as half for each.
  public var helpers: [Muscle]

  /// What is needed: every member, and of each member one of its choices.
  public var equipment: [[String]]

  /// What is pleasant to have and not needed, such as a mat.
  public var comforts: [String]

  /// What weight means for it.
  public var loadMode: LoadMode

  /// Whether one side works at a time.
  public var isUnilateral: Bool

  /// How to do it well, in one sentence.
  public var cue: String

  /// The name of the motion that shows it, where one does.
  public var motion: String?

  /// Creates an exercise.
  public init(
    _ name: String,
    aliases: [String] = [],
    pattern: Pattern,
    muscles: [Muscle],
    helpers: [Muscle] = [],
    equipment: [[String]] = [],
    comforts: [String] = [],
    loadMode: LoadMode,
    isUnilateral: Bool = false,
    cue: String,
    motion: String? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.pattern = pattern
    self.muscles = muscles
    self.helpers = helpers
    self.equipment = equipment
    self.comforts = comforts
    self.loadMode = loadMode
    self.isUnilateral = isUnilateral
    self.cue = cue
    self.motion = motion
  }

  /// The name as part of an address: "kettlebell-swing".
  public var slug: String { Slug.text(of: name) }

  /// Whether it is done for strength, so that sets and rest are counted as a lifter does.
  public var isStrength: Bool {
    switch pattern {
    case .squat, .hinge, .lunge, .push, .pull, .carry, .core, .jump: true
    case .cardio, .run, .mobility, .balance, .rest: false
    }
  }

  /// Whether it can be done with some equipment.
  public func canBeDone(with available: Set<String>) -> Bool {
    equipment.allSatisfy { choices in choices.contains { available.contains($0) } }
  }
}
