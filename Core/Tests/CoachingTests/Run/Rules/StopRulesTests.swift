@testable import Coaching
import Testing
import Training

/// What the coach does when somebody stands.
struct StopRulesTests {
  @Test func `looks at a red light and leaves it alone`() {
    #expect(
      RuleStory.remarks(
        .free,
        restraints: true,
        """
        10:00 5:00
        0:45 stand
        5:00 5:00
        """
      ) == ["10:15 stopped: short_stop"]
    )
  }

  @Test func `asks after a minute, asks again after three, and says a word when it goes on`() {
    #expect(
      RuleStory.remarks(
        .free,
        """
        10:00 5:00
        4:00 stand
        5:00 5:00
        """
      ) == ["11:00 stopped", "13:00 still_stopped", "14:05 resumed"]
    )
  }

  @Test func `asks in a pause that the tracker found out by itself`() {
    #expect(
      RuleStory.remarks(
        .longRun,
        """
        10:00 5:00
        4:00 autopause
        5:00 5:00
        """
      ) == ["10:00 stopped", "10:00 still_stopped", "10:05 resumed"]
    )
  }

  @Test
  func `asks nobody who crawls up a hill while the clock stands still, nor who is just leaving`() {
    var watch = StopWatch()
    func ask(_ second: Int, meters: Double) -> StopWatch.Finding? {
      var metrics = LiveMetrics(
        elapsed: .seconds(second),
        moving: .seconds(600),
        distance: .meters(meters),
        distanceSource: .device,
        state: .paused
      )
      metrics.standingSince = .seconds(600)
      return watch.ingest(metrics, isUrgent: false)
    }
    // Half a meter a second for two minutes.
    for second in 600...720 {
      let finding = ask(second, meters: 2000 + Double(second - 600) / 2)
      #expect(finding == nil)
    }
    // Then they really stand.
    let findings = (721...740).compactMap { ask($0, meters: 2060) }
    guard case .ask(let seconds)? = findings.first else {
      Issue.record("\(findings)")
      return
    }
    #expect((127...130).contains(seconds))
  }

  @Test func `asks nobody who has pressed pause`() {
    #expect(RuleStory.remarks(.free, "10:00 5:00\n20:00 pause\n5:00 5:00") == [])
  }

  @Test func `asks within twenty seconds in a race`() {
    let remarks = RuleStory.remarks(.marathon, "170:00 5:00\n5:00 stand")
    #expect(
      remarks.filter { $0.contains("stopped") } == [
        "170:12 stopped", "171:30 still_stopped", "174:30 still_stopped",
      ]
    )
  }

  @Test func `asks nobody who waits for the start`() {
    #expect(RuleStory.remarks(.tenKilometers, "0:30 9:00\n4:00 stand\n3:00 5:00") == [])
  }

  @Test func `retires no target because of a light`() {
    let remarks = RuleStory.remarks(
      .tenKilometers,
      """
      20:00 5:00
      2:10 stand
      25:00 5:00
      """
    )
    #expect(remarks.contains("22:15 resumed"))
    #expect(!remarks.contains { $0.contains("behind_and_costly") })
  }

  @Test func `does not take a position that wanders for somebody who runs on`() {
    // Three meters a second for ten minutes, then a meter now and then while they stand.
    let findings = halt { second in second < 60 ? 0 : Double(second - 60) / 10 }
    #expect(findings.contains { if case .ask = $0 { true } else { false } })
    #expect(!findings.contains { if case .resumed = $0 { true } else { false } })
  }

  @Test func `hears that somebody walks on after a stop, once`() {
    let findings = halt { second in second < 120 ? 0 : Double(second - 120) * 1.2 }
    let resumed = findings.filter { if case .resumed = $0 { true } else { false } }
    #expect(resumed.count == 1)
  }

  /// What is found of somebody who halts after ten minutes and moves so many meters in the seconds after.
  private func halt(_ meters: (Int) -> Double) -> [StopWatch.Finding] {
    var watch = StopWatch()
    var stands = StandWatch()
    return (1...900).compactMap { second in
      var metrics = LiveMetrics(
        elapsed: .seconds(second),
        moving: .seconds(second),
        distance: .meters(second <= 600 ? Double(second) * 3 : 1800 + meters(second - 600)),
        distanceSource: .device,
        state: .running
      )
      stands.ingest(metrics)
      let stood = stands.stood ?? .zero
      metrics.standingSince = stood > .zero ? metrics.elapsed - stood : nil
      return watch.ingest(metrics, isUrgent: false)
    }
  }
}
