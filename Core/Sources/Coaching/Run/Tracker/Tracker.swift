public import Training

/// The one authority on a run: takes what sensors, a recording and the runner say, and answers with
/// metrics once a second, splits and laps.
///
/// Every metre has one source and none is counted twice: what a device computed itself is taken as it
/// is; only without such a device do positions count, and where there are none a foot pod does. The
/// distance never decreases, except that a device's own total settles the end. What nobody measured
/// is marked as a gap. Cost is constant per event.
public struct Tracker: Hashable, Sendable {
  /// What the run is tracked with.
  public let settings: Settings

  /// The splits completed so far; after the end with what was left over, so that they add up.
  public internal(set) var splits: [Split] = []

  /// The laps completed so far.
  public internal(set) var laps: [Split] = []

  /// How many metres of the distance were bridged in a straight line across gaps in the positions.
  public internal(set) var bridged = Distance.zero

  /// What was not measured, in order.
  public internal(set) var gaps: [TrackingGap] = []

  /// Moving time in each heart rate zone, from below the first to the fifth.
  public internal(set) var timeInZones = [Duration](repeating: .zero, count: 6)

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
  var footpod = LastReading<Speed>(staleAfter: .seconds(5))

  let zones: HeartRateZones
  var lock = CadenceLock()
  var highest = HighestHeartRate()
  var barometer = Barometer()
  var pod: FootpodOdometer
  var footCadence = FootCadence()
  /// The pod's metres since positions last counted, and how many true metres of them are counted.
  var podMeters = 0.0
  var podCounted = 0.0
  var belt: Speed?
  /// The moving time up to which the belt's speed has been counted.
  var beltCounted = Duration.zero
  var isWorking = false
  var hiddenSince: Duration?
  /// When the page was last hidden, as long as no position has come since.
  var lastHidden: Duration?
  var startedAt: Duration?
  /// Since when positions are missed: the last one that was believed, the start, or the end of a pause.
  var missedSince = Duration.zero

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
    zones = HeartRateZones(runner: settings.runner ?? Runner())
    pod = FootpodOdometer(fastest: settings.fastest)
  }

  /// The highest heart rate that was held for ten seconds and is above the known maximum, for asking
  /// the runner whether it is his own (definition 1).
  public var newMaximum: HeartRate? {
    guard let seen = highest.value, seen > zones.maximum else { return nil }
    return seen
  }

  /// Whether the tracker itself has found that the runner stands.
  public var isStanding: Bool { phase == .standing }

  /// What the foot pod's cadence was found to count (definition 7).
  public var cadenceOrigin: Recording.CadenceOrigin? { footCadence.origin }

  /// Takes one event and returns the effects it asks for, in order.
  ///
  /// Time never runs backwards: an earlier time than the last one counts as the last one.
  public mutating func handle(_ event: TrackerEvent, at now: Duration) -> [TrackerEffect] {
    guard phase != .ended else { return [] }
    let now = Duration(roundedSeconds: min(now, Self.longest).inSeconds)
    if case .unheard(let kind) = event { return skip(kind, to: now) }
    advance(to: now)
    return roll() + react(to: event)
  }

  private mutating func react(to event: TrackerEvent) -> [TrackerEffect] {
    switch event {
    case .start: return start()
    case .pause: return pause()
    case .resume: return resume()
    case .lap: return lap(nil)
    case .end: return end()
    case .position(let fix): return take(fix)
    case .heartRate(let heartRate):
      take(heartRate)
      return []
    case .cadence(let cadence): return take(cadence)
    // Power and beats are kept by the journal; no metric is made of them.
    case .power, .heartbeats: return []
    case .footpod(let reading): return take(reading)
    case .pressure(let hectopascals):
      take(pressure: hectopascals)
      return []
    case .belt(let speed):
      belt = credible(speed)
      return []
    case .disconnected(let sensor):
      lose(sensor)
      return []
    case .hidden(let isHidden):
      hide(isHidden)
      return []
    case .work(let isOn): return work(isOn)
    case .device(let reading): return take(reading)
    case .deviceTotals(let totals):
      self.totals = totals
      return []
    case .deviceLap(let lap): return self.lap(lap)
    case .unheard: return []
    case .tick: return [.publish(metrics)]
    }
  }
}
