import Coaching
import Screens
import Testing
import Training

struct EntryTextTests {
  private static let start = LocalTime(
    secondsSince1970: 1_780_299_000,
    offset: UTCOffset(clamping: 120)
  )

  private func activity() -> Activity {
    var summary = ActivitySummary(
      id: "3f2a9c0017",
      sport: .running,
      kind: "running",
      startedAt: Self.start,
      source: .fit
    )
    summary.label = "Long run"
    summary.distance = .kilometers(1.4)
    summary.moving = .seconds(420)
    summary.averageHeartRate = .beatsPerMinute(150)
    summary.effort = 7
    summary.notes = "Windy."
    return Activity(
      summary: summary,
      samples: Samples(),
      splits: [
        ActivitySplit(distance: .kilometers(1), moving: .seconds(300), elapsed: .seconds(300)),
        ActivitySplit(
          distance: .meters(400),
          moving: .seconds(120),
          elapsed: .seconds(130),
          heartRate: .beatsPerMinute(158)
        ),
      ],
      efforts: [BestEffort(distance: .meters(1000), duration: .seconds(299))],
      pulse: [PulseTime(beatsPerMinute: 130, seconds: 420)]
    )
  }

  @Test func `writes a row of the list with its figures below those of others`() {
    let row = EntryText.row(.activity(activity().summary))
    #expect(
      row == "3f2a9c00  2026-06-01 09:30  Long run            1.40 km   7:00  5:00 /km  150 bpm"
    )
    let session = StrengthSummary(
      id: "20260601-log",
      name: "",
      startedAt: Self.start,
      elapsed: nil,
      program: "pacesetter",
      sets: 1,
      volume: 400
    )
    #expect(
      EntryText.row(.strength(session))
        == "20260601  2026-06-01 09:30  Strength            1 set  400 kg"
    )
  }

  @Test func `says everything about a run, and nothing that nobody knows`() {
    let runner = Runner(
      maxHeartRate: .beatsPerMinute(190),
      restingHeartRate: .beatsPerMinute(50)
    )
    let lines = EntryText.lines(of: activity(), of: runner)
    #expect(
      lines.prefix(14) == [
        "Long run, 2026-06-01 09:30",
        "  Distance            1.40 km",
        "  Moving time         7:00",
        "  Average pace        5:00 /km",
        "  Average heart rate  150 bpm",
        "  Effort              7 of 10",
        "  Notes               Windy.",
        "  ID                  3f2a9c0017",
        "Splits",
        "  1         5:00      5:00 /km  –",
        "  0.40 km   2:00      5:00 /km  158 bpm",
        "Best efforts",
        "  1 km                4:59",
        "Heart rate zones",
      ]
    )
    let zone = lines.first { $0.hasPrefix("  Zone 1") }
    #expect(zone?.hasSuffix("#") == true && zone?.contains("7:00     100 %") == true, "\(lines)")
    #expect(lines.last?.contains("resting 50") == true)
  }

  @Test func `says what was lifted, an exercise after the other`() {
    var session = StrengthSession(id: "gym-1", name: "Legs", startedAt: Self.start)
    session.effort = 7
    session.note = "knee"
    let squat = SetResult(
      5,
      load: LoadEntry(.external, 100, .kilograms),
      effort: .exertion(8)
    )
    session.sets = [LiftedSet("Squat", squat), LiftedSet("Plank", SetResult(60, .seconds))]
    #expect(
      EntryText.lines(of: session) == [
        "Legs, 2026-06-01 09:30",
        "  2 sets, 500 kg, effort 7 of 10",
        "  knee",
        "Squat",
        "  5 × 100 kg, RPE 8",
        "Plank",
        "  1:00",
        "  ID                  gym-1",
      ]
    )
  }

  @Test func `says which remarks there are and which are not`() {
    #expect(
      EntryText.lines(of: Remarks(label: "Long run", effort: 7)) == [
        "label   Long run", "effort  7 of 10", "notes   none", "gear    none",
      ]
    )
  }
}
