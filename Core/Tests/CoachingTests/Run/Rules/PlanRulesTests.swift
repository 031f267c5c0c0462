import Testing
import Training

/// The rules that hold the run against its plan: a story that moves each, and its neighbour that
/// must not.
struct PlanRulesTests {
  @Test func `holds back who starts nine per cent too fast`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        6:00 4:35
        6:00 5:00
        """
      ) == ["2:10 too_fast_early"]
    )
  }

  @Test func `says it once, however long the start stays too fast`() {
    #expect(RuleStory.remarks(.tenKilometers, "8:00 4:30") == ["2:10 too_fast_early"])
  }

  @Test func `says it again after somebody has slowed down and sped up`() {
    #expect(
      RuleStory.remarks(
        .marathon,
        """
        4:00 4:30
        4:00 5:00
        4:00 4:30
        """
      ) == ["2:10 too_fast_early", "9:05 too_fast_early"]
    )
  }

  @Test func `lets a start be four per cent fast, or short`() {
    #expect(RuleStory.remarks(.tenKilometers, "6:00 4:49") == [])
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        1:00 4:20
        5:00 5:05
        """
      ) == []
    )
  }

  @Test func `lets gravity help at the start`() {
    #expect(RuleStory.remarks(.tenKilometers, "6:00 4:40 -5%") == [])
    #expect(RuleStory.remarks(.tenKilometers, "6:00 4:40 0%") == ["2:10 too_fast_early"])
  }

  @Test func `lets somebody make up for a red light`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        2:00 5:00
        1:00 stand
        3:00 4:35
        """
      ) == ["3:00 stopped", "3:05 resumed"]
    )
  }

  @Test func `knows an early time as it knows an early distance`() {
    #expect(RuleStory.remarks(.halfHour, "6:00 4:35") == ["2:10 too_fast_early"])
  }

  @Test func `cannot call a start too fast without a target`() {
    #expect(RuleStory.remarks(.free, "6:00 3:50") == [])
  }

  @Test func `warns of a second half that strain will make slow`() {
    #expect(
      RuleStory.remarks(.tenKilometers, highest: 190, "20:00 4:48 173bpm")
        == ["10:40 positive_split_risk"]
    )
  }

  @Test func `warns of a second half that has begun to be slow`() {
    let plan = RunPlan(mode: .race, goal: .distance(.kilometers(10)))
    #expect(
      RuleStory.remarks(
        plan,
        """
        13:00 4:40
        7:00 5:15
        """
      ) == ["18:10 positive_split_risk"]
    )
  }

  @Test func `does not warn who is ahead with ease`() {
    #expect(
      RuleStory.remarks(.tenKilometers, highest: 190, "22:00 4:54 155bpm") == ["17:00 surplus"]
    )
  }

  @Test func `keeps praise from a heart that works hard`() {
    #expect(RuleStory.remarks(.tenKilometers, highest: 190, "30:00 4:57 174bpm") == [])
  }

  @Test func `keeps praise from a lead of seconds`() {
    #expect(RuleStory.remarks(.tenKilometers, highest: 190, "30:00 4:58 155bpm") == [])
  }

  @Test func `offers to win back a little`() {
    #expect(RuleStory.remarks(.tenKilometers, "16:00 5:05") == ["11:15 recoverable_deficit"])
  }

  @Test func `does not push who is already winning it back`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        8:00 5:08
        12:00 4:56
        """
      ) == []
    )
  }

  @Test func `does not push a heart that works hard`() {
    #expect(RuleStory.remarks(.tenKilometers, highest: 190, "20:00 5:05 173bpm") == [])
  }

  @Test func `lets go of a plan that has become too dear`() {
    #expect(RuleStory.remarks(.tenKilometers, "30:00 5:20") == ["22:50 behind_and_costly"])
  }

  @Test func `keeps a plan that is being won back`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        12:00 5:25
        14:00 4:45
        """
      ) == []
    )
  }

  @Test func `keeps a plan that is two per cent away in the first half`() {
    #expect(RuleStory.remarks(.tenKilometers, highest: 190, "25:00 5:06 173bpm") == [])
  }

  @Test func `asks for a kick when the end is near and all is steady`() {
    #expect(
      RuleStory.remarks(.tenKilometers, highest: 190, "49:50 5:00 168bpm") == ["47:36 finish_kick"]
    )
    #expect(
      RuleStory.remarks(.halfHour, highest: 190, "30:00 5:00 160bpm")
        == ["28:35 finish_kick", "30:00 finished"]
    )
  }

  @Test func `never asks for a kick from a heart at its limit`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        highest: 190,
        """
        35:00 5:00 170bpm
        14:50 5:00 182bpm
        """
      ) == [
        "38:00 heart_rate_high", "40:30 check_in", "44:30 check_in", "48:00 heart_rate_high",
      ]
    )
  }

  @Test func `never asks for a kick from who has lost the pace`() {
    #expect(
      RuleStory.remarks(
        .tenKilometers,
        """
        30:00 5:00
        20:00 5:25
        """
      ) == ["34:20 fade", "45:30 behind_and_costly"]
    )
  }

  @Test func `asks nobody for a kick who runs just so`() {
    let plan = RunPlan(mode: .free, goal: .distance(.kilometers(5)))
    #expect(RuleStory.remarks(plan, "29:50 6:00") == [])
  }
}
