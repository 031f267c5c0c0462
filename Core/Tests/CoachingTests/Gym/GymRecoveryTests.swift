import Coaching
import Testing
import Training

/// State is the fold of events: who looked in between, and for how long nobody did, changes nothing.
struct GymRecoveryTests {
  static let sections: [WorkoutSection] = [
    WorkoutSection(
      "Prep",
      lines: [.hold("Plank", 30), .hold("Hang", 20, isOpen: true, perSide: true), .reps("Row", 8)]
    ),
    WorkoutSection(
      "Push",
      lines: [
        .sets("Squat", 3, 5, rest: 90), .sets("Press", 2, 8, rest: 60),
      ]
    ),
    WorkoutSection(
      "EMOM",
      timer: .every(EveryTimer(rounds: [4], work: .seconds(40))),
      lines: [.reps("A", 5), .reps("B", 5)]
    ),
    WorkoutSection("AMRAP", timer: .amrap(.seconds(180)), lines: [.reps("C", 3), .hold("D", 10)]),
    WorkoutSection(
      "For time",
      timer: .forTime(ForTimeTimer(rounds: 2, cap: .seconds(240))),
      lines: [.reps("E", 9)]
    ),
    WorkoutSection("Tabata", timer: .tabata(.tabata), lines: [.reps("F", 1), .reps("G", 1)]),
  ]

  static func event(_ random: inout Seed) -> GymEvent {
    let place = GymPlace(block: random.below(6), step: random.below(5), lap: random.below(3))
    return switch random.below(28) {
    case 0...5: .done(nil, nil)
    case 6: .done(place, SetResult(Double(random.below(20))))
    case 7: .undo(nil)
    case 8: .undo(place)
    case 9, 10: .start
    case 11: .roundDone
    case 12: .undoRound
    case 13: .reps(random.below(30))
    case 14, 15: .skip
    case 16: .skipExercise
    case 17: .skipBlock
    case 18, 19: .back
    case 20: .go(place)
    case 21: .moreRest(.seconds(random.below(60) - 30))
    case 22: .pause
    case 23: .resume
    case 24: .substitute(["X", "Y", "Squat"][random.below(3)])
    case 25: .note("n")
    case 26: .speak(random.below(2) == 0)
    default: .effort(Double(random.below(12)))
    }
  }

  @Test(arguments: 0..<200)
  func `is the same for who looks every moment as for who never looks`(seed: UInt64) {
    var random = Seed(seed)
    let workout = Workout(id: "w", title: "W", sections: Self.sections)
    var seldom = GymSession(GymPlan(workout))
    var often = seldom
    var now = Duration.zero
    _ = seldom.handle(.start, at: now)
    _ = often.handle(.start, at: now)
    for _ in 0..<60 {
      let next = now + .milliseconds(random.below(40_000))
      while now < next {
        now = min(next, now + .milliseconds(100 + random.below(5000)))
        _ = often.handle(.pass, at: now)
      }
      let event = Self.event(&random)
      _ = seldom.handle(event, at: now)
      _ = often.handle(event, at: now)
      #expect(seldom.records == often.records)
      #expect(seldom.place == often.place)
      #expect(seldom.snapshot(at: now) == often.snapshot(at: now))
      #expect(seldom.isEnded == often.isEnded)
      if seldom.records != often.records { return }
    }
    let later = now + .seconds(3600)
    _ = seldom.handle(.pass, at: later)
    _ = often.handle(.pass, at: later)
    #expect(seldom.records == often.records)
    #expect(seldom.snapshot(at: later) == often.snapshot(at: later))
  }
}
