import Testing
import Training

/// What a device's distance cannot have done.
struct RecordingJumpsTests {
  /// Ten minutes at 3 m/s, a reading every five seconds, each with something added to it.
  private func recording(
    sport: Recording.Sport = .running,
    total: Double? = nil,
    adding: (Double) -> Double
  ) -> Recording {
    var samples = Samples()
    samples.time = Array(stride(from: 0, through: 600, by: 5))
    samples.distance = samples.time.map { $0 * 3 + adding($0) }
    return Recording(
      source: .fit,
      sport: sport,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples,
      totals: Recording.Totals(distance: total.map { .meters($0) })
    )
  }

  @Test func `takes a jump out of the readings, the total and its lap`() {
    var run = recording(total: 3800) { $0 > 300 ? 2000 : 0 }
    run.laps = [
      Recording.Lap(start: 0, distance: .meters(900)),
      Recording.Lap(start: 300, distance: .meters(2900)),
    ]
    #expect(run.removeJumps() == .meters(2000))
    #expect(run.samples.distance == run.samples.time.map { $0 * 3 })
    #expect(run.totals.distance == .meters(1800))
    #expect(run.laps.map(\.distance) == [.meters(900), .meters(900)])
    #expect(run.removeJumps() == .zero)
  }

  @Test func `keeps a total that leaves the jump out already`() {
    var run = recording(total: 1800) { $0 > 300 ? 2000 : 0 }
    #expect(run.removeJumps() == .meters(2000))
    #expect(run.totals.distance == .meters(1800))
  }

  @Test func `takes back what leads away and back again`() {
    var run = recording { $0 == 300 ? 5000 : 0 }
    let whole = recording { _ in 0 }
    #expect(run.removeJumps() == .zero)
    #expect(run.samples.distance == whole.samples.distance)
  }

  @Test func `begins where the device had counted before`() {
    var run = recording(total: 1800) { _ in 7000 }
    #expect(run.removeJumps() == .zero)
    #expect(run.samples.distance == run.samples.time.map { $0 * 3 })
    #expect(run.totals.distance == .meters(1800))
  }

  @Test func `leaves a tunnel, and who was only faster than the sport says`() {
    var tunnel = recording { (200..<300).contains($0) ? 600 - $0 * 3 : 0 }
    let before = tunnel
    #expect(tunnel.removeJumps() == .zero && tunnel == before)
    var drive = recording { $0 * 30 }
    #expect(drive.removeJumps() == .zero)
  }
}
