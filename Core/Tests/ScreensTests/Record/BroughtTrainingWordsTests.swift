import Screens
import Testing
import Training

struct BroughtTrainingWordsTests {
  private func run(_ day: Int, kilometers: Double) -> ActivitySummary {
    var run = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: Double(day) * 86_400 + 43_200, offset: .zero),
      source: .fit
    )
    run.distance = .kilometers(kilometers)
    return run
  }

  private var brought: BroughtTraining {
    var ride = run(17_000, kilometers: 40)
    (ride.sport, ride.kind) = (.cycling, "cycling")
    var first = BroughtTraining()
    first.add(run(20_000, kilometers: 10))
    first.add(run(16_000, kilometers: 5))
    var second = BroughtTraining()
    second.add(run(18_000, kilometers: 42.2))
    second.add(ride)
    second.add(
      StrengthSession(
        name: "Legs",
        startedAt: LocalTime(secondsSince1970: 20_001 * 86_400, offset: .zero),
        sets: [LiftedSet("Squat", reps: 5, load: LoadEntry(.external, 100, .kilograms))]
      )
    )
    first.add(second)
    return first
  }

  @Test func `says what came in for whoever looks back`() {
    #expect(
      brought.sentences() == [
        "12 years, from 22 October 2013 to 5 October 2024.", "3 runs, 57 km.",
        "1 other activity, 40 km.", "1 strength session, 1 set: 500 kg lifted.",
        "First run: 5.00 km on 22 October 2013.", "Longest run: 42.20 km on 14 April 2019.",
      ]
    )
    #expect(
      brought.sentences(units: .imperial, in: .german) == [
        "12 Jahre, vom 22. Oktober 2013 bis 5. Oktober 2024.", "3 Läufe, 36 mi.",
        "1 andere Aktivität, 25 mi.", "1 Krafttraining, 1 Satz: 1.102 lb bewegt.",
        "Erster Lauf: 3,11 mi am 22. Oktober 2013.", "Längster Lauf: 26,22 mi am 14. April 2019.",
      ]
    )
  }

  @Test func `says nothing of what brought nothing`() {
    #expect(BroughtTraining().isEmpty && BroughtTraining().sentences() == [])
  }

  @Test func `says where what was known came from`() {
    let counts = ["a.zip": 5, "b.zip": 2, "c.zip": 1, "d.zip": 1]
    #expect(
      KnownEntry.origins(counts, of: 10)
        == "10 were here already: 5 from a.zip, 2 from b.zip, 1 from c.zip, 2 from elsewhere."
    )
    #expect(KnownEntry.origins([:], of: 1, in: .german) == "1 war schon da.")
    #expect(KnownEntry.origins([:], of: 0) == nil)
    #expect(
      KnownEntry(.session(name: "", day: Day(daysSince1970: 20_000)), from: nil, isReplaced: false)
        .words(in: .german)
        == "Krafttraining, 4. Oktober 2024: dasselbe wie hier aufgezeichnet"
    )
  }
}
