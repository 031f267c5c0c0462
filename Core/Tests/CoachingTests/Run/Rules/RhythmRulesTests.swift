import Coaching
import Testing
import Training

/// The rules about alternation: a story that moves each, and its neighbour that must not.
struct RhythmRulesTests {
  private let runWalk = String(repeating: "4:00 6:00 170spm\n1:00 10:40 110spm\n", count: 4)

  @Test func `cheers who runs and walks by turns`() {
    #expect(RuleStory.remarks(.free, runWalk) == ["15:10 run_walk"])
  }

  @Test func `tells walking from running without a cadence too`() {
    let blind = String(repeating: "4:00 6:00\n1:00 10:40\n", count: 4)
    #expect(RuleStory.remarks(.free, blind) == ["15:10 run_walk"])
  }

  @Test func `takes two walks for no plan`() {
    #expect(
      RuleStory.remarks(
        .free,
        """
        5:00 6:00 170spm
        1:00 10:40 110spm
        5:00 6:00 170spm
        1:00 10:40 110spm
        20:00 6:00 170spm
        """
      ) == []
    )
  }

  @Test func `takes a slow run for a run`() {
    #expect(RuleStory.remarks(.free, "40:00 8:40 165spm") == [])
  }

  @Test func `steadies a pace that swings`() {
    let swing = String(repeating: "0:45 4:40\n0:45 5:30\n", count: 8)
    #expect(RuleStory.remarks(.longRun, swing) == ["8:00 volatile_pace"])
  }

  @Test func `takes satellites that swing under steady steps for what they are`() {
    let swing = String(repeating: "0:45 4:40 172spm\n0:45 5:30 172spm\n", count: 8)
    #expect(RuleStory.remarks(.longRun, swing) == [])
    let legs = String(repeating: "0:45 4:40 176spm\n0:45 5:30 169spm\n", count: 8)
    #expect(RuleStory.remarks(.longRun, legs) == ["8:00 volatile_pace"])
  }

  @Test func `lets a pace swing a little`() {
    let swing = String(repeating: "0:45 4:55\n0:45 5:10\n", count: 10)
    #expect(RuleStory.remarks(.longRun, swing) == [])
  }

  @Test func `takes intervals for intent`() {
    let intervals = String(repeating: "1:30 3:50\n1:30 6:30\n", count: 8)
    #expect(RuleStory.remarks(.longRun, "10:00 5:40\n" + intervals + "5:50 5:40") == [])
  }

  @Test func `does not take hills for an unsteady pace`() {
    let hills = String(repeating: "1:00 4:45 -4%\n1:00 5:50 4%\n", count: 8)
    #expect(RuleStory.remarks(.longRun, hills) == [])
  }

  @Test func `calls to eat in time on a long run, and not at its end`() {
    #expect(
      RuleStory.remarks(.longRun, "125:00 6:00").filter { $0.hasSuffix("fuel_window") }
        == ["40:00 fuel_window", "73:20 fuel_window"]
    )
  }

  @Test func `eats oftener in a marathon`() {
    #expect(
      RuleStory.remarks(.marathon, "200:00 5:00")
        == [30, 55, 80, 105, 130, 155, 180].map { "\($0):00 fuel_window" }
    )
  }

  @Test func `calls nobody to eat in fifty minutes`() {
    #expect(RuleStory.remarks(.tenKilometers, "47:00 5:00") == [])
  }

  @Test func `calls who runs without a goal when the run has become long`() {
    #expect(
      RuleStory.remarks(.free, "110:00 6:00") == ["75:00 fuel_window", "108:20 fuel_window"]
    )
  }

  @Test func `follows a runner's own fueling`() {
    let own = Fueling(gramsPerServing: 30, gramsPerHour: 90, first: .seconds(1800))
    #expect(own.interval == .seconds(1200))
    #expect(
      RuleStory.remarks(.longRun, fueling: own, "115:00 6:00")
        == [30, 50, 70, 90].map { "\($0):00 fuel_window" }
    )
  }
}
