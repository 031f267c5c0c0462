import Testing
import Training

struct ObedientRunTests {
  private let course = RunCourse(
    "2 x 1 km",
    steps: [
      RunStep("Easy Run", until: .time(.seconds(120)), intensity: .warmUp),
      RunStep("A-Skip", until: .button, intensity: .other),
      RunStep(
        "Run",
        until: .distance(.meters(1000)),
        target: .pace(fastest: .secondsPerKilometer(240), slowest: .secondsPerKilometer(260)),
        cadence: Tempo(clamping: 182)
      ),
      RunStep("Rest", until: .heartRate(below: .beatsPerMinute(130)), intensity: .rest),
    ]
  )

  @Test func `runs each step as it asks`() {
    let recording = ObedientRun(RunPlan(course: course)).recording()
    let samples = recording.samples
    #expect(samples.speed[100] == 2.778)
    // The button of the drill is pressed after a minute.
    #expect(recording.laps.map { $0.start } == [0, 180])
    #expect(samples.speed[300] == 4)
    #expect(samples.cadence[300] == 182)
    let end = 180 + 250
    #expect(abs(samples.distance[end] - samples.distance[180] - 1000) <= 4)
    // Standing, the heart calms down, and the way home begins.
    let still = samples.speed[(end + 1)...].prefix { $0 == 0 }.count
    #expect((5...180).contains(still))
    #expect(samples.heartRate[end + still] <= 130)
    #expect(samples.count == end + still + 31)
  }

  @Test func `runs a plan without steps up to its goal`() {
    let plan = RunPlan(goal: .distance(.kilometers(2)), targetPace: .secondsPerKilometer(300))
    let recording = ObedientRun(plan).recording()
    #expect(recording.totals.timer == .seconds(600))
    #expect(abs((recording.totals.distance?.meters ?? 0) - 2000) < 4)
    #expect(ObedientRun(RunPlan()).recording().totals.timer == .seconds(1800))
  }

  @Test func `comes to an end whatever the plan asks for`() {
    let endless = RunCourse("x", steps: [RunStep("Run", until: .distance(.kilometers(10_000)))])
    let recording = ObedientRun(RunPlan(course: endless)).recording()
    #expect((recording.totals.timer ?? .zero) <= ObedientRun.longest + .seconds(60))
  }
}
