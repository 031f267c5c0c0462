import Training

/// Waits for the runner to run off, and keeps the run as it was when they may have begun to.
///
/// The edge is dated back as that of a stop is (definition 10 of the running definitions): who has run for
/// a second and a half has run since then.
struct Departure: Equatable, Sendable {
  /// What a run was told while it was not sure that the runner runs.
  struct Told: Equatable, Sendable {
    var event: CoachedRun.Event
    var at: Duration
  }

  private static let running = 1.0
  private static let quickFeet = 120.0
  private static let surety: Duration = .milliseconds(1500)
  private static let feetSurety: Duration = .seconds(2)
  // Readings further apart say nothing about the time between them.
  private static let longestSilence: Duration = .seconds(5)
  // A receiver that measures no speed is believed once the runner is this far from where they stood.
  private static let surelyAway = 10.0
  // A doubt that lasts longer than this is none.
  private static let mostEvents = 200

  /// The run before the first reading that shows the runner running; empty while they stand.
  private(set) var before: [CoachedRun] = []
  /// When that reading came.
  private(set) var since: Duration = .zero
  /// What has come since, that reading too.
  private(set) var told: [Told] = []

  private var ground = Streak()
  private var feet = Streak()
  private var last: Seen?
  private var counted: Counted?
  private var stood: Coordinate?

  private struct Seen: Equatable, Sendable {
    var coordinate: Coordinate
    var at: Duration
  }

  private struct Counted: Equatable, Sendable {
    var meters: Double
    var at: Duration
  }

  private struct Streak: Equatable, Sendable {
    var since: Duration?
    private var last: Duration?

    mutating func ingest(_ holds: Bool, at now: Duration) {
      if let last, now - last > Departure.longestSilence { since = nil }
      last = now
      since = holds ? since ?? now : nil
    }

    func hasLasted(_ needed: Duration, at now: Duration) -> Bool {
      since.map { now - $0 >= needed } ?? false
    }
  }

  /// Handles what a run is about to be told; answers whether the runner is sure to run.
  mutating func handle(_ event: CoachedRun.Event, of run: CoachedRun, at now: Duration) -> Bool {
    let isSure = judge(event, at: now)
    if ground.since == nil, feet.since == nil {
      before = []
      told = []
    } else {
      if before.isEmpty || told.count >= Self.mostEvents {
        before = [run]
        since = now
        told = []
      }
      told.append(Told(event: event, at: now))
    }
    return isSure && !before.isEmpty
  }

  private mutating func judge(_ event: CoachedRun.Event, at now: Duration) -> Bool {
    guard case .tracker(let event) = event else { return false }
    switch event {
    case .position(let fix): return judge(fix, at: now)
    case .cadence(let cadence):
      return judge(feet: cadence.stepsPerMinute >= Self.quickFeet, at: now)
    case .footpod(let reading): return judge(reading.speed, at: now)
    case .device(let reading): return judge(reading, at: now)
    case .belt(let speed):
      guard speed != nil else { return false }
      ground.ingest(true, at: now)
      return true
    case .start, .pause, .resume, .lap, .end, .heartRate, .power, .pressure, .heartbeats,
      .disconnected, .hidden, .work, .step, .unheard, .deviceTotals, .deviceLap, .tick:
      return false
    }
  }

  private mutating func judge(_ speed: Speed, at now: Duration) -> Bool {
    ground.ingest(speed.metersPerSecond > Self.running, at: now)
    return ground.hasLasted(Self.surety, at: now)
  }

  /// A watch counts meters and tells no speed, indoors as well as outdoors.
  private mutating func judge(_ reading: DeviceReading, at now: Duration) -> Bool {
    if let speed = reading.speed { return judge(speed, at: now) }
    guard let meters = reading.distance?.meters else { return false }
    defer { if counted.map({ $0.at < now }) ?? true { counted = Counted(meters: meters, at: now) } }
    guard let counted, now > counted.at, now - counted.at <= Self.longestSilence else {
      return false
    }
    let speed = max(meters - counted.meters, 0) / (now - counted.at).inSeconds
    return judge(.metersPerSecond(speed), at: now)
  }

  private mutating func judge(feet areQuick: Bool, at now: Duration) -> Bool {
    feet.ingest(areQuick, at: now)
    return feet.hasLasted(Self.feetSurety, at: now)
  }

  private mutating func judge(_ fix: Fix, at now: Duration) -> Bool {
    defer { last = Seen(coordinate: fix.coordinate, at: now) }
    if let speed = fix.speed { return judge(speed, at: now) }
    guard let last, now > last.at else { return false }
    let speed = last.coordinate.distance(to: fix.coordinate).meters / (now - last.at).inSeconds
    let isNew = ground.since == nil
    ground.ingest(speed > Self.running, at: now)
    if isNew || ground.since == nil { stood = last.coordinate }
    guard ground.since != nil, let stood else { return false }
    let away = stood.distance(to: fix.coordinate).meters
    return away >= max(Self.surelyAway, 2 * (fix.accuracy ?? 0))
  }
}
