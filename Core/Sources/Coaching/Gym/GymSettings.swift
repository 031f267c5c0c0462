public import Training

/// The settings for leading a workout.
public struct GymSettings: Hashable, Sendable {
  /// The time to get ready before a clock begins.
  public var getReady: Duration

  /// The time to get ready before a hold.
  public var holdReady: Duration

  /// The time to change sides in a hold.
  public var sideChange: Duration

  /// The rest after a set of repetitions that says nothing of rest, if any.
  public var usualRest: Duration?

  /// Whether every hold counts past its target until the person ends it.
  public var holdsGoOn: Bool

  /// Whether a hold begins by itself when its turn comes.
  public var startsHolds: Bool

  /// Whether the clock of the next part begins by itself.
  public var startsClocks: Bool

  /// Whether anything is said.
  public var speaks: Bool

  /// How much is said beside what has to be.
  public var talk: TalkLevel

  /// Whose words open, praise and end the workout; without one a neutral announcer has none.
  public var coach: String?

  /// The unit of weights that name none.
  public var unit: MassUnit

  /// The language in which everything is said, as a tag such as "en"; an unknown one is English.
  public var language = "en"

  /// Creates settings; what is not said is as most want it.
  public init(
    getReady: Duration = TimerProgram.usualGetReady,
    holdReady: Duration = .seconds(5),
    sideChange: Duration = .seconds(5),
    usualRest: Duration? = nil,
    holdsGoOn: Bool = false,
    startsHolds: Bool = true,
    startsClocks: Bool = false,
    speaks: Bool = true,
    talk: TalkLevel = .normal,
    coach: String? = nil,
    unit: MassUnit = .kilograms
  ) {
    self.getReady = getReady
    self.holdReady = holdReady
    self.sideChange = sideChange
    self.usualRest = usualRest
    self.holdsGoOn = holdsGoOn
    self.startsHolds = startsHolds
    self.startsClocks = startsClocks
    self.speaks = speaks
    self.talk = talk
    self.coach = coach
    self.unit = unit
  }
}
