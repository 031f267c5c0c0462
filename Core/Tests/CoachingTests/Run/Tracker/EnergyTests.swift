import Coaching
import Testing
import Training

/// Definition 14 of the running definitions.
struct EnergyTests {
  /// Kilocalories of minutes at a speed, a heart rate and a cadence.
  private func energy(
    _ runner: Runner,
    speed: Double = 0,
    beats: Double? = nil,
    steps: Double? = nil,
    minutes: Int = 1
  ) -> Double? {
    var tracker = Tracker(settings: Tracker.Settings(runner: runner))
    _ = tracker.handle(.start, at: .zero)
    for second in 0...(minutes * 60) {
      if let beats {
        _ = tracker.handle(.heartRate(.beatsPerMinute(beats)), at: .seconds(second))
      }
      if let steps {
        _ = tracker.handle(.cadence(.stepsPerMinute(steps)), at: .seconds(second))
      }
      let reading = DeviceReading(speed: .metersPerSecond(speed))
      _ = tracker.handle(.device(reading), at: .seconds(second))
    }
    return tracker.metrics.kilocalories
  }

  @Test func `goes by the heart of a man`() throws {
    let man = Runner(age: 35, kilograms: 75, sex: .male)
    #expect(abs(try #require(energy(man, beats: 150)) - 14.701) < 0.001)
    #expect(abs(try #require(energy(man, beats: 150, minutes: 30)) - 441.0) < 0.1)
  }

  @Test func `goes by the heart of a woman`() throws {
    let woman = Runner(age: 35, kilograms: 60, sex: .female)
    #expect(abs(try #require(energy(woman, beats: 150)) - 9.964) < 0.001)
  }

  @Test func `goes by the speed without a heart rate`() throws {
    let runner = Runner(kilograms: 70)
    // 200 m/min: 43.5 ml of oxygen per kilogram and minute, 15.225 kcal.
    #expect(abs(try #require(energy(runner, speed: 200.0 / 60)) - 15.225) < 0.001)
  }

  @Test func `goes by the speed where the formula of the heart does not hold`() throws {
    let man = Runner(age: 35, kilograms: 70, sex: .male)
    #expect(abs(try #require(energy(man, speed: 200.0 / 60, beats: 89)) - 15.225) < 0.001)
    let nobody = Runner(kilograms: 70)
    #expect(abs(try #require(energy(nobody, speed: 200.0 / 60, beats: 150)) - 15.225) < 0.001)
  }

  @Test func `walks below running speed unless the feet run`() throws {
    let runner = Runner(kilograms: 70)
    #expect(abs(try #require(energy(runner, speed: 1.2)) - (3.5 + 7.2) * 0.35) < 0.001)
    #expect(abs(try #require(energy(runner, speed: 1.5)) - (3.5 + 9) * 0.35) < 0.001)
    #expect(abs(try #require(energy(runner, speed: 1.5, steps: 160)) - (3.5 + 18) * 0.35) < 0.001)
  }

  @Test func `is never less than nothing`() throws {
    let child = Runner(age: 5, kilograms: 20, sex: .male)
    #expect(try #require(energy(child, beats: 90)) >= 0)
  }

  @Test(arguments: [nil, 0, -70, .nan, .infinity] as [Double?])
  func `is nothing without a mass`(kilograms: Double?) {
    #expect(energy(Runner(age: 35, kilograms: kilograms, sex: .male), beats: 150) == nil)
  }

  @Test func `stands still in a pause`() throws {
    // TRIMP and its kin must not go on while the timer stands.
    var tracker = Tracker(
      settings: Tracker.Settings(runner: Runner(age: 35, kilograms: 75, sex: .male))
    )
    _ = tracker.handle(.start, at: .zero)
    for second in 0...60 {
      _ = tracker.handle(.heartRate(.beatsPerMinute(150)), at: .seconds(second))
    }
    _ = tracker.handle(.pause, at: .seconds(60))
    for second in 61...600 {
      _ = tracker.handle(.heartRate(.beatsPerMinute(150)), at: .seconds(second))
    }
    #expect(abs(try #require(tracker.metrics.kilocalories) - 14.701) < 0.001)
  }
}
