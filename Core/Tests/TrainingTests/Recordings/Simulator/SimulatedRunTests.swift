import Testing
import Training

struct SimulatedRunTests {
  @Test func `gives the same run for the same seed and another for another`() {
    let run = SimulatedScenario.steady5K.run
    #expect(run.recording(seed: Seed(7)) == run.recording(seed: Seed(7)))
    #expect(run.recording(seed: Seed(7)) != run.recording(seed: Seed(8)))
  }

  @Test(arguments: SimulatedScenario.allCases)
  func `is a plausible run`(scenario: SimulatedScenario) throws {
    let recording = scenario.recording(seed: Seed(3))
    let samples = recording.samples
    let count = samples.count
    #expect(recording.source == .simulator && recording.sport == .running)
    for column in [samples.latitude, samples.longitude, samples.altitude, samples.cadence] {
      #expect(column.count == count)
    }
    #expect(zip(samples.time, samples.time.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(samples.distance, samples.distance.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(samples.speed.allSatisfy { (0...6.5).contains($0) })
    let beats = samples.heartRate.filter { !$0.isNaN }
    // Whoever stands for minutes comes down to 69.
    #expect(beats.allSatisfy { (66...188).contains($0) })
    let steps = samples.cadence.filter { $0 >= 140 }
    #expect(steps.allSatisfy { (150...195).contains($0) })
    #expect(samples.cadence.filter { $0 < 140 }.allSatisfy { $0 == 0 || (105...120).contains($0) })
    let elapsed = try #require(recording.totals.elapsed)
    #expect(elapsed.inSeconds == samples.time.last)
    let paused = recording.pauses.map { $0.upperBound - $0.lowerBound }.reduce(0, +)
    #expect(recording.totals.timer == elapsed - .seconds(paused))
  }

  @Test func `ends where its goal is`() {
    let run = SimulatedRun(goal: .distance(.kilometers(3)), pace: .secondsPerKilometer(300))
    let recording = run.recording(seed: Seed(1))
    #expect((3000...3012).contains(recording.totals.distance?.meters ?? 0))
    #expect((880...920).contains(recording.totals.elapsed?.inSeconds ?? 0))
    let timed = SimulatedRun(goal: .time(.seconds(600)), pace: .secondsPerKilometer(300))
    #expect(timed.recording(seed: Seed(1)).totals.elapsed == .seconds(600))
  }

  @Test func `counts its laps as a watch does`() throws {
    let recording = SimulatedScenario.redLights5K.recording(seed: Seed(2))
    #expect(recording.laps.count == 6)
    #expect(recording.laps.prefix(5).allSatisfy { $0.distance == .kilometers(1) })
    let timers = recording.laps.compactMap { $0.timer }
    #expect(timers.reduce(.zero, +) == recording.totals.timer)
    #expect(recording.pauses.count == 1)
  }

  @Test func `leaves out what the device does not measure`() {
    let recording = SimulatedScenario.positionsOnly5K.recording(seed: Seed(1))
    #expect(recording.samples.distance == [] && recording.samples.speed == [])
    #expect(recording.samples.heartRate == [] && recording.laps == [])
    #expect(recording.totals.distance == nil && recording.totals.kilocalories == nil)
    #expect(recording.runner == nil)
  }

  @Test func `is silent where the strap and the satellites are`() {
    let strap = SimulatedScenario.strapDropouts10K.recording(seed: Seed(1)).samples
    #expect(strap.heartRate[450].isNaN && !strap.heartRate[470].isNaN)
    let sky = SimulatedScenario.gpsGap5K.recording(seed: Seed(1)).samples
    #expect(sky.latitude[750].isNaN && !sky.latitude[790].isNaN)
  }

  @Test func `splits as it is told to`() throws {
    for ratio in [-0.04, 0, 0.04] {
      var run = SimulatedRun(goal: .distance(.kilometers(10)), pace: .secondsPerKilometer(300))
      run.splitRatio = ratio
      run.unsteadiness = 0
      let samples = run.recording(seed: Seed(1)).samples
      let half = try #require(samples.distance.firstIndex { $0 >= 5010 })
      let first = samples.time[half]
      let second = samples.time[samples.count - 1] - first
      #expect(abs(second / first - 1 - ratio) < 0.004)
    }
  }

  @Test func `runs a track that a receiver could have seen`() {
    let run = SimulatedRun(goal: .distance(.kilometers(5)), pace: .secondsPerKilometer(300))
    let recording = run.recording(seed: Seed(4))
    let samples = recording.samples
    let places = zip(samples.latitude, samples.longitude).map {
      Coordinate(latitude: $0, longitude: $1)
    }
    let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1).meters }
    #expect(steps.allSatisfy { $0 < 7 })
    let naive = steps.reduce(0, +)
    #expect(abs(naive / 5000 - 1) < 0.015)
    // The loop closes after about five kilometres, to within its own errors and a little way.
    #expect(places[0].distance(to: places[places.count - 1]).meters < 600)
  }

  @Test func `lets the heart arrive late and drift`() {
    var run = SimulatedRun(goal: .time(.seconds(5400)), pace: .secondsPerKilometer(330))
    run.heart = .init(driftPerHour: 10)
    let beats = run.recording(seed: Seed(1)).samples.heartRate
    func mean(_ range: Range<Int>) -> Double { beats[range].reduce(0, +) / Double(range.count) }
    #expect(beats[0] < 100 && mean(20..<40) < 140)
    #expect((149...155).contains(mean(300..<600)))
    #expect((11...15).contains(mean(5100..<5400) - mean(300..<600)))
  }

  @Test func `ends even if its goal is out of reach`() {
    var run = SimulatedRun(goal: .distance(.kilometers(100)), pace: .secondsPerKilometer(3000))
    run.breakdowns = [.init(at: .zero, over: .zero, loss: 1, beats: 0)]
    run.receiver.noise = 0
    #expect(run.recording(seed: Seed(1)).samples.count == 36 * 3600 + 1)
  }
}
