import Testing
import Training

struct ActivityTests {
  @Test func `shows by the run's clock, which stands still in pauses`() {
    var activity = Activity(
      summary: ActivitySummary(
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: 0),
        source: .pacesetter
      )
    )
    activity.pauses = [60..<90, 200..<210]
    #expect(
      [0, 60, 75, 90, 150, 210, 300].map { activity.clock(at: $0) } == [
        0, 60, 60, 60, 120, 170, 260,
      ]
    )
  }
}
