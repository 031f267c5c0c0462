import Coaching
import Testing
import Training

/// The vectors of the running definitions that a tracker must give, one a row.
///
/// Some stand in a file of their own beside a story: zones in `HeartRateZonesTests`, grades in
/// `GradeTests`, three-minute pace and goals in `MomentBuilderTests` and `ScriptEngineTests`, cadence of
/// files in `FITRecordingTests`, energy in `EnergyTests`.
struct DefinitionTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var definition: Int
    var says: String
    var found: @Sendable () -> Double?
    var expected: Double?
    var tolerance: Double

    init(
      _ definition: Int,
      _ says: String,
      _ expected: Double?,
      within tolerance: Double = 1e-9,
      _ found: @escaping @Sendable () -> Double?
    ) {
      self.definition = definition
      self.says = says
      self.found = found
      self.expected = expected
      self.tolerance = tolerance
    }

    var testDescription: String { "\(definition): \(says)" }
  }

  @Test(arguments: hearts + feet + positions + pauses + splits + paces)
  func `gives what the definition says`(vector: Vector) throws {
    guard let expected = vector.expected else {
      #expect(vector.found() == nil)
      return
    }
    let found = try #require(vector.found())
    #expect(abs(found - expected) <= vector.tolerance)
  }

  @Test func `has a row for every definition that it measures`() {
    let rows = Self.hearts + Self.feet + Self.positions + Self.pauses + Self.splits + Self.paces
    #expect(Set(rows.map { $0.definition }) == [1, 2, 3, 7, 9, 10, 11, 12])
  }

  // MARK: 1 to 3, the heart

  private static let hearts = [
    Vector(1, "Tanaka at 40", 180) {
      HeartRateZones(runner: Runner(age: 40)).maximum.beatsPerMinute
    },
    Vector(1, "a measured maximum before any formula", 191) {
      HeartRateZones(runner: Runner(age: 40, maxHeartRate: .beatsPerMinute(191))).maximum
        .beatsPerMinute
    },
    Vector(1, "a higher rate held for ten seconds is asked about", 186) {
      run(runner: Runner(age: 40)) { $0.hear(186, from: 1, through: 11) }.newMaximum?
        .beatsPerMinute
    },
    Vector(1, "nine seconds are a spike", nil) {
      run(runner: Runner(age: 40)) { $0.hear(186, from: 1, through: 10) }.newMaximum?
        .beatsPerMinute
    },
    Vector(2, "zone 4 begins at 158 of reserve 50 to 185", 158) { edge(4, rest: 50) },
    Vector(2, "zone 3 begins at 145, half up", 145) { edge(3, rest: 50) },
    Vector(2, "zone 4 begins at 148 of maximum 185", 148) { edge(4, rest: nil) },
    Vector(3, "a rate of fifteen seconds ago holds", 150) {
      run { $0.hear(150, from: 1, through: 1, until: 16) }.metrics.heartRate?.beatsPerMinute
    },
    Vector(3, "an older one is unknown, not 0", nil) {
      run { $0.hear(150, from: 1, through: 1, until: 17) }.metrics.heartRate?.beatsPerMinute
    },
  ]

  // MARK: 7, the feet

  private static let feet = [
    Vector(7, "one foot of a pod is half of the steps", 172) { steps(contacts: 86) },
    Vector(7, "a pod that sends both feet is not doubled", 176) { steps(contacts: 176) },
    Vector(7, "a median of at most 120 while running is doubled again", 176) {
      steps(contacts: 44)
    },
    Vector(7, "steps are stale after three seconds", nil) {
      run { tracker in
        _ = tracker.handle(.cadence(.stepsPerMinute(170)), at: .seconds(1))
        _ = tracker.handle(.tick, at: .milliseconds(4001))
      }.metrics.cadence?.stepsPerMinute
    },
  ]

  // MARK: 9, positions

  private static let positions = [
    Vector(9, "the Earth's radius", 6_371_008.8) { Coordinate.earthRadius },
    Vector(9, "a fix of 30 m counts", 90, within: 0.001) { reach(accuracy: 30) },
    Vector(9, "a fix of 31 m does not", 0) { reach(accuracy: 31) },
    Vector(9, "a fix of 50 m counts after ten seconds of nothing", 90, within: 0.001) {
      reach(accuracy: 50, after: 11)
    },
    Vector(9, "a fix of five seconds ago counts", 90, within: 0.001) { reach(age: 5, after: 14) },
    Vector(9, "an older one does not", 0) { reach(age: 5.1, after: 14) },
    Vector(9, "a step of 1.9 m is none", 0) { reach(meters: 1.9) },
    Vector(9, "nor is one of less than 0.3 times the accuracy", 0) {
      reach(meters: 8.9, accuracy: 30)
    },
    Vector(9, "nobody runs faster than 10 m/s", 0) { reach(meters: 101, after: 10) },
    Vector(9, "a silence of fifteen seconds is no gap", 0) { gaps(silence: 15) },
    Vector(9, "a longer one is", 1) { gaps(silence: 16) },
    Vector(9, "it is bridged in a straight line", 48, within: 0.01) {
      run { $0.run(silence: 16) }.bridged.meters
    },
    Vector(9, "ten minutes of standing, sigma 5 m, below 20 m", 10, within: 10) {
      run {
        _ = $0.follow(.straight, speed: 0, seconds: 600, noise: 5, accuracy: 5)
      }.metrics.distance.meters
    },
    Vector(9, "a lap of 400 m within one percent", 400, within: 4) {
      run {
        _ = $0.follow(.track, speed: 4, seconds: 100, noise: 0.3, accuracy: 4)
      }.metrics.distance.meters
    },
  ]

  // MARK: 10, auto-pause

  private static let pauses = [
    Vector(10, "below 0.6 m/s for four seconds", 61) { pausedSince(speed: 0.59, seconds: 4) },
    Vector(10, "not for three", nil) { pausedSince(speed: 0.59, seconds: 3) },
    Vector(10, "not at 0.6 m/s", nil) { pausedSince(speed: 0.6, seconds: 60) },
    Vector(10, "no steps for two seconds", 61) { pausedSince(speed: nil, steps: 0, seconds: 2) },
    Vector(10, "never in a race", nil) { pausedSince(speed: 0, seconds: 60, mode: .race) },
    Vector(10, "moving time stops at the edge", 61) {
      paused(speed: 0, steps: nil, seconds: 30, mode: .training).metrics.moving.inSeconds
    },
    Vector(10, "elapsed time goes on", 91) {
      paused(speed: 0, steps: nil, seconds: 30, mode: .training).metrics.elapsed.inSeconds
    },
  ]

  // MARK: 11, splits

  private static let splits = [
    Vector(11, "t0 + (t1 - t0)(D - d0)/(d1 - d0)", 300.8) {
      counted([(300, 998), (302, 1003)]).first?.moving.inSeconds
    },
    Vector(11, "a jump over two boundaries completes both", 2) {
      Double(counted([(300, 990), (310, 2010)]).count)
    },
    Vector(11, "the splits add up to the whole", 2010) {
      counted([(300, 990), (310, 2010)], ends: true).reduce(0) { $0 + $1.distance.meters }
    },
    Vector(11, "also in time", 310) {
      counted([(300, 990), (310, 2010)], ends: true).reduce(0) { $0 + $1.moving.inSeconds }
    },
    Vector(11, "averages leave out what no strap told", 160) {
      run { tracker in
        tracker.hear(160, from: 0, through: 100)
        tracker.hear(160, from: 200, through: 300)
        _ = tracker.handle(.device(DeviceReading(distance: .meters(1000))), at: .seconds(300))
      }.splits.first?.heartRate?.beatsPerMinute
    },
  ]

  // MARK: 12, paces

  private static let paces = [
    Vector(12, "the distance over the last fifteen seconds", 250) {
      run { tracker in
        for second in 0...60 {
          let meters = Double(min(second, 40)) * 3 + Double(max(0, second - 40)) * 4
          let reading = DeviceReading(distance: .meters(meters))
          _ = tracker.handle(.device(reading), at: .seconds(second))
        }
      }.metrics.currentPace?.secondsPerKilometer
    },
    Vector(12, "a mile", 1609.344) { Distance.miles(1).meters },
  ]
}

