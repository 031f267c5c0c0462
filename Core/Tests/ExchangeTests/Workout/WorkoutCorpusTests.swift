import Exchange
import Testing
import Training
import WorkoutWriting

struct WorkoutCorpusTests {
  @Test(arguments: 0..<400)
  func `understands whatever the grammar can say`(seed: Int) {
    var corpus = WorkoutCorpus(UInt64(seed))
    let (text, prescriptions, clocks) = corpus.text()
    let counts = ReadWorkout(text).document.counts
    #expect(counts.prescriptions == prescriptions, "\(text)")
    #expect(counts.structured == prescriptions, "\(text)")
    #expect(counts.classified == clocks, "\(text)")
    #expect(counts.headings == clocks, "\(text)")
  }

  @Test(arguments: 0..<400)
  func `reads what it has printed as what it was`(seed: Int) {
    var corpus = WorkoutCorpus(UInt64(seed))
    let reading = ReadWorkout(corpus.text().text)
    let printed = reading.workout.fileText()
    #expect(ReadWorkout(printed).workout == reading.workout, "\(printed)")
    #expect(ReadWorkout(printed).workout.fileText() == printed)
  }

  // Found by fuzzing: each was printed as something that reads otherwise.
  @Test(
    arguments: [
      "## 1x 5s\n", "## 180s 0s\n", "## Core (60s of each) 6x\n", "## Core 6x (60s of each)\n",
      "## Every 1: for 12 min\n", "## Every 1:-0 12 min\n", "## A: Every 2: x 10\n",
      "## AMRAP 20: 5 reps\n", "## EMOM 12: 90s\n", "## 3 rounds: 4\n", "## Tabata: 8 x 5\n",
      "## EMOM 12; x 8\n", "## Intervals 30s on / 10s off: x 4\n", "## For time: 12 min\n",
      "## 8 min Push (60s of each)\n", "## — 4\n- 2\n", "## A1: Press\n- 100 kg x 5\n",
      "## Press — 5\n- 100 kg x 5\n", "- Row\n  - --\n", "- Row\n  ---\n",
      "- Row\n6 of each)\n", "- Row\n6 of each (slow)\n",
      "- 4 d —\n", "- 4 d —\n- 5 e\n", "- 4 d —\n- Row\n", "- A1: 4 d —\n",
      "## AMRAP 5\n- A1: 4 d —\n", "## 21-15-9 for time\n- Row @ 20 kg —\n",
      "## (9(of each)\n", "## Prep (60-90s(of each)\n", "- Push-Up — 1 x 5per side\n",
      "- Dip — AM– Left — 2–3--\n", "- Dip — a; b — 2–3--\n", "- a; b — 5 — c; d — e\n",
      "- Dip — AMRAP*P*\n", "- Dip — 5*_a_*b\n",
      "## 21-15-9 for time\n- @rpe: 8\n",
      "## 0(\n- 2\n", "- 5 y\n- [ ] A1:\n", "- [  ] A\n", "- [ ] [x] A\n",
      "## Bench Press\n- 111 —\n",
      "## Every 0 for 1x\n", "### Every 1:30 for 1x%, 50%x5, 60%x3\n",
      "- ½ m1:\n", "- 5 A1: Push-Up\n", "- A1: 5 B1: Push-Up\n", "## (9 of each @1\n",
      "## Prep (3 x 9 @ 20 kg, per side of each, rest 30s; slowly)\n- Row\n",
      "- Push-Up — 5rest 30s\n", "- Push-Up — 5tempo 3-1-1-0\n", "- Push-Up — 5RPE 8\n",
      "- Push-Up — 1 x 3 @ 70%, rest 3per side\n", "- Push-Up — 5 @ 20per side\n", "_`_`\n",
    ]
  )
  func `reads what it has printed, of what a fuzzer wrote`(text: String) {
    let reading = ReadWorkout("# T\n" + text)
    let printed = reading.workout.fileText()
    #expect(ReadWorkout(printed).workout == reading.workout, "\(printed)")
  }

  @Test(arguments: ["**Slowly** and low.", "Low and *slowly*", "_`_`", "`3 x 10` is a step"])
  func `shows a text with the emphasis that its author gave it`(text: String) {
    #expect(ReadWorkout("# T\n" + text + "\n").workout.introduction == [.text(text)])
  }

  @Test func `finds the rounds beside what everything takes`() throws {
    let section = try #require(
      ReadWorkout("# T\n## Core (60s of each) 6x\n").workout.sections.first
    )
    #expect(section.label == "Core")
    #expect(section.timer == .rounds(RoundsTimer(count: Amount(6))))
    #expect(section.eachDose == Dose(.seconds(60)))
  }

  // What `workouts check` counts over a whole collection: the aim is 99.5 % and every clock.
  @Test func `understands a collection of six hundred files`() {
    var counts = WorkoutCounts()
    var wanted = (prescriptions: 0, clocks: 0)
    for seed in 1000..<1600 {
      var corpus = WorkoutCorpus(UInt64(seed))
      let (text, prescriptions, clocks) = corpus.text()
      let found = ReadWorkout(text).document.counts
      if found.classified != clocks {
        print("corpus \(seed): a clock is not understood in\n\(text)")
      }
      counts.add(found)
      wanted.prescriptions += prescriptions
      wanted.clocks += clocks
    }
    #expect(counts.prescriptions == wanted.prescriptions)
    #expect(counts.structured * 1000 >= counts.prescriptions * 995)
    #expect(counts.headings == wanted.clocks)
    #expect(counts.classified == wanted.clocks)
  }
}
