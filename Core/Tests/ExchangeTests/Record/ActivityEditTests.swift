import Exchange
import Testing
import Training

/// Cropping, splitting and merging: totals, splits and best efforts follow.
struct ActivityEditTests {
  /// A run of an hour at 3 m/s, with a pause of five minutes after 20 minutes and a lap at half an hour.
  private func run(from start: Double = 0, minutes: Int = 60, pausing: Bool = true) -> Activity {
    var samples = Samples()
    var meters = 0.0
    for second in 0...(minutes * 60) {
      let isPaused = pausing && second > 1200 && second <= 1500
      if second > 0, !isPaused { meters += 3 }
      samples.time.append(Double(second))
      samples.distance.append(meters)
      samples.heartRate.append(second < 1800 ? 140 : 160)
    }
    var recording = Recording(
      source: .fit,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 1_780_300_000 + start),
      samples: samples,
      laps: pausing
        ? [.init(start: 0, distance: .meters(4500)), .init(start: 1800, distance: .meters(5400))]
        : [],
      pauses: pausing ? [1200..<1500] : []
    )
    recording.totals.kilocalories = 600
    return Activity(recording, sourceName: "watch")
  }

  @Test func `forgets the way home in the car`() throws {
    var whole = run()
    whole.summary.label = "Long run"
    let part = try whole.cropped(to: 0..<1800)
    #expect(part.summary.elapsed == .seconds(1800))
    #expect(part.summary.moving == .seconds(1500))
    #expect(part.summary.distance == .meters(4500))
    #expect(part.summary.label == "Long run")
    #expect(part.summary.maxHeartRate == .beatsPerMinute(140))
    #expect(part.splits.map { $0.distance.meters.rounded() } == [1000, 1000, 1000, 1000, 500])
    #expect(part.efforts.map(\.distance.meters) == [400, 1000, 1609.344])
    #expect(part.pulse.map(\.beatsPerMinute) == [140])
    #expect(part.pauses == [1200..<1500])
    #expect(part.laps.isEmpty)
    #expect(part.summary.kilocalories == 273)
  }

  @Test func `begins later, in the middle of a pause`() throws {
    let part = try run().cropped(to: 1300..<3600)
    #expect(part.summary.startedAt == LocalTime(secondsSince1970: 1_780_301_300))
    #expect(part.pauses == [0..<200])
    #expect(part.summary.distance == .meters(6300))
    #expect(part.summary.moving == .seconds(2100))
    #expect(part.laps.map(\.start) == [0, 500])
    #expect(part.laps.map(\.distance) == [.meters(900), .meters(5400)])
  }

  @Test(arguments: [300.0, 1350, 2000.4])
  func `loses nothing between two halves`(cut: Double) throws {
    let whole = run()
    let (first, second) = try whole.split(at: cut)
    let sum = { (of: (ActivitySummary) -> Double) in of(first.summary) + of(second.summary) }
    #expect(sum { $0.distance?.meters ?? 0 } == whole.summary.distance?.meters)
    #expect(sum { $0.elapsed?.inSeconds ?? 0 } == whole.summary.elapsed?.inSeconds)
    #expect(sum { $0.moving?.inSeconds ?? 0 } == whole.summary.moving?.inSeconds)
    // What was cut is whole again, with the cut as the only new lap.
    let again = try second.merged(with: first)
    #expect(again.summary.distance == whole.summary.distance)
    #expect(again.summary.elapsed == whole.summary.elapsed)
    #expect(again.summary.moving == whole.summary.moving)
  }

  @Test func `joins the way there and the way back`() throws {
    let there = run(minutes: 20, pausing: false)
    let back = run(from: 1800, minutes: 30, pausing: false)
    let whole = try there.merged(with: back)
    #expect(whole.summary.startedAt == there.summary.startedAt)
    #expect(whole.summary.distance == .meters(9000))
    #expect(whole.summary.elapsed == .seconds(3600))
    #expect(whole.summary.moving == .seconds(3000))
    #expect(whole.pauses == [1200..<1800])
    #expect(whole.laps.map(\.start) == [0, 1800])
    #expect(whole.splits.count == 9)
    #expect(whole.summary.kilocalories == 1200)
    // The pause between them is no part of a best effort.
    #expect(
      whole.efforts.last.map { [$0.distance.meters, $0.duration.inSeconds.rounded()] }
        == [5000, 1667]
    )
  }

  @Test func `keeps the way where only one of two devices counted meters`() throws {
    var plain = run(from: 1800, minutes: 30, pausing: false)
    plain.samples.distance = []
    let whole = try run(minutes: 20, pausing: false).merged(with: plain)
    #expect(whole.samples.distance.isEmpty)
    #expect(whole.summary.distance == .meters(9000))
  }

  @Test func `says what cannot be done`() throws {
    let whole = run()
    #expect(throws: ActivityEditError.tooShort) { try whole.cropped(to: 5..<9) }
    #expect(throws: ActivityEditError.tooShort) { try whole.split(at: 3599) }
    #expect(throws: ActivityEditError.noReadings) {
      try Activity(summary: whole.summary).split(at: 100)
    }
    #expect(throws: ActivityEditError.overlap) { try whole.merged(with: run(from: 3000)) }
    #expect(throws: ActivityEditError.apart) { try whole.merged(with: run(from: 90_000)) }
    var ride = run(from: 4000)
    ride.summary.sport = .cycling
    #expect(throws: ActivityEditError.otherSport) { try whole.merged(with: ride) }
  }
}
