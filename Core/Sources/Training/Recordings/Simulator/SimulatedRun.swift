/// A simulated run, described by what happens in it.
///
/// It feeds demonstrations, tests and rehearsals. The same description and ``Seed`` always give the
/// same recording, on every platform.
public struct SimulatedRun: Hashable, Sendable {
  /// What ends it.
  public var goal: RunPlan.Goal

  /// The pace that the runner means to hold.
  public var pace: Pace

  /// How unsteady the pace is: its standard deviation as a share, over about half a minute.
  public var unsteadiness = 0.015

  /// How much slower the second half is than the first, as a share of its time: the split ratio of
  /// definition 13, negative for a faster second half.
  public var splitRatio = 0.0

  /// A start that is faster than it should be.
  public var fastStart: FastStart?

  /// What breaks the pace down, in order.
  public var breakdowns: [Breakdown] = []

  /// Fast and slow in turns.
  public var intervals: Intervals?

  /// Running and walking in turns.
  public var runWalk: RunWalk?

  /// Where the runner stands still.
  public var stops: [Stop] = []

  /// A faster end.
  public var kick: Kick?

  /// Hills; without them the route is nearly flat.
  public var hills: Hills?

  /// The strap's heart rate; nothing without a strap.
  public var heart: Heart? = Heart()

  /// The steps at the pace that is meant.
  public var cadence = Cadence.stepsPerMinute(174)

  /// How well the positions hold.
  public var receiver = Receiver()

  /// Whether the device computes distance, speed, laps and totals itself.
  public var computesDistance = true

  /// The instant of the start, in seconds since 1970-01-01T00:00:00Z.
  public var startedAt = Instant(secondsSince1970: 1_767_254_400)

  /// Describes a steady run, to be changed where something happens.
  public init(goal: RunPlan.Goal, pace: Pace) {
    self.goal = goal
    self.pace = pace
  }
}

extension SimulatedRun {
  /// A start that is faster than it should be.
  public struct FastStart: Hashable, Sendable {
    /// By how much, as a share of the speed.
    public var excess: Double
    /// Until where.
    public var until: Distance

    /// Creates a fast start.
    public init(excess: Double, until: Distance) {
      self.excess = excess
      self.until = until
    }
  }

  /// A loss of pace, with the heart rate that distinguishes one cause from another.
  public struct Breakdown: Hashable, Sendable {
    /// Where it begins.
    public var at: Distance
    /// How it develops over time.
    public var over: Distance
    /// How much of the speed is lost, as a share.
    public var loss: Double
    /// By how many beats the heart rate changes: down when the fuel is gone, up in heat.
    public var beats: Double

    /// Creates a breakdown.
    public init(at: Distance, over: Distance, loss: Double, beats: Double) {
      self.at = at
      self.over = over
      self.loss = loss
      self.beats = beats
    }
  }

  /// Fast and slow in turns, between a warm-up and a cool-down at the pace of the run.
  public struct Intervals: Hashable, Sendable {
    /// Before the first.
    public var warmUp: Duration
    /// How many.
    public var count: Int
    /// How long a fast one lasts.
    public var work: Duration
    /// How fast it is.
    public var workPace: Pace
    /// How long a slow one lasts.
    public var rest: Duration
    /// How fast it is.
    public var restPace: Pace

    /// Creates intervals.
    public init(
      warmUp: Duration,
      count: Int,
      work: Duration,
      workPace: Pace,
      rest: Duration,
      restPace: Pace
    ) {
      self.warmUp = warmUp
      self.count = count
      self.work = work
      self.workPace = workPace
      self.rest = rest
      self.restPace = restPace
    }
  }

  /// Running and walking in turns, running first.
  public struct RunWalk: Hashable, Sendable {
    /// How long a run lasts.
    public var run: Duration
    /// How long a walk lasts.
    public var walk: Duration

    /// Creates an alternation.
    public init(run: Duration, walk: Duration) {
      self.run = run
      self.walk = walk
    }
  }

  /// A red light, or a shoelace.
  public struct Stop: Hashable, Sendable {
    /// Where.
    public var at: Distance
    /// How long.
    public var lasting: Duration
    /// Whether the runner stops the timer meanwhile.
    public var pausesTimer: Bool

    /// Creates a stop.
    public init(at: Distance, lasting: Duration, pausesTimer: Bool = false) {
      self.at = at
      self.lasting = lasting
      self.pausesTimer = pausesTimer
    }
  }

  /// A faster end.
  public struct Kick: Hashable, Sendable {
    /// How long before the end it begins.
    public var last: Distance
    /// By how much, as a share of the speed.
    public var gain: Double

    /// Creates a kick.
    public init(last: Distance, gain: Double) {
      self.last = last
      self.gain = gain
    }
  }

  /// Ground that goes up and down evenly.
  public struct Hills: Hashable, Sendable {
    /// Metres from the lowest to the highest place.
    public var climb: Double
    /// The distance from one top to the next.
    public var spacing: Distance

    /// Creates hills.
    public init(climb: Double, spacing: Distance) {
      self.climb = climb
      self.spacing = spacing
    }
  }

  /// A heart and the strap around it.
  public struct Heart: Hashable, Sendable {
    /// Beats per minute at rest.
    public var resting: HeartRate
    /// The highest there is.
    public var highest: HeartRate
    /// At the pace that is meant, on the flat, when the heart has arrived there.
    public var atPace: HeartRate
    /// Seconds in which the heart makes up for two thirds of a change.
    public var lag: Double
    /// Beats by which the same pace costs more after an hour.
    public var driftPerHour: Double
    /// When the strap is silent, in seconds since the start.
    public var silences: [Range<Double>]
    /// The seconds at which a single reading is 40 beats too high.
    public var spikes: [Double]

    /// Creates a heart.
    public init(
      resting: HeartRate = .beatsPerMinute(54),
      highest: HeartRate = .beatsPerMinute(188),
      atPace: HeartRate = .beatsPerMinute(152),
      lag: Double = 35,
      driftPerHour: Double = 4,
      silences: [Range<Double>] = [],
      spikes: [Double] = []
    ) {
      self.resting = resting
      self.highest = highest
      self.atPace = atPace
      self.lag = lag
      self.driftPerHour = driftPerHour
      self.silences = silences
      self.spikes = spikes
    }
  }

  /// A satellite receiver with errors that wander, and jump only where they are told to.
  public struct Receiver: Hashable, Sendable {
    /// Standard deviation in meters, in each of two directions.
    public var noise: Double
    /// When there are no positions, in seconds since the start.
    public var gaps: [Range<Double>]
    /// The seconds at which a single position is 60 m too far to the north.
    public var jumps: [Double]

    /// Creates a receiver.
    public init(noise: Double = 2.5, gaps: [Range<Double>] = [], jumps: [Double] = []) {
      self.noise = noise
      self.gaps = gaps
      self.jumps = jumps
    }
  }
}
