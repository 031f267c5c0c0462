import Coaching
import Testing
import Training

/// What holds for whatever a tracker is told, in any order, at any time.
struct AnyRunTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `keeps its promises whatever it is told`(number: UInt64) {
    var seed = Seed(number)
    let settings = Tracker.Settings(
      splitDistance: [.kilometers(1), .miles(1), .meters(100)][seed.below(3)],
      autoPause: seed.below(2) == 0,
      runner: seed.below(2) == 0 ? Runner(age: 30, kilograms: 70, sex: .female) : nil,
      place: seed.below(4) == 0 ? .treadmill : .outdoor
    )
    var tracker = Tracker(settings: settings)
    var clock = 0.0
    var last = tracker.metrics
    var told: [TrackerEffect] = []
    for _ in 0..<400 {
      clock += [0, 0, 0.1, 1, 1, 1, 2, 6, 20, 100][seed.below(10)]
      let at = clock - (seed.below(20) == 0 ? 5 : 0)
      let event = event(&seed, clock: clock)
      told += tracker.handle(event, at: Duration(roundedSeconds: at))
      let now = tracker.metrics
      if now.state != .ended {
        #expect(now.distance >= last.distance)
        #expect(now.moving >= last.moving)
      }
      #expect(now.moving <= now.elapsed)
      #expect(now.distance.meters.isFinite)
      last = now
    }
    told += tracker.handle(.end, at: Duration(roundedSeconds: clock))
    let splits = tracker.splits
    let distance = splits.reduce(0) { $0 + $1.distance.meters }
    #expect(abs(distance - tracker.metrics.distance.meters) < 1e-6)
    #expect(splits.reduce(.zero) { $0 + $1.moving } == tracker.metrics.moving)
    #expect(splits.allSatisfy { $0.distance >= .zero && $0.moving >= .zero })
    #expect(splits.enumerated().allSatisfy { $0.offset + 1 == $0.element.number })
    #expect(splits == lastWords(told.splits, upTo: splits.count))
  }

  /// What somebody has who keeps the last word on each number.
  private func lastWords(_ told: [Split], upTo count: Int) -> [Split] {
    (1...max(1, count)).prefix(count).compactMap { number in
      told.last { $0.number == number }
    }
  }

  private func event(_ seed: inout Seed, clock: Double) -> TrackerEvent {
    let odd = [Double.nan, .infinity, -1, 0, 1e300][seed.below(5)]
    let isOdd = seed.below(20) == 0
    switch seed.below(48) {
    case 0: return .start
    case 1: return seed.below(4) == 0 ? .pause : .tick
    case 2, 3: return .resume
    case 4: return .lap
    case 5: return .power(odd)
    case 6:
      return seed.below(3) > 0
        ? .tick
        : .deviceTotals(
          Recording.Totals(
            distance: .meters(isOdd ? odd : clock * 3),
            timer: Duration(roundedSeconds: clock * seed.fraction()),
            elapsed: seed.below(2) == 0 ? nil : Duration(roundedSeconds: clock)
          )
        )
    case 7:
      return .deviceLap(
        Recording.Lap(start: odd, distance: .meters(odd), timer: .seconds(Int64(seed.below(600))))
      )
    case 8..<12: return .heartRate(.beatsPerMinute(isOdd ? odd : 90 + 100 * seed.fraction()))
    case 12..<16: return .cadence(.stepsPerMinute(isOdd ? odd : 190 * seed.fraction()))
    case 16..<18:
      return .device(
        DeviceReading(
          distance: seed.below(8) > 0 ? nil : .meters(isOdd ? odd : clock * 3 * seed.fraction()),
          speed: .metersPerSecond(isOdd ? odd : 4 * seed.fraction())
        )
      )
    case 18..<30:
      let (east, north) = seed.normalPair()
      let way = Way.track.coordinate(at: clock * 3, off: (east * 2, north * 2))
      return .position(
        Fix(
          coordinate: isOdd ? Coordinate(latitude: odd, longitude: odd) : way,
          accuracy: seed.below(3) == 0 ? (isOdd ? odd : 60 * seed.fraction()) : nil,
          speed: seed.below(3) == 0 ? .metersPerSecond(isOdd ? odd : 3) : nil,
          age: seed.below(10) == 0 ? (isOdd ? odd : 6 * seed.fraction()) : 0
        )
      )
    case 30, 31:
      return .footpod(
        FootpodReading(
          speed: .metersPerSecond(isOdd ? odd : 5 * seed.fraction()),
          contactsPerMinute: seed.below(3) == 0 ? (isOdd ? odd : 100 * seed.fraction()) : nil,
          distance: seed.below(3) == 0 ? .meters(isOdd ? odd : clock * 3) : nil
        )
      )
    case 32: return .belt(seed.below(3) == 0 ? nil : .metersPerSecond(isOdd ? odd : 3))
    case 33: return .pressure(isOdd ? odd : 1000 + seed.fraction())
    case 34: return .hidden(seed.below(2) == 0)
    case 35: return .disconnected(Sensor.allCases[seed.below(3)])
    case 36: return .unheard(.suspended)
    case 37: return .work(seed.below(2) == 0)
    default: return .tick
    }
  }
}
