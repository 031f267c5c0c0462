public import Training

/// What the tracker says once a second: the one authoritative view of a run.
public struct LiveMetrics: Hashable, Sendable {
  /// Where a session stands.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case preparing, running, paused, ended
  }

  /// How far a sensor can be trusted now.
  public enum Signal: String, CaseIterable, Hashable, Sendable {
    /// No reading has come yet, and none is promised.
    case absent
    /// Readings come and are fresh.
    case good
    /// Readings come, but something else than what they should measure is in them.
    case doubtful
    /// Readings came, but the last is too old to be used.
    case lost
    /// The page that would receive them is hidden, and a browser gives it none.
    case hidden
  }

  /// Who computed the distance.
  public enum DistanceSource: String, CaseIterable, Hashable, Sendable {
    /// Nobody yet.
    case none
    /// The device that recorded it.
    case device
    /// The tracker, from positions.
    case positions
    /// A straight line across a gap without positions.
    case bridged
    /// A foot pod.
    case footpod
    /// The speed of a treadmill that the runner has typed in.
    case belt
  }

  /// Time since the start, pauses included.
  public var elapsed: Duration

  /// Time with the timer running: what a duration means to the coach.
  public var moving: Duration

  /// The distance so far.
  public var distance: Distance

  /// Who computed the distance.
  public var distanceSource: DistanceSource

  /// The pace over the last 15 s, nothing while standing or unknown.
  public var currentPace: Pace?

  /// The pace of the whole run over its moving time.
  public var averagePace: Pace?

  /// The heart rate, nothing when the last reading is older than 15 s.
  public var heartRate: HeartRate?

  /// The cadence, nothing when stale.
  public var cadence: Cadence?

  /// Energy so far in kilocalories, an estimate unless a device told it.
  public var kilocalories: Double?

  /// The last split that was completed.
  public var lastSplit: Split?

  /// Where the session stands.
  public var state: State

  /// The last position that was believed.
  public var position: Coordinate?

  /// Metres above sea level at that position, where the sensors tell: so that hills excuse a pace.
  public var altitude: Double?

  /// How far positions can be trusted.
  public var positionSignal: Signal

  /// How far the heart rate can be trusted.
  public var heartRateSignal: Signal

  /// How far the foot pod can be trusted.
  public var footpodSignal: Signal

  /// Metres climbed so far, where a barometer tells.
  public var ascent: Distance?

  /// Since when the runner stands, as time since the start of the run, where readings show it.
  ///
  /// A pause of the runner's own is no standing.
  public var standingSince: Duration?

  // On the heap: metrics are copied on the small stack of a page.
  private var courses: [CourseProgress]

  /// Where the run stands in its course of steps, if it has one.
  public var course: CourseProgress? {
    get { courses.first }
    set { courses = newValue.map { [$0] } ?? [] }
  }

  /// How long the runner has stood, where readings show it.
  public var stood: Duration? { standingSince.map { max(.zero, elapsed - $0) } }

  /// Creates the metrics of a session that has not begun, to be filled in.
  public init(
    elapsed: Duration = .zero,
    moving: Duration = .zero,
    distance: Distance = .zero,
    distanceSource: DistanceSource = .none,
    currentPace: Pace? = nil,
    averagePace: Pace? = nil,
    heartRate: HeartRate? = nil,
    cadence: Cadence? = nil,
    kilocalories: Double? = nil,
    lastSplit: Split? = nil,
    state: State = .preparing,
    position: Coordinate? = nil,
    positionSignal: Signal = .absent,
    heartRateSignal: Signal = .absent,
    altitude: Double? = nil,
    footpodSignal: Signal = .absent,
    ascent: Distance? = nil,
    standingSince: Duration? = nil,
    course: CourseProgress? = nil
  ) {
    self.elapsed = elapsed
    self.moving = moving
    self.distance = distance
    self.distanceSource = distanceSource
    self.currentPace = currentPace
    self.averagePace = averagePace
    self.heartRate = heartRate
    self.cadence = cadence
    self.kilocalories = kilocalories
    self.lastSplit = lastSplit
    self.state = state
    self.position = position
    self.positionSignal = positionSignal
    self.heartRateSignal = heartRateSignal
    self.altitude = altitude
    self.footpodSignal = footpodSignal
    self.ascent = ascent
    self.standingSince = standingSince
    courses = course.map { [$0] } ?? []
  }
}
