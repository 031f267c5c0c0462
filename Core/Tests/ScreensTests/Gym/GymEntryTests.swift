import Coaching
import Screens
import Testing
import Training

struct GymEntryTests {
  private func entry(_ count: CountUnit, _ load: LoadEntry?, _ unit: MassUnit = .kilograms)
    -> [String]
  {
    let entry = GymEntry(for: SetResult(10, count, load: load), usual: unit)
    return [entry.count, entry.load].compactMap { $0 }.map { "\($0.label) by \($0.step)" }
  }

  @Test func `names what can be typed, and how much a press adds`() {
    #expect(entry(.reps, nil) == ["Reps by 1.0", "kg by 2.5"])
    #expect(entry(.reps, nil, .pounds) == ["Reps by 1.0", "lb by 5.0"])
    #expect(entry(.reps, LoadEntry(.external, 20, .pounds)) == ["Reps by 1.0", "lb by 5.0"])
    let pair = LoadEntry(.external, 20, .kilograms, isPair: true)
    #expect(entry(.reps, pair) == ["Reps by 1.0", "Each, kg by 2.5"])
    #expect(entry(.reps, .ownWeight(.kilograms)) == ["Reps by 1.0", "Added kg by 2.5"])
    let help = LoadEntry(.assisted, 20, .kilograms)
    #expect(entry(.reps, help) == ["Reps by 1.0", "Help kg by 2.5"])
    #expect(entry(.meters, nil) == ["meters by 50.0"])
    #expect(entry(.seconds, pair) == ["seconds by 5.0", "Each, kg by 2.5"])
    #expect(entry(.calories, nil) == ["calories by 1.0"])
  }

  @Test func `asks for no weight of what has none`() {
    let circle = WorkoutItem("Hip Circle", .dose(Dose(.amount(Amount(10), .reps))))
    let workout = Workout(
      id: "w",
      title: "W",
      sections: [WorkoutSection("Warm-up", lines: [.item(circle)])]
    )
    var memory = ExerciseMemory("Hip Circles")
    memory.isWeightless = true
    for (memories, label) in [([], "kg"), ([memory], nil)] as [([ExerciseMemory], String?)] {
      var session = GymSession(GymPlan(workout), memories: memories)
      _ = session.handle(.start, at: .zero)
      #expect(GymScreen(of: session, at: .seconds(1)).entry?.load?.label == label)
    }
  }

  @Test func `lets a set be typed before it is done, and nothing beside a running clock`() {
    let bench = WorkoutItem("Bench Press", .dose(Dose(sets: Amount(2), .amount(Amount(8), .reps))))
    let plank = WorkoutItem("Plank", .dose(Dose(.amount(Amount(60), .seconds))))
    let squat = WorkoutItem("Air Squat", .dose(Dose(.most(.reps))))
    let sections = [
      WorkoutSection("Push", lines: [.item(bench), .item(plank)]),
      WorkoutSection("Burn", timer: .tabata(.tabata), lines: [.item(squat)]),
    ]
    var session = GymSession(GymPlan(Workout(id: "w", title: "W", sections: sections)))
    func canType(at seconds: Int) -> Bool {
      GymScreen(of: session, at: .seconds(seconds)).entry != nil
    }
    #expect(!canType(at: 0))
    _ = session.handle(.start, at: .zero)
    #expect(canType(at: 1))
    _ = session.handle(.skipExercise, at: .seconds(2))
    // A hold is counted by its clock.
    #expect(!canType(at: 3))
    _ = session.handle(.skipBlock, at: .seconds(4))
    _ = session.handle(.start, at: .seconds(5))
    _ = session.handle(.pass, at: .seconds(20))
    #expect(!canType(at: 20))
    _ = session.handle(.end, at: .seconds(21))
    #expect(!canType(at: 22))
  }
}
