import Testing
import Training

struct ProgressionTests {
  private func history(_ sessions: [[(Double, Double)]]) -> [ExerciseSession] {
    TrainingLog(
      sessions.enumerated().map { number, sets in
        StrengthSession(
          id: "s\(number + 1)",
          workout: "w",
          name: "W",
          startedAt: LocalTime(secondsSince1970: Double(number) * 86_400),
          sets: sets.map {
            LiftedSet("Squat", SetResult($0.1, load: LoadEntry(.external, $0.0, .kilograms)))
          }
        )
      }
    ).history(of: "squats")
  }

  private func line(_ advice: Progression.Advice) -> String {
    let sets = advice.sets.map { set in
      let load = set.load.map { "\($0.value)" } ?? "-"
      return "\(load)x\(set.reps)" + (set.isOpen ? "+" : "")
    }
    return advice.kind.rawValue + " " + sets.joined(separator: " ")
  }

  private func three(_ weight: Double, _ reps: Double) -> [(Double, Double)] {
    [(weight, reps), (weight, reps), (weight, reps)]
  }

  @Test func `linear goes up when all is hit, and down after three misses`() throws {
    let rule = try #require(Progression("linear +2.5kg, fail 3 -> -10%"))
    #expect(rule == .linear(step: 2.5, fails: 3, drop: 10))
    let load = LoadEntry(.external, 40, .kilograms)
    #expect(line(rule.advice(after: [], sets: 3, reps: 5, start: load)).hasPrefix("first 40.0x5"))
    let hit = rule.advice(after: history([three(60, 5)]), sets: 3, reps: 5)
    #expect(line(hit) == "up 62.5x5 62.5x5 62.5x5")
    #expect(hit.why == .allHit(session: "s1", day: Day(daysSince1970: 0), sets: 3, reps: 5))
    let missed = history([three(60, 4), three(60, 4)])
    #expect(line(rule.advice(after: missed, sets: 3, reps: 5)) == "hold 60.0x5 60.0x5 60.0x5")
    let failed = history([three(60, 4), three(60, 4), three(60, 4)])
    let down = rule.advice(after: failed, sets: 3, reps: 5)
    #expect(line(down) == "deload 52.5x5 52.5x5 52.5x5")
    #expect(down.why == .missed(session: "s3", day: Day(daysSince1970: 2), times: 3, of: 3))
  }

  @Test func `double adds repetitions, then weight`() throws {
    let rule = try #require(Progression("double 6-8 +2.5kg"))
    #expect(
      line(rule.advice(after: history([[(50, 8), (50, 7), (50, 6)]]), sets: 3, reps: 8))
        == "hold 50.0x7 50.0x7 50.0x7"
    )
    #expect(
      line(rule.advice(after: history([three(50, 8)]), sets: 3, reps: 8))
        == "up 52.5x6 52.5x6 52.5x6"
    )
    // Whatever was meant, the weight that was used counts.
    #expect(
      line(rule.advice(after: history([three(50, 8), three(45, 8)]), sets: 3, reps: 8))
        == "up 47.5x6 47.5x6 47.5x6"
    )
  }

  @Test func `greyskull doubles the step, and takes a tenth off`() throws {
    let rule = try #require(Progression("greyskull +2.5kg"))
    let strong = history([[(60, 5), (60, 5), (60, 10)]])
    #expect(line(rule.advice(after: strong, sets: 3, reps: 5)) == "up 65.0x5 65.0x5 65.0x5+")
    let weak = history([[(60, 5), (60, 5), (60, 4)]])
    #expect(line(rule.advice(after: weak, sets: 3, reps: 5)) == "deload 52.5x5 52.5x5 52.5x5+")
  }

  @Test func `a sum of repetitions is enough`() throws {
    let rule = try #require(Progression("sum 25 +2.5kg"))
    #expect(Progression("rep sum 25 +2.5kg") == rule)
    #expect(
      line(rule.advice(after: history([[(40, 13), (40, 12)]]), sets: 2, reps: 12))
        == "up 42.5x12 42.5x12"
    )
    #expect(
      line(rule.advice(after: history([[(40, 12), (40, 12)]]), sets: 2, reps: 12))
        == "hold 40.0x12 40.0x12"
    )
  }

  @Test func `5-3-1 goes its four weeks from nine tenths`() throws {
    let rule = try #require(Progression("531"))
    var sessions = [[(100.0, 1.0)]]
    var lines: [String] = []
    for _ in 0..<5 {
      lines.append(line(rule.advice(after: history(sessions), sets: 3, reps: 5)))
      sessions.append(three(60, 5))
    }
    // 90 kg: the shares rounded down to what plates make; then 5 kg more for the legs.
    #expect(
      lines == [
        "first 57.5x5 67.5x5 75.0x5+", "up 62.5x3 70.0x3 80.0x3+", "up 67.5x5 75.0x3 85.0x1+",
        "deload 35.0x5 45.0x5 52.5x5", "up 60.0x5 70.0x5 80.0x5+",
      ]
    )
  }

  @Test func `readiness can only hold or lower`() throws {
    let rule = try #require(Progression("linear +2.5kg"))
    let up = rule.advice(after: history([three(60, 5)]), sets: 3, reps: 5)
    let last = LoadEntry(.external, 60, .kilograms)
    #expect(up.adjusted(forReadiness: 4, after: last) == up)
    #expect(line(up.adjusted(forReadiness: 2, after: last)).hasPrefix("hold 60.0"))
    #expect(line(up.adjusted(forReadiness: 1, after: last)).hasPrefix("deload 52.5"))
  }

  @Test func `starts lower after six weeks away, and says since when`() throws {
    let rule = try #require(Progression("double 8-12 +2.5kg"))
    let done = history([three(90, 12)])
    let next = { (days: Int) in
      rule.advice(after: done, sets: 3, reps: 8, on: Day(daysSince1970: days))
    }
    #expect(line(next(41)) == "up 92.5x8 92.5x8 92.5x8")
    #expect(line(next(42)) == "deload 80.0x8 80.0x8 80.0x8")
    #expect(
      next(42).why == .away(session: "s1", day: Day(daysSince1970: 0), weeks: 6, percent: 10)
    )
    #expect(line(next(90)) == "deload 70.0x8 70.0x8 70.0x8")
    #expect(line(next(400)) == "deload 62.5x8 62.5x8 62.5x8")
  }

  @Test func `goes lighter where a set fell short of its range`() throws {
    let rule = try #require(Progression("double 8-12 +2.5kg"))
    let missed = rule.advice(after: history([[(90, 8), (90, 7), (90, 7)]]), sets: 3, reps: 8)
    #expect(line(missed) == "deload 85.0x8 85.0x8 85.0x8")
    // 90 kg went three times: eight of it with two in reserve are about 72 kg.
    let failed = history([[(90, 3), (90, 3), (90, 3)]])
    let lighter = rule.advice(after: failed, sets: 3, reps: 8)
    #expect(line(lighter) == "deload 72.5x8 72.5x8 72.5x8")
    #expect(lighter.why == .fellShort(session: "s1", day: Day(daysSince1970: 0), reps: 3, of: 8))
    // A year later both count.
    let old = rule.advice(after: failed, sets: 3, reps: 8, on: Day(daysSince1970: 350))
    #expect(line(old) == "deload 62.5x8 62.5x8 62.5x8")
    #expect(old.why == .away(session: "s1", day: Day(daysSince1970: 0), weeks: 50, percent: 30))
  }

  @Test(arguments: [
    "", "nothing", "linear", "double 8 +2.5", "double 9-6 +1", "sum +2", "linear +0",
  ])
  func `takes no rule that is none`(text: String) {
    #expect(Progression(text) == nil)
  }
}

