import Testing
import Training

/// The rules about a pace that is lost and a heart that works: a story that moves each, and its
/// neighbour that must not.
struct StrainRulesTests {
  @Test func `speaks of a clear fade`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        30:00 5:00
        8:00 5:20
        """
      ) == ["34:25 fade"]
    )
  }

  @Test func `never speaks of a fade of one and a half per cent`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        25:00 4:58
        22:00 5:02.5
        """
      ) == []
    )
  }

  @Test func `lets a free run fade by more`() {
    #expect(
      RuleStory.remarks(
        .free,
        """
        30:00 6:00
        10:00 6:25
        """
      ) == []
    )
    #expect(
      RuleStory.remarks(
        .free,
        """
        30:00 6:00
        10:00 6:40
        """
      ) == ["34:25 fade"]
    )
  }

  @Test func `does not take a hill for a fade`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        30:00 5:00 0%
        8:00 5:20 3%
        """
      ) == []
    )
  }

  @Test func `does not take easing off in training for a fade`() {
    let plan = RunPlan(mode: .training, goal: .distance(.kilometers(12)))
    #expect(
      RuleStory.remarks(
        plan,
        """
        36:00 5:00 150bpm
        10:00 5:20 141bpm
        """
      ) == []
    )
  }

  @Test func `does not take a cool-down for a fade`() {
    #expect(
      RuleStory.remarks(
        .free,
        """
        40:00 5:00
        10:00 7:00
        """
      ).filter { $0.hasSuffix("fade") } == []
    )
  }

  @Test func `does not take a red light for a fade`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        30:00 5:00
        0:40 stand
        8:00 5:00
        """
      ) == ["30:12 stopped"]
    )
  }

  @Test func `measures no loss by intervals`() {
    let interval = "2:00 4:00\n2:00 6:30\n"
    #expect(
      RuleStory.remarks(
        .longRun,
        "10:00 5:40\n" + String(repeating: interval, count: 8) + "20:00 6:10"
      ) == ["40:00 fuel_window"]
    )
  }

  @Test func `knows the wall when it comes late, suddenly and to stay`() {
    #expect(
      RuleStory.remarks(
        .marathon,
        """
        150:00 5:00
        10:00 6:00
        """
      ).filter { $0.hasSuffix("wall") || $0.hasSuffix("bonk") } == ["152:45 wall"]
    )
  }

  @Test func `takes no walk at an aid station for the wall`() {
    #expect(
      RuleStory.remarks(
        .marathon,
        """
        150:00 5:00
        1:00 9:00
        20:00 5:00
        """
      ).filter { !$0.hasSuffix("fuel_window") } == []
    )
  }

  @Test func `knows no wall in the first hours`() {
    #expect(
      !RuleStory.remarks(
        .marathon,
        """
        90:00 5:00
        20:00 6:00
        """
      ).contains { $0.hasSuffix("wall") }
    )
  }

  @Test func `knows a bonk when heart and pace fall together`() {
    let remarks = RuleStory.remarks(
      .marathon,
      highest: 190,
      """
      110:00 5:00 160bpm
      20:00 5:00>6:00 160>144bpm
      """
    ).filter { !$0.hasSuffix("fuel_window") }
    #expect(remarks.map { $0.split(separator: " ")[1] } == ["bonk", "check_in", "check_in"])
    // It costs 6 % after six minutes of the twenty.
    #expect(("116:00"..."118:00").contains(remarks.first?.prefix(6) ?? ""), "\(remarks)")
  }

  @Test func `knows no bonk in half an hour`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        highest: 190,
        """
        25:00 5:00 160bpm
        15:00 5:00>6:00 160>146bpm
        """
      ) == ["32:20 fade", "38:50 behind_and_costly"]
    )
  }

  @Test func `knows no bonk when somebody eases off at the end of a long training run`() {
    #expect(
      RuleStory.remarks(
        .free,
        highest: 190,
        """
        110:00 5:30 150bpm
        15:00 5:30>6:15 150>136bpm
        """
      ).filter { !$0.hasSuffix("fuel_window") } == []
    )
  }

  @Test func `knows fatigue when the heart rises and the pace falls`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        highest: 190,
        """
        25:00 5:00 158bpm
        15:00 5:00>5:30 158>172bpm
        """
      ) == ["33:20 fatigue"]
    )
  }

  @Test func `does not take a long climb for fatigue`() {
    #expect(
      RuleStory.remarks(
        .longRun,
        highest: 190,
        """
        24:00 5:30 0% 150bpm
        15:00 5:30>6:20 0>6% 150>168bpm
        """
      ) == []
    )
  }

  @Test func `does not judge who climbs a mountain`() {
    #expect(
      RuleStory.remarks(
        .longRun,
        highest: 190,
        """
        25:00 5:00 0% 150bpm
        14:00 6:00>11:00 5>18% 152>172bpm
        """
      ) == []
    )
  }

  @Test func `knows drift above five per cent`() {
    #expect(
      RuleStory.remarks(.longRun, highest: 190, "60:00 6:00 140>155bpm")
        .filter { !$0.hasSuffix("fuel_window") } == ["51:15 heart_rate_drift"]
    )
  }

  @Test func `knows no drift of four per cent`() {
    #expect(
      RuleStory.remarks(.longRun, highest: 190, "75:00 6:00 140>149bpm")
        .filter { !$0.hasSuffix("fuel_window") } == []
    )
  }

  @Test func `needs two thirds of ten minutes for drift`() {
    #expect(RuleStory.remarks(.longRun, highest: 190, "34:00 6:00 130>155bpm") == [])
  }

  @Test func `calls out a heart that is high for three minutes`() {
    #expect(
      RuleStory.remarks(
        .free,
        highest: 190,
        """
        10:00 5:00 150bpm
        4:00 5:00 182bpm
        """
      ) == ["13:00 heart_rate_high"]
    )
  }

  @Test func `repeats it every ten minutes while it stays, and asks in between`() {
    #expect(
      RuleStory.remarks(
        .free,
        highest: 190,
        """
        10:00 5:00 150bpm
        25:00 5:00 183bpm
        """
      ) == [
        "13:00 heart_rate_high", "15:30 check_in", "19:30 check_in", "23:00 heart_rate_high",
        "27:00 check_in", "31:00 check_in", "33:00 heart_rate_high",
      ]
    )
  }

  @Test func `does not call out a heart that is high for less`() {
    #expect(
      RuleStory.remarks(
        .free,
        highest: 190,
        """
        10:00 5:00 150bpm
        2:50 5:00 183bpm
        2:00 5:00 170bpm
        2:50 5:00 183bpm
        """
      ) == []
    )
  }

  @Test func `does not call out a strap that counts steps`() {
    #expect(
      RuleStory.remarks(
        .free,
        highest: 190,
        """
        10:00 5:00 140bpm 182spm
        10:00 5:00 182bpm 182spm
        """
      ) == []
    )
  }

  @Test func `calls out nobody whose highest rate it does not know`() {
    #expect(RuleStory.remarks(.free, "20:00 5:00 205bpm") == [])
  }

  @Test func `calls out a high heart even where no satellite is seen`() {
    #expect(
      RuleStory.remarks(
        .free,
        highest: 190,
        """
        10:00 5:00 150bpm
        4:00 5:00 182bpm lost
        """
      ) == ["13:00 heart_rate_high"]
    )
  }
}