// MARK: Runs

private func run(
  runner: Runner? = nil,
  mode: RunPlan.Mode = .training,
  _ story: (inout Tracker) -> Void
) -> Tracker {
  let settings = Tracker.Settings(autoPause: mode != .free, runner: runner, mode: mode)
  var tracker = Tracker(settings: settings)
  _ = tracker.handle(.start, at: .zero)
  story(&tracker)
  return tracker
}

private func edge(_ zone: Int, rest: Double?) -> Double {
  let runner = Runner(
    maxHeartRate: .beatsPerMinute(185),
    restingHeartRate: rest.map { .beatsPerMinute($0) }
  )
  return HeartRateZones(runner: runner).lowerEdges[zone - 1].beatsPerMinute
}

private func steps(contacts: Double) -> Double? {
  run { tracker in
    for second in 0...20 {
      let reading = FootpodReading(
        speed: .metersPerSecond(3),
        contactsPerMinute: contacts,
        isRunning: true
      )
      _ = tracker.handle(.footpod(reading), at: .seconds(second))
    }
  }.metrics.cadence?.stepsPerMinute
}

/// How far somebody is who was in one place, and some seconds later is so many metres away.
private func reach(
  meters: Double = 90,
  accuracy: Double = 5,
  age: Double = 0,
  after seconds: Int = 9
) -> Double {
  run(mode: .free) { tracker in
    _ = tracker.handle(.position(fix(at: 0)), at: .zero)
    var last = fix(at: meters)
    last.accuracy = accuracy
    last.age = age
    _ = tracker.handle(.position(last), at: .seconds(seconds))
  }.metrics.distance.meters
}

