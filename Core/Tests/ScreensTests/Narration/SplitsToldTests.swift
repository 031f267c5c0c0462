import Coaching
import Screens
import Testing
import Training

/// Every kilometer is told with its number and its time.
struct SplitsToldTests {
  @Test(arguments: Personality.allCases)
  func `tells nine of ten splits with number and time over every distance`(coach: Personality) {
    let lengths = [3000.0, 5000, 8000, 10_000, 12_000, 15_000, 20_000, 21_097.5, 25_000, 42_195]
    for (index, meters) in lengths.enumerated() {
      for mode in [RunPlan.Mode.training, .race] {
        let pace = [250.0, 300, 345, 420][index % 4]
        let plan = RunPlan(
          mode: mode,
          goal: .distance(.meters(meters)),
          targetPace: .secondsPerKilometer(pace)
        )
        let (told, late) = told(plan, coach, meters: meters, pace: pace)
        let all = Int(((meters - 1) / 1000).rounded(.down))
        #expect(told * 10 >= all * 9, "\(told) of \(all) in \(meters) m at \(pace), \(mode)")
        #expect(late <= all / 8, "\(late) of \(all) late in \(meters) m at \(pace), \(mode)")
      }
    }
  }

  @Test(arguments: [8046.72, 16_093.44])
  func `tells every mile`(meters: Double) {
    let plan = RunPlan(
      mode: .training,
      goal: .distance(.meters(meters)),
      targetPace: .secondsPerKilometer(320),
      units: .imperial
    )
    let (told, _) = told(plan, .oldHand, meters: meters, pace: 320)
    #expect(told == Int((meters / 1609.344).rounded()) - 1)
  }

  @Test func `gives the time of the half where half is told after the split`() throws {
    let plan = RunPlan(
      mode: .training,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(300)
    )
    for coach in Personality.allCases {
      let run = SteadyRun(plan, coach, meters: 10_000) { $0 * 0.3 }
      let half = try #require(run.heard.first { $0.id == "halfway-1" })
      #expect((5050...5200).contains(half.moment.metrics.distance.meters))
      #expect(Placeholder.halfTime.value(in: half.moment).map { abs($0 - 1500) < 1 } ?? false)
    }
  }

  /// How many splits were told with their number and their time, and how many later than 12 s.
  private func told(
    _ plan: RunPlan,
    _ coach: Personality,
    meters: Double,
    pace: Double
  ) -> (told: Int, late: Int) {
    let run = SteadyRun(plan, coach, meters: meters) { $0 * pace / 1000 }
    let length = plan.units.splitDistance.meters
    var numbers: Set<Int> = []
    var late = 0
    for line in run.heard {
      guard let id = line.id, id.hasPrefix("split-"), let number = Int(id.dropFirst(6)) else {
        continue
      }
      let hasNumber =
        line.template.contains("{split_number}") || line.template.contains("{distance}")
        || number == 1
      guard hasNumber, line.template.contains("{split}") else { continue }
      numbers.insert(number)
      if line.moment.at.inSeconds - Double(number) * length * pace / 1000 > 12 { late += 1 }
    }
    return (numbers.count, late)
  }
}
