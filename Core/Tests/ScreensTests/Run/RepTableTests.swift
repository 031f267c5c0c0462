import Coaching
import Screens
import Testing
import Training

struct RepTableTests {
  private let course = RunCourse(
    "3 x 400",
    steps: (1...3).flatMap { number in
      [
        RunStep(
          "Run",
          until: .distance(.meters(400)),
          target: .pace(fastest: .secondsPerKilometer(240), slowest: .secondsPerKilometer(250)),
          rep: RunStep.Rep(number, of: 3)
        ), RunStep("Jog", until: .time(.seconds(60)), intensity: .recovery),
      ]
    }
  )

  private func result(_ step: Int, _ seconds: Int, _ band: CourseProgress.Band) -> StepResult {
    StepResult(
      step: step,
      distance: .meters(400),
      moving: .seconds(seconds),
      band: band,
      mean: Double(seconds) * 2.5,
      drift: 0.0124,
      endHeartRate: .beatsPerMinute(174),
      recovery: 31
    )
  }

  @Test func `shows the work and says how much of it was in the band`() {
    var results = [result(0, 98, .inside), result(2, 97, .inside), result(4, 95, .over)]
    results.insert(StepResult(step: 1, distance: .meters(150), moving: .seconds(60)), at: 1)
    let table = RepTable(of: results, in: course, units: .metric)
    #expect(table.rows.map { $0.result } == ["1:38", "1:37", "1:35"])
    #expect(table.rows.map { $0.verdict } == ["in the band", "in the band", "too fast"])
    #expect(table.rows[0].step == "Run 400 m")
    #expect(table.rows[0].target == "4:00–4:10 /km")
    #expect(table.rows[0].drift == "+1.2 %")
    #expect(table.rows[0].recovery == "−31")
    #expect(table.sentence == "2 of 3 were in the band, from 1:35 to 1:38.")
  }

  @Test func `leaves what was cut short out of the sentence`() {
    var cut = result(2, 40, .over)
    cut.isCut = true
    let table = RepTable(of: [result(0, 98, .inside), cut], in: course, units: .metric)
    #expect(table.rows[1].verdict == "cut short")
    #expect(table.sentence == "It was in the band, 1:38.")
    #expect(RepTable(of: [], in: course, units: .metric).sentence == nil)
  }

  @Test func `writes the steps down before the run`() {
    let outline = CourseOutline(course, units: .metric)
    #expect(outline.about == "6 steps, about 8 min")
    #expect(outline.rows[0].text == "Run 400 m, 4:00–4:10 /km")
    #expect(outline.rows[0].rep == "Rep 1 of 3")
    #expect(outline.rows[1].text == "Jog 1 min")
  }

  @Test func `tells how much is said and where it is quiet`() {
    var report = RehearsalReport()
    let line = Line(
      source: .course(.begin),
      rank: .step,
      priority: 1,
      text: "x",
      dueAt: .zero,
      expiresAt: .seconds(9)
    )
    let moment = Moment(at: .zero, metrics: LiveMetrics(), plan: RunPlan())
    func say(at seconds: Int) {
      report.add(
        Utterance(id: "l", line: line, moment: moment, budget: .seconds(4)),
        at: .seconds(seconds)
      )
    }
    say(at: 1)
    say(at: 100)
    #expect(
      report.sentence(of: .seconds(150))
        == "2 lines, 0:08 of talk in 2:30; the longest silence is 1:35, from 0:05."
    )
  }
}
