import Exchange
import Testing
import Training

// How a collection writes that knows the dialect only from reading it.
struct WorkoutUnseenDialectTests {
  @Test(arguments: [
    ("Row — x6", "Row — 6"), ("Row — x 6 per side", "Row — 6, per side"),
    ("Row — **3 x 6**", "Row — 3 x 6"), ("Row — _60s_", "Row — 60s"),
    ("**Row** — 3 x 6", "Row — 3 x 6"), ("*Row*, strict — 3 x 6", "Row , strict — 3 x 6"),
    ("`Row` — 3 x 6", "Row — 3 x 6"), ("Row* — 3 x 6", "Row* — 3 x 6"),
    ("snake_case_row — 3 x 6", "snake_case_row — 3 x 6"),
    ("Row — 3 x 6 @ 8 RPE", "Row — 3 x 6 @ RPE 8"), ("Row — 3 x 6, 2 RIR", "Row — 3 x 6; 2 RIR"),
    ("Row — 3 x 6 @8", "Row — 3 x 6 @ RPE 8"), ("Row — 3 x 6 @8.5", "Row — 3 x 6 @ RPE 8.5"),
    ("Row — 3 x 6 @20kg", "Row — 3 x 6 @ 20 kg"),
    ("Row — 3 x 6 @ 2 x 20 kg", "Row — 3 x 6 @ 20 kg"),
    ("Row — 3 x 6 @ 3-1-1-0", "Row — 3 x 6, tempo 3-1-1-0"),
    ("Bike — Zone 2, 20 min", "Bike — 20 min @ Z2"), ("Bike — one minute", "Bike — 60s"),
    ("Row — ten reps", "Row — 10"), ("Row — 3 x five breaths", "Row — 3 x 5 breaths"),
  ])
  func `means the same in other words`(written: String, printed: String) {
    #expect(ReadWorkout.step(written) == "- " + printed)
  }

  @Test(arguments: [
    ("Push: *EMOM 12*", "Push: EMOM 12"),
    ("**Push**: 3 sets, rest 60s", "Push: 3 rounds, rest 60s"),
    ("Push (EMOM 6 (40/20s))", "Push: EMOM 6 (40/20s)"),
    ("Push Intervals 1:00 on / 0:30 off", "Push: Intervals 60s on / 30s off"),
    ("Push (30 seconds each)", "Push (30s of each)"),
  ])
  func `finds the clock wherever it stands`(written: String, printed: String) {
    let heading = ReadWorkout.heading(written)
    #expect(heading == printed || ReadWorkout.heading(heading) == heading, "\(heading)")
    #expect(ReadWorkout("# T\n## \(written)\n- A — 10").document.counts.classified == 1)
  }

  @Test func `takes a time among the words of a heading as a hint`() {
    let section = ReadWorkout("# T\n## Mobility 5 min with care\n- A — 10").workout.sections.first
    #expect(section?.label == "Mobility")
    #expect(section?.remark == "with care")
    guard case .clock(let time)? = section?.timer else {
      Issue.record("no hint")
      return
    }
    #expect(time.isAbout)
    #expect(time.low == 300)
  }
}
