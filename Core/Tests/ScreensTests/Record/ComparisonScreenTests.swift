import Screens
import Testing
import Training

struct ComparisonScreenTests {
  /// A run at one speed for so long.
  private func run(_ speed: Double, seconds: Int, beats: Double?) -> Activity {
    var summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 0),
      source: .fit
    )
    let meters = speed * Double(seconds)
    summary.distance = .meters(meters)
    summary.moving = .seconds(seconds)
    summary.averageHeartRate = beats.map { .beatsPerMinute($0) }
    var samples = Samples()
    for second in 0...seconds {
      samples.time.append(Double(second))
      samples.distance.append(Double(second) * speed)
    }
    let splits = stride(from: 0, to: meters, by: 1000).map { start in
      let length = min(1000, meters - start)
      let time = Duration.milliseconds(Int64(length / speed * 1000))
      return ActivitySplit(distance: .meters(length), moving: time, elapsed: time)
    }
    return Activity(summary: summary, samples: samples, splits: splits)
  }

  @Test func `says of each quantity which has more, in words`() {
    let screen = ComparisonScreen(
      run(4, seconds: 1000, beats: 150),
      run(5, seconds: 500, beats: 150.2),
      seenFrom: Day(daysSince1970: 0)
    )
    #expect(
      screen.rows.map { [$0.label, $0.first, $0.second, $0.difference] } == [
        ["Distance", "4.00 km", "2.50 km", "1.50 km less"],
        ["Moving time", "16:40", "8:20", "8:20 less"],
        ["Average pace", "4:10 /km", "3:20 /km", "50 s/km faster"],
        ["Average heart rate", "150 bpm", "150 bpm", "the same"],
      ]
    )
    #expect(
      screen.splits == [
        ["1", "4:10", "3:20", "0:50 faster"], ["2", "4:10", "3:20", "0:50 faster"],
      ]
    )
  }

  @Test func `finds how far one was ahead along the way that both went`() {
    let (slow, fast) = (run(4, seconds: 1000, beats: nil), run(5, seconds: 500, beats: nil))
    let screen = ComparisonScreen(slow, fast, seenFrom: Day(daysSince1970: 0))
    #expect(
      screen.sentence == "Over 2.50 km, the second was 2:05 faster than the first."
    )
    #expect(screen.gap?.readings.last == "2:05 ahead")
    #expect(screen.gap?.readings[79] == "1:03 ahead")
    #expect(screen.places[79] == "1.25 km")
    let other = ComparisonScreen(fast, slow, seenFrom: Day(daysSince1970: 0))
    #expect(other.gap?.readings.last == "2:05 behind")
    #expect(
      ComparisonScreen(slow, slow, seenFrom: Day(daysSince1970: 0)).gap?.readings.last == "level"
    )
  }

  @Test func `compares what has no way by what it has`() {
    let lifted = Activity(
      summary: ActivitySummary(
        sport: .other,
        kind: "other",
        startedAt: LocalTime(secondsSince1970: 0),
        source: .fit
      )
    )
    let screen = ComparisonScreen(
      lifted,
      run(4, seconds: 100, beats: 120),
      seenFrom: Day(daysSince1970: 0)
    )
    #expect(screen.sentence == nil)
    #expect(screen.gap == nil)
    #expect(screen.places == [])
    #expect(screen.rows.map { $0.first } == ["–", "–", "–"])
    #expect(screen.rows.map { $0.difference } == ["", "", ""])
  }

  @Test func `compares mile by mile where somebody thinks in miles`() {
    let screen = ComparisonScreen(
      run(4, seconds: 1000, beats: nil),
      run(5, seconds: 800, beats: nil),
      units: .imperial,
      seenFrom: Day(daysSince1970: 0)
    )
    // 1,609.344 m at 4 and at 5 m/s, and what is left of 4 km.
    #expect(
      screen.splits == [
        ["1", "6:42", "5:22", "1:20 faster"], ["2", "6:42", "5:22", "1:20 faster"],
        ["3", "3:15", "2:36", "0:39 faster"],
      ]
    )
  }

  @Test func `compares in German`() {
    let (slow, fast) = (run(4, seconds: 1000, beats: 150), run(5, seconds: 500, beats: 150.2))
    let screen = ComparisonScreen(slow, fast, seenFrom: Day(daysSince1970: 9), in: .german)
    #expect(
      screen.rows.map { [$0.label, $0.first, $0.second, $0.difference] } == [
        ["Distanz", "4,00 km", "2,50 km", "1,50 km weniger"],
        ["Zeit in Bewegung", "16:40", "8:20", "8:20 weniger"],
        ["Pace im Schnitt", "4:10 /km", "3:20 /km", "50 s/km schneller"],
        ["Puls im Schnitt", "150 bpm", "150 bpm", "gleich"],
      ]
    )
    #expect(screen.titles == ["Laufen, 1. Januar", "Laufen, 1. Januar"])
    #expect(screen.splits.first == ["1", "4:10", "3:20", "0:50 schneller"])
    #expect(screen.sentence == "Auf 2,50 km: beim zweiten 2:05 schneller als beim ersten.")
    #expect(screen.gap?.readings.last == "2:05 voraus")
    #expect(screen.places[79] == "1,25 km")
    var later = slow
    later.summary.startedAt = LocalTime(secondsSince1970: 8 * 86_400)
    let days = ComparisonScreen(fast, later, seenFrom: Day(daysSince1970: 9), in: .german)
    #expect(days.sentence == "Auf 2,50 km: gestern 2:05 langsamer als am 1. Januar.")
    let level = ComparisonScreen(slow, later, seenFrom: Day(daysSince1970: 9), in: .german)
    #expect(level.sentence == "Auf 4,00 km gleichauf: gestern und am 1. Januar.")
  }
}
