public import Training

/// The one authority on a run: takes what sensors, a recording and the runner say, and answers with
/// metrics once a second, splits and laps.
///
/// The distance has one source and never two mixed: what a device computed itself is taken as it
/// is, and only without such a device do positions count. It never decreases, except that a
/// device's own total settles the end. Cost is constant per event.
public struct Tracker: Hashable, Sendable {
  /// What the run is tracked with.
  public let settings: Settings

  /// The splits completed so far; after the end with what was left over, so that they add up.
  public internal(set) var splits: [Split] = []

  /// The laps completed so far.
  public internal(set) var laps: [Split] = []

  /// How many metres of the distance were bridged in a straight line across gaps in the positions.
  public internal(set) var bridged = Distance.zero

  /// Farther and longer than any run; a device that says more is broken, and counting its splits
  /// would not end.
  static let farthest = 10_000_000.0
  static let longest: Duration = .seconds(8_640_000)

  /// Where the session stands; standing is a pause that the tracker found out by itself.
  enum Phase: Hashable, Sendable { case preparing, running, standing, paused, ended }

  var phase = Phase.preparing
  var clock = Duration.zero
  var progress = Progress()
  var counter: SplitCounter
  var lapStart = Progress()
  var source = LiveMetrics.DistanceSource.none
  var odometer: PositionOdometer
  /// The distance over moving time, for the pace.
  var window = PaceWindow()
  /// The way over the clock, standing included, for finding out who stands.
  var ground = PaceWindow()
  var energy: EnergyMeter
  var totals: Recording.Totals?
  var hasDeviceLaps = false

  var position = LastReading<Coordinate>(staleAfter: .seconds(10))
  var altitude = LastReading<Double>(staleAfter: .seconds(10))
  var heartRate = LastReading<HeartRate>(staleAfter: .seconds(15))
  var cadence = LastReading<Cadence>(staleAfter: .seconds(3))
  var distanceReading = LastReading<Double>(staleAfter: .seconds(15))
  var deviceSpeed = LastReading<Speed>(staleAfter: .seconds(15))

  var standstill = Standstill()
  /// Moving time that is not counted before it is sure that the runner did not stand.
  var heldBack = Duration.zero
  /// All metres over the ground, those of somebody who seems to stand included.
  var groundMeters = 0.0
  /// What of them is counted or was noise: the rest counts once it is sure that the runner runs.
  var settledMeters = 0.0

  /// Creates a tracker of a run that has not begun.
  public init(settings: Settings = Settings()) {
    self.settings = settings
    counter = SplitCounter(length: settings.splitDistance)
    odometer = PositionOdometer(fastest: settings.fastest)
    energy = EnergyMeter(runner: settings.runner)
  }

  /// Takes one event and returns the effects it asks for, in order.
  ///
  /// Time never runs backwards: an earlier time than the last one counts as the last one.
  public mutating func handle(_ event: TrackerEvent, at now: Duration) -> [TrackerEffect] {
    guard phase != .ended else { return [] }
    advance(to: Duration(roundedSeconds: min(now, Self.longest).inSeconds))
    switch event {
    case .start: return start()
    case .pause: return pause()
    case .resume: return resume()
    case .lap: return lap(nil)
    case .end: return end()
    case .position(let fix): return take(fix)
    case .heartRate(let heartRate):
      // A strap without contact says 0; nobody runs below 25 or above 250.
      guard (25...250).contains(heartRate.beatsPerMinute) else { return [] }
      self.heartRate.take(heartRate, at: clock)
      return []
    case .cadence(let cadence): return take(cadence)
    // Power is kept by the journal; no metric is made of it.
    case .power: return []
    case .device(let reading): return take(reading)
    case .deviceTotals(let totals):
      self.totals = totals
      return []
    case .deviceLap(let lap): return self.lap(lap)
    case .tick: return [.publish(metrics)]
    }
  }
}
