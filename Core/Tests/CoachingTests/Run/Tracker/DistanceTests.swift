import Coaching
import Testing
import Training

/// Definition 9 of the running definitions.
struct DistanceTests {
  private func started(sport: Recording.Sport = .running) -> Tracker {
    var tracker = Tracker(settings: Tracker.Settings(sport: sport))
    _ = tracker.handle(.start, at: .zero)
    return tracker
  }

  @Test(arguments: [0, 0.5, 1, 2, 3, 5], [1, 2, 3, 4, 5] as [UInt64])
  func `stays put for ten minutes of noise`(noise: Double, seed: UInt64) {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 0, seconds: 600, noise: noise, accuracy: 5, seed: seed)
    #expect(tracker.metrics.distance.meters < 20)
  }

  @Test func `stays put with a receiver that says it stands`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 0, seconds: 600, noise: 5, tellsSpeed: true)
    #expect(tracker.metrics.distance == .zero)
  }

  @Test(arguments: [0, 0.1, 0.2, 0.3])
  func `measures a lap of the track within one percent`(noise: Double) {
    var tracker = started()
    _ = tracker.follow(.track, speed: 4, seconds: 100, noise: noise, accuracy: 4)
    #expect(abs(tracker.metrics.distance.meters - 400) < 4)
  }

  @Test(arguments: [1, 2, 3], [1, 2, 3, 4] as [UInt64])
  func `measures ten noisy laps within two percent`(noise: Double, seed: UInt64) {
    var tracker = started()
    _ = tracker.follow(.track, speed: 4, seconds: 1000, noise: noise, accuracy: 4, seed: seed)
    #expect(abs(tracker.metrics.distance.meters - 4000) < 80)
  }

  @Test func `measures noisy laps by the speed of the receiver`() {
    var tracker = started()
    _ = tracker.follow(.track, speed: 4, seconds: 1000, noise: 5, accuracy: 4, tellsSpeed: true)
    #expect(abs(tracker.metrics.distance.meters - 4000) < 40)
  }

  @Test func `counts where somebody creeps whom the receiver calls still`() {
    var tracker = started()
    var meters = 0.0
    for second in 0..<1150 {
      let creeps = second % 23 >= 20
      meters += creeps ? 0.5 : 3
      let fix = Fix(
        coordinate: Way.straight.coordinate(at: meters),
        speed: .metersPerSecond(creeps ? 0 : 3)
      )
      _ = tracker.handle(.position(fix), at: .seconds(second))
    }
    // Fifty times a metre and a half, and sixty metres between.
    #expect(abs(tracker.metrics.distance.meters - 3075) < 10)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `takes from steps some of what noise has added`(seed: UInt64) {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 1.2, seconds: 1800, noise: 0.15, seed: seed)
    // Their plain sum is 34 m too long.
    #expect((0..<26).contains(tracker.metrics.distance.meters - 2160))
  }

  @Test func `takes nothing from steps that are no longer than the receiver's speeds`() {
    // A path that swings by 15 cm to each side, as somebody goes who avoids puddles, or as noise does.
    let swinging = Way { (east: $0, north: Int($0 / 1.2) % 2 == 0 ? 0.15 : -0.15) }
    let step = (1.2 * 1.2 + 0.3 * 0.3).squareRoot()
    func counted(whenTold speed: Double) -> Double {
      var tracker = started()
      for second in 0...600 {
        let fix = Fix(
          coordinate: swinging.coordinate(at: 1.2 * (Double(second) + 0.5)),
          speed: .metersPerSecond(speed)
        )
        _ = tracker.handle(.position(fix), at: .seconds(second))
      }
      return tracker.metrics.distance.meters
    }
    // Seven parts of the steps and three of the speed.
    #expect(abs(counted(whenTold: step * 1.01) - 600 * step * 1.003) < 0.1)
    #expect(600 * step * 0.997 - counted(whenTold: step * 0.99) > 3)
  }

  @Test(arguments: [0.7, 1.4, 3, 5.5])
  func `follows walkers and runners alike`(speed: Double) {
    var tracker = started()
    _ = tracker.follow(.straight, speed: speed, seconds: 600)
    #expect(abs(tracker.metrics.distance.meters - 600 * speed) < 3)
    #expect(tracker.metrics.distanceSource == .positions)
  }

  @Test func `drops a single spike`() {
    var tracker = started()
    for second in 0...100 {
      let off = second == 50 ? (80.0, 60.0) : (0, 0)
      let place = Way.straight.coordinate(at: 3 * Double(second), off: off)
      _ = tracker.handle(.position(Fix(coordinate: place)), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 300) < 1)
  }

  @Test func `does not add the jump to the distance`() {
    // OpenTracks marks a new segment after a jump and adds its length all the same.
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    let far = Way { (east: 5000 + $0, north: 0) }
    _ = tracker.follow(far, speed: 3, from: 101, seconds: 100)
    #expect(abs(tracker.metrics.distance.meters - 600) < 10)
  }

  @Test func `bridges a gap with the straight line and says so`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    let beyond = Way { (east: 420 + $0, north: 0) }
    _ = tracker.follow(beyond, speed: 3, from: 140, seconds: 0)
    #expect(tracker.metrics.distanceSource == .bridged)
    _ = tracker.follow(beyond, speed: 3, from: 141, seconds: 59)
    #expect(tracker.metrics.distanceSource == .positions)
    #expect(abs(tracker.bridged.meters - 120) < 0.1)
    #expect(abs(tracker.metrics.distance.meters - 597) < 4)
  }

  @Test func `does not bridge a ride on a train`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    let beyond = Way { (east: 10_000 + $0, north: 0) }
    _ = tracker.follow(beyond, speed: 3, from: 160, seconds: 0)
    #expect(tracker.bridged == .zero)
    #expect(abs(tracker.metrics.distance.meters - 300) < 1)
  }

  @Test func `believes no position that is vague, old or out of order`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 20)
    let known = tracker.metrics
    let away = Way.straight.coordinate(at: 75)
    for (fix, second) in [
      (Fix(coordinate: away, accuracy: 31), 21),
      (Fix(coordinate: away, accuracy: -1), 21),
      (Fix(coordinate: away, age: 5.5), 21),
      (Fix(coordinate: away, age: 1), 21),
      (Fix(coordinate: Coordinate(latitude: 95, longitude: 11)), 21),
      (Fix(coordinate: Coordinate(latitude: .nan, longitude: 11)), 21),
    ] {
      _ = tracker.handle(.position(fix), at: .seconds(second))
      #expect(tracker.metrics.position == known.position)
      #expect(tracker.metrics.distance == known.distance)
    }
  }

  @Test func `believes vaguer positions when there is nothing better`() {
    var tracker = started()
    let place = Way.straight.coordinate(at: 0)
    _ = tracker.handle(.position(Fix(coordinate: place, accuracy: 45)), at: .seconds(1))
    #expect(tracker.metrics.position == place)
    let next = Way.straight.coordinate(at: 10)
    _ = tracker.handle(.position(Fix(coordinate: next, accuracy: 45)), at: .seconds(5))
    #expect(tracker.metrics.position == place)
    _ = tracker.handle(.position(Fix(coordinate: next, accuracy: 45)), at: .seconds(12))
    #expect(tracker.metrics.position == next)
  }

  @Test func `counts nothing before the start and nothing in a pause`() {
    var tracker = Tracker()
    _ = tracker.follow(.straight, speed: 3, seconds: 60)
    _ = tracker.handle(.start, at: .seconds(60))
    #expect(tracker.metrics.distance == .zero)
    _ = tracker.follow(.straight, speed: 3, from: 61, seconds: 60)
    _ = tracker.handle(.pause, at: .seconds(121))
    _ = tracker.follow(.straight, speed: 3, from: 122, seconds: 60)
    _ = tracker.handle(.resume, at: .seconds(182))
    let beyond = Way { (east: 180 + $0, north: 0) }
    _ = tracker.follow(beyond, speed: 3, from: 183, seconds: 60)
    #expect(abs(tracker.metrics.distance.meters - 360) < 8)
  }

  @Test func `lets a cyclist go downhill`() {
    var tracker = started(sport: .cycling)
    _ = tracker.follow(.straight, speed: 15, seconds: 100)
    #expect(abs(tracker.metrics.distance.meters - 1500) < 1)
  }

  @Test func `counts across the date line`() {
    var tracker = started()
    for second in 0...100 {
      var longitude = 179.999 + Double(second) * 0.00004
      if longitude > 180 { longitude -= 360 }
      let place = Coordinate(latitude: 0, longitude: longitude)
      _ = tracker.handle(.position(Fix(coordinate: place)), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 444.8) < 1)
  }

  @Test func `takes the device's own distance and never mixes it with positions`() {
    var tracker = started()
    _ = tracker.handle(.device(DeviceReading(distance: .zero)), at: .zero)
    for second in 1...100 {
      let fix = Fix(coordinate: Way.straight.coordinate(at: 5 * Double(second)))
      _ = tracker.handle(.position(fix), at: .seconds(second))
      let reading = DeviceReading(distance: .meters(3 * Double(second)))
      _ = tracker.handle(.device(reading), at: .seconds(second))
    }
    #expect(tracker.metrics.distance == .meters(300))
    #expect(tracker.metrics.distanceSource == .device)
    #expect(tracker.metrics.position == Way.straight.coordinate(at: 500))
  }

  @Test func `never takes distance back`() {
    var tracker = started()
    for (second, meters) in [(1, 100.0), (2, 50), (3, .nan), (4, -5), (5, .infinity), (6, 1e12)] {
      let reading = DeviceReading(distance: .meters(meters))
      _ = tracker.handle(.device(reading), at: .seconds(second))
      #expect(tracker.metrics.distance == .meters(100))
    }
  }

  @Test(arguments: [SimulatedScenario.positionsOnly5K, .gpsGap5K, .redLights5K, .runWalk5K])
  func `measures a simulated run by its positions`(scenario: SimulatedScenario) {
    var recording = scenario.recording(seed: Seed(7))
    recording.samples.distance = []
    recording.samples.speed = []
    recording.totals = Recording.Totals()
    var player = RecordingPlayer(recording)
    var tracker = Tracker()
    for event in player.events(upTo: player.length) {
      _ = tracker.handle(event.event, at: event.at)
    }
    #expect(abs(tracker.metrics.distance.meters - 5000) < 75)
  }
}
