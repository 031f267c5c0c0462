import Testing
import Training

struct ActivitySummaryTests {
  private func run(_ start: Double, _ minutes: Double?, _ sport: Recording.Sport = .running)
    -> ActivitySummary
  {
    var summary = ActivitySummary(
      sport: sport,
      kind: sport.rawValue,
      startedAt: LocalTime(secondsSince1970: start),
      source: .fit
    )
    summary.elapsed = minutes.map { .seconds($0 * 60) }
    return summary
  }

  @Test func `is the same within a minute and a twentieth`() {
    #expect(run(1000, 40).isSame(as: run(1060, 42)))
    #expect(!run(1000, 40).isSame(as: run(1061, 40)))
    #expect(!run(1000, 40).isSame(as: run(1000, 43)))
    #expect(!run(1000, 40).isSame(as: run(1000, 40, .cycling)))
    #expect(run(1000, 40).isSame(as: run(1000, nil)))
  }

  @Test func `is another one where the first was over before it began`() {
    let stride = 0.75
    #expect(!run(1000, stride).isSame(as: run(1058, stride)))
    #expect(!run(1058, stride).isSame(as: run(1000, stride)))
    #expect(run(1000, stride).isSame(as: run(1002, stride)))
    #expect(run(1000, 0).isSame(as: run(1000, 0)))
  }

  @Test func `may be the same as a track of no kind, not as another sport`() {
    #expect(run(1000, 40).isSame(as: run(1000, 40, .other)))
    var yoga = run(1000, 40, .other)
    yoga.kind = "Yoga"
    #expect(!run(1000, 40).isSame(as: yoga))
    var dance = run(1000, 40, .other)
    dance.kind = "Dance"
    #expect(!dance.isSame(as: yoga))
  }
}
