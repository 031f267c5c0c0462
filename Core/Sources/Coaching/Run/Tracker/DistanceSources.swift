import Training

/// Decides which sensor every meter of a run comes from, so that none is counted twice.
///
/// ```
///  a device's own distance  before  positions  before  a foot pod  before  the belt
/// ```
/// On a treadmill no position counts. A pod goes on measuring while positions count: when they fail
/// it takes over, and when they are back, what it has counted of their stretch is subtracted from it.
struct DistanceSources: Hashable, Sendable {
  /// Who measured last.
  private(set) var current = LiveMetrics.DistanceSource.none

  /// How much of the distance was bridged in a straight line across gaps in the positions.
  private(set) var bridged = Distance.zero

  private let place: RunPlace
  private var odometer: PositionOdometer
  private var pod: FootpodOdometer
  // The pod's meters since positions last counted, and how many true meters of them are counted.
  private var podMeters = 0.0
  private var podCounted = 0.0
  private var belt: Speed?
  // The moving time up to which the belt's speed has been counted.
  private var beltCounted = Duration.zero

  /// Creates the sources of somebody who never moves faster than a speed.
  init(place: RunPlace, fastest: Speed) {
    self.place = place
    odometer = PositionOdometer(fastest: fastest)
    pod = FootpodOdometer(fastest: fastest)
  }

  /// Whether a device computes the distance itself; then nothing else counts.
  var isDevice: Bool { current == .device }

  /// How fast the runner moves by the last positions.
  var positionSpeed: Speed? { odometer.speed }

  /// Whether the positions show somebody who stands.
  var isStanding: Bool { odometer.isStanding }

  /// Measures from here on, at the start or after a pause.
  mutating func begin(at now: Duration, moving: Duration) {
    odometer.restart(at: now.inSeconds)
    forgetPod()
    beltCounted = moving
  }

  /// Leaves out moving time in which nobody listened.
  mutating func skip(_ passed: Duration) { beltCounted += passed }

  // MARK: A device

  /// Gives way to a device that computes the distance itself.
  mutating func giveWayToDevice() { current = .device }

  /// Whether a position is believed that only shows where the runner is.
  mutating func believes(_ fix: Fix, at now: Duration) -> Bool {
    odometer.believes(fix, at: now.inSeconds)
  }

  // MARK: Positions

  /// Measures a position, before anything of it is counted.
  mutating func measure(_ fix: Fix, at now: Duration) -> PositionOdometer.Step {
    guard place == .outdoor else { return .dropped }
    let isFirst = !odometer.hasAnchor
    let step = odometer.add(fix, at: now.inSeconds)
    if isFirst, step != .dropped { forgetPod() }
    return step
  }

  /// What a step bridges that the pod has not measured meanwhile.
  func unmeasured(by step: PositionOdometer.Step) -> Distance {
    .meters(max(0, step.bridged.meters - podCounted))
  }

  /// Counts meters that positions have shown; answers with those that the pod has not counted.
  mutating func advance(by meters: Double) -> Double {
    current = .positions
    if podCounted == 0 { pod.compare(positions: meters, pod: podMeters) }
    return meters - forgetPod(upTo: meters)
  }

  /// Counts the straight line across a gap; answers with the meters that the pod has not counted.
  mutating func bridge(_ meters: Double) -> Double {
    current = .bridged
    let rest = meters - forgetPod(upTo: meters)
    bridged = bridged + .meters(rest)
    return rest
  }

  // MARK: A foot pod

  /// Counts what a foot pod measures; answers with its meters, or nothing where others measure.
  mutating func count(
    _ reading: FootpodReading,
    isUnderway: Bool,
    hasPosition: Bool,
    at now: Duration
  ) -> Double? {
    let meters = pod.add(reading, at: now.inSeconds)
    guard isUnderway, !isDevice else { return nil }
    podMeters += meters
    guard place == .treadmill || !hasPosition else { return nil }
    let due = podMeters * pod.factor - podCounted
    guard due > 0 else { return 0 }
    podCounted += due
    current = .footpod
    return due
  }

  /// Forgets what the pod has measured since positions last counted, and answers how much of a
  /// stretch that positions now count as well has been counted already.
  @discardableResult
  private mutating func forgetPod(upTo meters: Double = 0) -> Double {
    defer {
      podMeters = 0
      podCounted = 0
    }
    return min(max(meters, 0), podCounted)
  }

  // MARK: The belt

  /// Sets the speed of the belt; nothing where it stands or is not known.
  mutating func setBelt(_ speed: Speed?) { belt = speed }

  /// Counts what the belt has moved up to a moving time, unless another measures.
  mutating func roll(to moving: Duration, counts: Bool) -> Double? {
    let passed = moving - beltCounted
    beltCounted = moving
    guard counts, place == .treadmill, !isDevice, passed > .zero, let belt else { return nil }
    current = .belt
    return belt.metersPerSecond * passed.inSeconds
  }
}
