import Coaching
import Exchange
import Testing
import Training

private func form(_ change: (inout RunForm) -> Void) -> RunForm {
  var form = RunForm()
  change(&form)
  return form
}

struct RunFormTests {
  @Test func `plans what was typed, in the units of the form`() {
    let typed = form { ($0.goal, $0.distance, $0.pace) = (.distance, "10", "5:00") }
    let metric = typed.plan(.training, units: .metric)
    #expect(metric.goal == .distance(.meters(10_000)))
    #expect(metric.targetPace == .secondsPerKilometer(300))
    let imperial = typed.plan(.training, units: .imperial)
    #expect(imperial.goalDistance == .miles(10))
    #expect(abs((imperial.targetPace?.secondsPerKilometer ?? 0) - 186.411) < 0.001)
    let hour = form { ($0.goal, $0.time, $0.distance) = (.time, "1:00:00", "10") }
    #expect(hour.plan(.free, units: .metric).goal == .time(.seconds(3600)))
    #expect(RunForm().plan(.free, units: .metric) == RunPlan())
  }

  @Test func `says which field it does not understand`() {
    let wrong = form { ($0.goal, $0.distance, $0.pace) = (.distance, "far", "fast") }
    #expect(!wrong.isUnderstood(.distance, units: .metric))
    #expect(!wrong.isUnderstood(.pace, units: .metric))
    #expect(wrong.isUnderstood(.time, units: .metric))
    #expect(RunForm().isUnderstood(.pace, units: .metric))
    #expect(!form { $0.goal = .time }.isUnderstood(.time, units: .metric))
  }

  @Test func `fills in a race, and keeps its exact distance and pace`() throws {
    let race = try TypedRace(
      name: "City half",
      day: "2027-04-11",
      distance: "half",
      target: "1:45:00",
      goals: "1:50:00, 1:55:00",
      fuel: ["gel at 8 km"]
    ).setup()
    var filled = RunForm()
    filled.choose(race, units: .metric)
    #expect(filled.distance == "21.1" && filled.pace == "4:59")
    let plan = filled.plan(.race, units: .metric)
    #expect(plan.goal == .distance(race.distance) && plan.targetPace == race.targetPace)
    #expect(plan.race?.fallbacks == race.fallbacks && plan.race?.fueling == race.fueling)
    // Another kind of run is not the race.
    #expect(filled.plan(.free, units: .metric).race == nil)
  }

  @Test func `is training where it has steps to follow`() {
    let planned = form { $0.course = RunCourse("Five", steps: []) }
    #expect(planned.plan(.free, units: .metric).mode == .training)
  }

  @Test func `puts what is typed of the runner before what is known`() {
    let typed = form { ($0.age, $0.maxHeartRate) = ("41", "x") }
    let known = Runner(age: 40, maxHeartRate: .beatsPerMinute(188))
    let runner = typed.runner(known: known)
    #expect(runner.age == 41 && runner.maxHeartRate == .beatsPerMinute(188))
  }

  @Test func `reads what it has kept`() throws {
    var kept = form {
      ($0.goal, $0.distance, $0.time, $0.pace) = (.time, "10", "45:00", "4:30")
      ($0.age, $0.maxHeartRate, $0.seed) = ("41", "185", 7)
      ($0.autoLap, $0.autoPause, $0.unwanted) = (.meters(400), true, [.stories])
      $0.rival = Rival("Sunday", meters: [500, 1000], seconds: [150, 300])
      $0.course = RunCourse("Five", steps: [])
    }
    let race = TypedRace(name: "A", day: "2027-04-11", distance: "10 km", target: "50:00")
    kept.race = try race.setup()
    let read = try #require(RunForm(kept: kept.kept))
    #expect(read.kept == kept.kept && read.plan(.free, units: .metric).rival == kept.rival)
    #expect(read.race == kept.race && read.seed == 7 && read.unwanted == [.stories])
    #expect(RunForm(kept: "{") == nil)
  }

  @Test func `shows the same distance and pace in other units`() {
    var changed = form { ($0.goal, $0.distance, $0.pace) = (.distance, "10", "5:00") }
    changed.change(from: .metric, to: .imperial)
    #expect(changed.distance == "6.21" && changed.pace == "8:03")
  }
}