struct PlateRackTests {
  @Test func `loads a bar with the fewest plates`() {
    let rack = PlateRack.usual(.kilograms)
    #expect(rack.loading(for: 100).side == [25, 15])
    #expect(rack.loading(for: 102.5).side == [25, 15, 1.25])
    #expect(rack.loading(for: 101).remainder == 1)
    #expect(rack.loading(for: 15).side == [])
    #expect(PlateRack.usual(.pounds).loading(for: 135).side == [45])
  }

  @Test func `is right where taking the greatest first is not`() {
    let rack = PlateRack(bar: 20, [.init(15, pairs: 1), .init(10, pairs: 2)], .kilograms)
    #expect(rack.loading(for: 60).side == [10, 10])
    #expect(rack.loading(for: 60).remainder == 0)
  }

  @Test(arguments: [
    (20.25, [0.125]), (20.5, [0.25]), (20.75, [0.25, 0.125]), (62.75, [20, 1.25, 0.125]),
    (100.25, [25, 15, 0.125]),
  ])
  func `loads plates of an eighth`(weight: Double, side: [Double]) {
    let small = [0.25, 0.125].map { PlateRack.Plate($0, pairs: 1) }
    let rack = PlateRack(bar: 20, PlateRack.usual(.kilograms).plates + small, .kilograms)
    let loading = rack.loading(for: weight)
    #expect(loading.side == side && loading.total == weight && loading.remainder == 0)
  }

  @Test func `comes near with plates of odd sizes`() {
    // Pounds as kilograms, to the gram; and sizes that have no common step but a thousandth.
    let rack = PlateRack(
      bar: 20.412,
      [20.412, 11.34, 4.536, 2.268, 1.134].map { PlateRack.Plate($0, pairs: 8) },
      .kilograms
    )
    let loading = rack.loading(for: 61.236)
    #expect(loading.side == [20.412])
    #expect(abs(loading.remainder) < 0.02)
    #expect(rack.loading(for: 2000).side.count == 40)
    let loose = PlateRack(bar: 20, [.init(7.001, pairs: 2), .init(3.1, pairs: 2)], .kilograms)
    #expect(loose.loading(for: 34.002).side == [7.001])
    #expect(loose.loading(for: 1e300).side == [7.001, 7.001, 3.1, 3.1])
    #expect(loose.loading(for: .infinity).side == [])
  }

  @Test func `moves as few plates as it can`() {
    let rack = PlateRack.usual(.kilograms)
    let next = rack.loading(for: 110, after: [20, 20])
    #expect(next.side == [20, 20, 5])
    #expect(next.changes == 1)
  }

  @Test func `ramps up to the work, rounded down`() {
    let work = LoadEntry(.external, 101, .kilograms)
    #expect(
      WarmUp.ramp(to: work, bar: 20).map { "\($0.load.value)x\($0.reps)" }
        == ["20.0x8", "40.0x5", "60.0x3", "80.0x2"]
    )
    #expect(WarmUp.ramp(to: LoadEntry(.external, 20, .kilograms), bar: 20) == [])
    #expect(
      WarmUp.ramp(to: LoadEntry(.external, 30, .kilograms), bar: 20).map { $0.load.value }
        == [20, 22.5]
    )
  }
}
