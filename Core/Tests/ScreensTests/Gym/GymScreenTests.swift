import Coaching
import Screens
import Testing
import Training

struct GymScreenTests {
  private let sections: [WorkoutSection] = [
    WorkoutSection(
      "Push",
      lines: [
        .item(
          WorkoutItem(
            "Bench Press",
            .dose(
              Dose(
                sets: Amount(3),
                .amount(Amount(12), .reps),
                targets: [.load(Load(60, .kilograms))],
                rest: Amount(90)
              )
            )
          )
        ), .item(WorkoutItem("Plank", .dose(Dose(.amount(Amount(60), .seconds))))),
      ]
    ),
    WorkoutSection(
      "Burn",
      timer: .tabata(.tabata),
      lines: [.item(WorkoutItem("Air Squat", .dose(Dose(.most(.reps)))))]
    ),
  ]

  private func session() -> GymSession {
    GymSession(GymPlan(Workout(id: "w", title: "W", sections: sections)))
  }

  @Test func `says what the seed says`() {
    let session = session()
    let bench = GymPlace(block: 0, step: 0)
    #expect(GymCue.next(bench).words(in: session) == "Next: Bench Press, 3 sets of 12, 60 kg.")
    #expect(
      GymCue.setDone(GymPlace(block: 0, step: 1), rest: .seconds(90)).words(in: session)
        == "One to go. 90 seconds."
    )
    #expect(GymCue.exerciseDone(bench, rest: nil).words(in: session) == "Bench Press done.")
    #expect(GymCue.left(.seconds(30)).words(in: session) == "30 seconds remaining.")
    #expect(
      GymCue.finished(.seconds(45 * 60)).words(in: session) == "Workout complete. 45 minutes."
    )
  }

  @Test func `shows one exercise with its place, its sets, and what comes`() {
    var session = session()
    _ = session.handle(.start, at: .zero)
    _ = session.handle(.done(nil, nil), at: .seconds(30))
    let screen = GymScreen(of: session, at: .milliseconds(42_300))
    #expect(screen.exercise == "Bench Press")
    #expect(screen.position == "1/3")
    #expect(screen.dose == "3 sets of 12 reps")
    #expect(screen.targets == ["60 kg"])
    #expect(screen.circles.map { $0.state } == [.done, .current, .open])
    #expect(screen.circles[0].label == "Set 1 of 3, 12 × 60 kg, done")
    #expect(screen.stepClock?.reading == "1:18")
    #expect(screen.stepClock?.label == "Rest")
    #expect(screen.isResting)
    #expect(screen.button == "SKIP REST")
    #expect(screen.next == "Next: Bench Press, 12 reps")
    #expect(screen.parts.map { $0.label } == ["Push", "Burn"])
    #expect(screen.parts[0].lines.map { $0.done } == ["1/3", "0/1"])
  }

  @Test func `shows the last ten seconds to the tenth`() {
    var session = session()
    _ = session.handle(.start, at: .zero)
    _ = session.handle(.done(nil, nil), at: .seconds(30))
    #expect(GymScreen(of: session, at: .milliseconds(112_340)).stepClock?.reading == "7.7")
  }

  @Test func `prints all cues of a clock before it starts`() {
    let rows = GymTimeline(of: session()).rows.filter { $0.block == 1 }
    #expect(
      rows.prefix(9).map { row in
        (row.at.map { "\(Int($0.inSeconds)) " } ?? "") + row.text
      } == [
        "8 times 20 seconds on, 10 off: max Air Squats.", "7 Three", "8 Two", "9 One",
        "10 Max Air Squats.", "27 Three", "28 Two", "29 One", "30 Rest, 10 seconds.",
      ]
    )
  }

  @Test func `counts sets that were alike instead of repeating them`() {
    let heavy = SetResult(5, load: LoadEntry(.external, 80, .kilograms))
    let light = SetResult(8, load: LoadEntry(.external, 60, .kilograms))
    #expect(
      GymWords.results([heavy, heavy, light, heavy])
        == "2 sets of 5 × 80 kg, 8 × 60 kg, 5 × 80 kg"
    )
    #expect(
      GymWords.results(Array(repeating: SetResult(15), count: 15)) == "15 sets of 15 reps"
    )
  }

  @Test func `sums up what was done`() {
    var session = session()
    _ = session.handle(.start, at: .zero)
    for second in [30, 150, 300] { _ = session.handle(.done(nil, nil), at: .seconds(second)) }
    _ = session.handle(.end, at: .seconds(310))
    let summary = GymSummary(of: session, at: .seconds(400))
    #expect(summary.title == "5 minutes 10 seconds, 3 sets")
    #expect(summary.rows.contains { $0.label == "Lifted" && $0.value == "2,160 kg" })
    #expect(summary.exercises.map { $0.value } == ["3 sets of 12 × 60 kg"])
  }
}
