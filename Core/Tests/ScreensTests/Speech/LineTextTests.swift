import Coaching
import Screens
import Testing
import Training

struct LineTextTests {
  private let moment = Moment(
    at: .seconds(1600),
    metrics: LiveMetrics(
      elapsed: .seconds(1600),
      moving: .seconds(1565),
      distance: .meters(5004),
      currentPace: .secondsPerKilometer(305),
      averagePace: .secondsPerKilometer(312.7),
      heartRate: .beatsPerMinute(151),
      cadence: .stepsPerMinute(172),
      lastSplit: Split(
        number: 5,
        distance: .kilometers(1),
        moving: .seconds(312),
        elapsed: .seconds(320)
      )
    ),
    plan: RunPlan(
      mode: .training,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(300)
    ),
    heartRateZone: 3
  )

  @Test(arguments: [
    ("{distance} in {time}.", "5 km in 26:05."),
    ("Split {split_number}: {split}.", "Split 5: 5:12."),
    ("{pace}, {avg_pace}, {target_pace}", "5:05 /km, 5:13 /km, 5:00 /km"),
    ("{hr} in zone {zone}, {cadence}", "151 bpm in zone 3, 172 spm"),
    ("{remaining} left, {projection}, {gap}", "5 km left, 52:07, 13 s/km"),
    ("{nobody} {Time} {} {time", "{nobody} {Time} {} {time"),
    ("{{distance}}", "{5 km}"),
    ("No figures — at all", "No figures — at all"),
  ])
  func `writes a line`(text: String, line: String) {
    #expect(LineText.written(text, in: moment, units: .metric) == line)
  }

  @Test(arguments: [
    ("{distance} in {time}.", "five kilometres in twenty-six minutes and five seconds."),
    ("Split {split_number}: {split}.", "Split five: five twelve."),
    ("{pace}!", "five oh-five per kilometre!"),
    (
      "{hr} in zone {zone}, {cadence}",
      "one hundred and fifty-one beats per minute in zone three, one hundred and seventy-two steps per minute"
    ),
    ("{remaining} left of 10k", "five kilometres left of ten k"),
    ("{gap} off", "thirteen seconds per kilometre off"),
  ])
  func `says a line`(text: String, line: String) {
    #expect(LineText.spoken(text, in: moment, units: .metric) == line)
  }

  @Test func `speaks in miles to those who think in miles`() {
    let text = "{distance}, {pace}"
    #expect(LineText.written(text, in: moment, units: .imperial) == "3.1 mi, 8:11 /mi")
    #expect(
      LineText.spoken(text, in: moment, units: .imperial)
        == "three point one miles, eight eleven per mile"
    )
  }

  @Test func `leaves figures in digits for languages that the coaches do not speak`() {
    #expect(
      LineText.spoken("Encore {remaining}, {pace}", in: moment, units: .metric, language: "fr")
        == "Encore 5 km, 5 05 /km"
    )
    #expect(
      LineText.spoken("Noch {remaining}, {pace}", in: moment, units: .metric, language: "de")
        == "Noch fünf Kilometer, fünf null fünf pro Kilometer"
    )
  }

  @Test func `rounds the time that remains`() {
    var moment = moment
    moment.plan.goal = .time(.seconds(1565 + 299))
    #expect(LineText.spoken("{remaining}", in: moment, units: .metric) == "five minutes")
    moment.plan.goal = .time(.seconds(1565 + 58))
    #expect(LineText.spoken("{remaining}", in: moment, units: .metric) == "one minute")
    #expect(LineText.written("{projection}", in: moment, units: .metric) == "5.2 km")
  }

  @Test func `says nothing wrong of what is unknown`() {
    let empty = Moment(at: .zero, metrics: LiveMetrics(), plan: RunPlan())
    #expect(LineText.written("{hr} now", in: empty, units: .metric) == "– now")
    #expect(LineText.spoken("Heart {hr} now", in: empty, units: .metric) == "Heart now")
  }
}
