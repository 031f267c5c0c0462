/// One step of a planned run: what to run, until when, and how hard.
public struct RunStep: Hashable, Sendable {
  /// What ends a step.
  public enum End: Hashable, Sendable {
    case distance(Distance)
    case time(Duration)
    /// The runner presses next.
    case button
    /// The heart has calmed down to a rate.
    case heartRate(below: HeartRate)
  }

  /// How hard a step is meant to be.
  public enum Target: Hashable, Sendable {
    case none
    case pace(fastest: Pace, slowest: Pace)
    case heartRate(low: HeartRate, high: HeartRate)
    /// Heart rate zones, both included.
    case zones(Int, Int)
    case cadence(low: Cadence, high: Cadence)
    /// Rated effort, 1 to 10.
    case effort(low: Double, high: Double)
    /// Words for a person, which nobody measures.
    case words(String)
  }

  /// What a step is for.
  public enum Intensity: String, CaseIterable, Hashable, Sendable {
    case warmUp = "warm_up"
    case work, recovery, rest
    case coolDown = "cool_down"
    case other
  }

  /// Which of several repetitions a step is.
  public struct Rep: Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int

    /// How many there are.
    public var count: Int

    /// Creates a place among repetitions.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// What to do, in the author's words: "Run", "Jog", "A-Skip".
  public var name: String

  /// What ends it.
  public var end: End

  /// How hard it is meant to be.
  public var target: Target

  /// What it is for.
  public var intensity: Intensity

  /// The cadence that the metronome keeps in it, if any.
  public var cadence: Tempo?

  /// Which of several repetitions it is, for the steps of work that belong together.
  public var rep: Rep?

  /// How much of it, where no sensor can count it: "2 x 20 steps".
  public var amount: String?

  /// What is said when it begins, in the author's words.
  public var words: String?

  /// Creates a step.
  public init(
    _ name: String,
    until end: End,
    target: Target = .none,
    intensity: Intensity = .work,
    cadence: Tempo? = nil,
    rep: Rep? = nil,
    amount: String? = nil,
    words: String? = nil
  ) {
    self.name = name
    self.end = end
    self.target = target
    self.intensity = intensity
    self.cadence = cadence
    self.rep = rep
    self.amount = amount
    self.words = words
  }

  /// Whether nobody is paused in it: standing still belongs to a rest, and a hard step is run to its end.
  public var isTimed: Bool {
    switch intensity {
    case .work, .recovery, .rest: true
    case .warmUp, .coolDown, .other: false
    }
  }

  /// The pace in the middle of its target, if the target is a pace.
  public var plannedPace: Pace? {
    guard case .pace(let fastest, let slowest) = target else { return nil }
    return .secondsPerKilometer((fastest.secondsPerKilometer + slowest.secondsPerKilometer) / 2)
  }

  /// About how long it takes, by its time or by the pace it asks for.
  public func estimatedTime(at usual: Pace) -> Duration {
    switch end {
    case .time(let time): time
    case .distance(let distance):
      Duration(
        roundedSeconds: distance.kilometers * (plannedPace ?? usual).secondsPerKilometer
      )
    case .button, .heartRate: .seconds(60)
    }
  }
}
