public import Formats
public import Training

/// A workout of a training diary, as another program kept it.
public struct LiftedWorkout: Hashable, Sendable {
  /// A set of an exercise.
  public struct Lift: Hashable, Sendable {
    /// What kind of set it was.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case working
      case warmUp
      /// With less weight, right behind another.
      case drop
      /// Until nothing more went.
      case failure
    }

    /// The line of the file, counted from 1.
    public var line: Int
    /// The exercise as it was written.
    public var exercise: String
    /// The program's word for sets that belong together, such as a superset.
    public var group: String?
    /// What kind of set it was.
    public var kind = Kind.working
    /// How much was on the bar, in the unit.
    public var weight: Double?
    /// What the weight is counted in.
    public var unit: MassUnit
    /// How often the weight went up.
    public var reps: Int?
    /// How far it went, in metres.
    public var meters: Double?
    /// How long it took, in seconds.
    public var seconds: Double?
    /// Rate of perceived exertion, 1 to 10.
    public var effort: Double?
    /// Rest behind it, in seconds.
    public var rest: Double?
    /// What the lifter wrote beside it.
    public var note: String?
  }

  /// What it was called.
  public var name: String
  /// When it began, by a clock of an unknown zone; midnight where only the day is known.
  public var start: DateTime
  /// How long it took, in seconds.
  public var seconds: Double?
  /// What the lifter weighed, in kilograms.
  public var bodyKilograms: Double?
  /// What the lifter wrote beside it.
  public var note: String?
  /// Its sets in the order of the file.
  public var lifts: [Lift] = []

  /// Its place in the file, for workouts that began at the same time.
  var order: Int
}
