import Coaching
import Testing
import Training

/// The manners that all rules share.
struct RuleBookTests {
  @Test func `says nothing in the first twenty seconds and nothing in a pause`() {
    #expect(RuleStory.remarks(.free, highest: 190, "0:20 5:00 190bpm") == [])
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        2:00 4:30
        10:00 pause
        """
      ) == []
    )
  }

  @Test func `holds its tongue about the pace where no satellite is seen`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        1:00 4:30
        5:00 4:30 lost
        0:25 4:30
        """
      ) == []
    )
  }

  @Test func `goes on after a gap as if there had been none`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        25:00 5:00
        3:00 5:00 lost
        8:00 5:20
        """
      ) == ["32:50 fade"]
    )
  }

  @Test func `does not mistake seconds that nobody told for standing`() {
    var book = RuleBook(plan: .tenKilometers)
    var remarks: [Remark] = []
    for second in stride(from: 0, through: 2400, by: 7) {
      var metrics = LiveMetrics(distanceSource: .device, state: .running)
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      metrics.distance = .meters(Double(second) / 0.3)
      remarks += book.consider(
        Moment(at: .seconds(second), metrics: metrics, plan: .tenKilometers)
      )
    }
    #expect(remarks == [])
  }

  @Test func `goes on through a run of seven hours`() {
    let remarks = RuleStory.remarks(.free, "420:00 7:00")
    #expect(remarks.filter { !$0.hasSuffix("fuel_window") } == [])
    #expect(remarks.count == 14)
  }

  @Test func `asks for no effort while the heart is high or has just been`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        highest: 190,
        """
        8:00 5:05 160bpm
        4:00 5:05 183bpm
        10:00 5:05 160bpm
        """
      ) == ["11:00 heart_rate_high", "13:01 recovered", "21:00 recoverable_deficit"]
    )
  }

  @Test func `survives a clock that jumps by three years`() {
    var book = RuleBook(plan: .marathon)
    for second in [0, 1, 2, 1000, 90_000_000, 90_000_001, 90_000_900] as [Int64] {
      var metrics = LiveMetrics(distanceSource: .device, state: .running)
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      metrics.distance = .meters(Double(second) / 0.4)
      _ = book.consider(Moment(at: .seconds(second), metrics: metrics, plan: .marathon))
    }
    #expect(book.count(of: .wall) == 0)
  }

  @Test func `counts what it has said`() {
    var book = RuleBook(plan: .marathon)
    for second in 1...4000 {
      var metrics = LiveMetrics(distanceSource: .device, state: .running)
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      metrics.distance = .meters(Double(second) / 0.3)
      _ = book.consider(Moment(at: .seconds(second), metrics: metrics, plan: .marathon))
    }
    #expect(book.count(of: .fuelWindow) == 2)
    #expect(book.count(of: .fade) == 0)
  }
}