private func fix(at meters: Double) -> Fix {
  Fix(coordinate: Way.straight.coordinate(at: meters), accuracy: 5)
}

private func gaps(silence: Int) -> Double {
  Double(run { $0.run(silence: silence) }.gaps.count)
}

private func pausedSince(
  speed: Double?,
  steps: Double? = nil,
  seconds: Int,
  mode: RunPlan.Mode = .training
) -> Double? {
  let tracker = paused(speed: speed, steps: steps, seconds: seconds, mode: mode)
  return tracker.metrics.state == .paused ? tracker.metrics.moving.inSeconds : nil
}

/// Runs for a minute, and then does something else from second 61 on.
private func paused(
  speed: Double?,
  steps: Double?,
  seconds: Int,
  mode: RunPlan.Mode
) -> Tracker {
  run(mode: mode) { tracker in
    for second in 1...(61 + seconds) {
      let speed = second <= 60 ? 3 : speed
      let steps = second <= 60 ? nil : steps
      if let speed {
        let reading = DeviceReading(speed: .metersPerSecond(speed))
        _ = tracker.handle(.device(reading), at: .seconds(second))
      }
      if let steps {
        _ = tracker.handle(.cadence(.stepsPerMinute(steps)), at: .seconds(second))
      }
    }
  }
}

private func counted(_ readings: [(Int, Double)], ends: Bool = false) -> [Split] {
  run { tracker in
    for (second, meters) in readings {
      let reading = DeviceReading(distance: .meters(meters))
      _ = tracker.handle(.device(reading), at: .seconds(second))
    }
    if ends { _ = tracker.handle(.end, at: .seconds(readings.last?.0 ?? 0)) }
  }.splits
}

extension Tracker {
  fileprivate mutating func hear(
    _ beats: Double,
    from first: Int,
    through last: Int,
    until end: Int? = nil
  ) {
    for second in first...last {
      _ = handle(.heartRate(.beatsPerMinute(beats)), at: .seconds(second))
    }
    if let end { _ = handle(.tick, at: .seconds(end)) }
  }

  /// Runs for a minute at 3 m/s, is silent, and says one more position.
  fileprivate mutating func run(silence: Int) {
    for second in 0...60 {
      _ = handle(.position(fix(at: 3 * Double(second))), at: .seconds(second))
    }
    let next = 60 + silence
    _ = handle(.position(fix(at: 3 * Double(next))), at: .seconds(next))
  }
}
