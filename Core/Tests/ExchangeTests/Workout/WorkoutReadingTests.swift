import Exchange
import Formats
import Testing
import Training

struct WorkoutReadingTests {
  @Test func `reads a whole workout`() {
    let reading = ReadWorkout(
      """
      ---
      id: squat-press
      category: strength
      focus: [squat, press]
      muscles: {quads: 1, lower back: 0.5}
      equipment: [barbell, rack]
      location: gym
      duration: 50m
      level: intermediate
      score: load
      units: kg
      timer: AMRAP 50
      progression:
        Back Squat: linear +2.5kg, fail 3 -> -10%
      scaling: {Dip: [Bench Dip, "Dip, assisted"]}
      pace: {threshold: "4:20/km"}
      source: {name: Own, url: https://example.org, license: CC0-1.0, fetched: 2026-11-21}
      tags:
        - heavy
        - long
      lang: en
      based-on: {id: base, hash: abc}
      ---

      # Squat / Press

      Heavy today.

      ## Main: Superset x 3, rest 90s
      > Breathe.
      - A1: Back Squat — 5 @ 80 kg, tempo 3-1-X-0; brace
      - A2: Run — 800 m @ threshold, cadence 180
      """
    )
    #expect(reading.said == "")
    var details = WorkoutDetails()
    details.category = .strength
    details.focus = ["squat", "press"]
    details.muscles = [MuscleShare(.quads, 1), MuscleShare(.lowerBack, 0.5)]
    details.equipment = ["barbell", "rack"]
    details.location = .gym
    details.duration = .seconds(3000)
    details.level = .intermediate
    details.score = .load
    details.units = .kilograms
    details.timer = .amrap(.seconds(3000))
    details.progressions = [NamedText("Back Squat", "linear +2.5kg, fail 3 -> -10%")]
    details.scalings = [Scaling("Dip", ["Bench Dip", "Dip, assisted"])]
    details.paces = [
      NamedPace("threshold", PaceGoal(fastest: 260, slowest: 260, unit: .kilometer))
    ]
    details.source = WorkoutSource(
      name: "Own",
      address: "https://example.org",
      license: "CC0-1.0",
      fetched: "2026-11-21"
    )
    details.tags = ["heavy", "long"]
    details.language = "en"
    details.basis = WorkoutBasis(id: "base", hash: "abc")
    let tempo = LiftTempo(lowering: 3, bottom: 1, lifting: nil, top: 0)
    let squat = Dose(
      .reps(5),
      targets: [.load(Load(80, .kilograms))],
      tempo: tempo,
      notes: ["brace"]
    )
    let run = Dose(
      .amount(Amount(800), .meters),
      targets: [.namedPace("threshold")],
      cadence: 180
    )
    #expect(
      reading.workout
        == Workout(
          id: "squat-press",
          title: "Squat / Press",
          details: details,
          introduction: [.text("Heavy today.")],
          sections: [
            WorkoutSection(
              "Main",
              timer: .rounds(
                RoundsTimer(kind: .superset, count: Amount(3), rest: Amount(90))
              ),
              lines: [
                .cue("Breathe."),
                .item(WorkoutItem(tag: "A1", "Back Squat", .dose(squat))),
                .item(WorkoutItem(tag: "A2", "Run", .dose(run))),
              ]
            )
          ]
        )
    )
    let printed = reading.workout.fileText()
    #expect(ReadWorkout(printed).workout == reading.workout)
    #expect(ReadWorkout(printed).workout.fileText() == printed)
  }

  @Test(
    arguments: [
      ("3 x 10", "3 x 10"),
      ("3x10", "3 x 10"),
      ("3 sets of 10", "3 x 10"),
      ("10 reps", "10"),
      ("AMRAP @ bodyweight", "max @ bodyweight"),
      ("3 x max", "3 x max"),
      ("max hold", "max hold"),
      ("15 @ 24/16 kg", "15 @ 24/16 kg"),
      ("5 @ 22,5 kg", "5 @ 22.5 kg"),
      ("3 x 5 @ 20#", "3 x 5 @ 20 lb"),
      (
        "3 x 6-8 @ RPE 8, rest 2:00; pause on the chest",
        "3 x 6-8 @ RPE 8, rest 2 min; pause on the chest"
      ),
      ("3 x 6 @ RPE 7.5-8.5", "3 x 6 @ RPE 7.5-8.5"),
      ("3 x 6 @ RIR 2", "3 x 6 @ RIR 2"),
      ("3 x 3 @ 70-75%", "3 x 3 @ 70-75%"),
      ("5 @ +10 kg", "5 @ +10 kg"),
      ("5 @ bodyweight + 10 kg", "5 @ +10 kg"),
      ("5 @ -20 kg assist", "5 @ -20 kg assist"),
      ("800 m @ 4:10-4:15/km, cadence 180", "800 m @ 4:10-4:15/km, cadence 180"),
      ("500 m @ 2:05/500m", "500 m @ 2:05/500m"),
      ("1 mile @ 8:00/mi", "1 mi @ 8:00/mi"),
      ("15 min @ Z1-Z2", "15 min @ Z1-Z2"),
      ("15 min @ zone 2", "15 min @ Z2"),
      ("10 min @ 140-150 bpm", "10 min @ 140-150 bpm"),
      ("2 x 10 slow alternating", "2 x 10, alternating; slow"),
      ("2 x 6–8 lifts per position", "2 x 6-8; lifts per position"),
      (
        "3 x 12, per side alternating with control (slow)",
        "3 x 12, per side, alternating; with control; slow"
      ),
      ("10/side", "10, per side"),
      ("10 each leg", "10, per leg"),
      ("3 x 8; per side", "3 x 8, per side"),
      ("1 x accumulate 6-8", "1 x 6-8; accumulate"),
      ("1 x 90s, option to do weighted", "1 x 90s; option to do weighted"),
      ("1 x 10 Minutes; speed up if needed", "1 x 10 min; speed up if needed"),
      ("3 x 5, 90s rest", "3 x 5, rest 90s"),
      ("3 x 5, no rest", "3 x 5, rest 0s"),
      ("8 or 10", "8-10"),
      ("10-8", "8-10"),
      ("20 steps", "20 steps"),
      ("5 breaths", "5 breaths"),
      ("tempo", "tempo"),
    ]
  )
  func `reads a prescription`(text: String, printed: String) {
    #expect(ReadWorkout.step("Name — \(text)") == "- Name — \(printed)")
  }

  @Test(
    arguments: [
      ("Prep", "Prep", nil),
      ("Push: EMOM 16", "Push: EMOM 16", BlockTimer.every(EveryTimer(rounds: [16]))),
      ("EMOM x 12", "EMOM 12", .every(EveryTimer(rounds: [12]))),
      ("EMOM 10, all", "EMOM 10, all", .every(EveryTimer(rounds: [10], isTogether: true))),
      ("E2MOM 20", "Every 2 min x 10", .every(EveryTimer(window: .seconds(120), rounds: [10]))),
      ("Every 1:30 x 8", "Every 90s x 8", .every(EveryTimer(window: .seconds(90), rounds: [8]))),
      (
        "Every 2:00 for 20 min", "Every 2 min x 10",
        .every(EveryTimer(window: .seconds(120), rounds: [10]))
      ),
      ("Every minute on the minute for 10", "EMOM 10", .every(EveryTimer(rounds: [10]))),
      ("AMRAP 20", "AMRAP 20", .amrap(.seconds(1200))),
      ("AMRAP in 12 min", "AMRAP 12", .amrap(.seconds(720))),
      ("12 min AMRAP", "AMRAP 12", .amrap(.seconds(720))),
      ("20-minute AMRAP", "AMRAP 20", .amrap(.seconds(1200))),
      ("As many rounds as possible in 7 minutes", "AMRAP 7", .amrap(.seconds(420))),
      ("Metcon 12 min AMRAP", "Metcon: AMRAP 12", .amrap(.seconds(720))),
      ("For Time", "For time", .forTime(ForTimeTimer())),
      (
        "21-15-9 for time cap 12 min", "21-15-9 for time, cap 12 min",
        .forTime(ForTimeTimer(scheme: [21, 15, 9], cap: .seconds(720)))
      ),
      ("5 RFT", "5 rounds for time", .forTime(ForTimeTimer(rounds: 5))),
      (
        "3 rounds for time (cap 15 min)", "3 rounds for time, cap 15 min",
        .forTime(ForTimeTimer(rounds: 3, cap: .seconds(900)))
      ),
      ("Burn Out: Tabata", "Burn Out: Tabata", .tabata(.tabata)),
      (
        "Tabata 30/15 x 6", "Tabata 30s on / 15s off x 6",
        .tabata(IntervalTimer(work: .seconds(30), rest: Amount(15), rounds: 6))
      ),
      (
        "1 min on / 1 min off x 5", "Intervals 60s on / 60s off x 5",
        .intervals(IntervalTimer(work: .seconds(60), rest: Amount(60), rounds: 5))
      ),
      ("Prep: 2 rounds", "Prep: 2 rounds", .rounds(RoundsTimer(count: Amount(2)))),
      ("Main Set 6x", "Main Set: 6 rounds", .rounds(RoundsTimer(count: Amount(6)))),
      ("Main Set x 6", "Main Set: 6 rounds", .rounds(RoundsTimer(count: Amount(6)))),
      (
        "Push 2: Superset x 3, rest 90s", "Push 2: Superset x 3, rest 90s",
        .rounds(RoundsTimer(kind: .superset, count: Amount(3), rest: Amount(90)))
      ),
      (
        "Circuit: 4 rounds", "Circuit x 4",
        .rounds(RoundsTimer(kind: .circuit, count: Amount(4)))
      ),
      ("Prep: 3 min", "Prep: 3 min", .clock(Amount(180))),
      ("Circuit Training", "Circuit Training", nil),
      ("Day 1 (3/4)", "Day 1 (3/4)", nil),
      ("Push-Up - Pull-Up", "Push-Up - Pull-Up", nil),
    ] as [(String, String, BlockTimer?)]
  )
  func `reads a heading`(text: String, printed: String, timer: BlockTimer?) {
    let reading = ReadWorkout("# T\n## \(text)\n- A — 10")
    #expect(reading.workout.sections[0].timer == timer)
    #expect(ReadWorkout.heading(text) == printed)
    #expect(ReadWorkout.heading(printed) == printed)
  }

  @Test(
    arguments: [
      (
        "- Push-Up - 3 x 10",
        "3:13: warning: \"3 x 10\" is read as part of the name; write `Push-Up — 3 x 10`"
      ),
      (
        "- Press — 3 x 5, reest 60s",
        "3:18: warning: \"reest 60s\" is read as a note; did you mean \"rest\"?"
      ),
      (
        "- Press — 3 x 5 @ 8",
        "3:17: warning: \"@ 8\" is read as a weight; write `@ 8 kg` or `@ RPE 8`"
      ),
      (
        "- Press — 3 x 5 @ heavy",
        "3:3: warning: the target \"heavy\" of Press is shown but has no effect; write a weight, `RPE 8`, `70%`, a pace or `Z2`, or put it after a semicolon"
      ),
      ("- — 3 x 10", "3:3: warning: the step has no name; write `Push-Up — 3 x 10`"),
      ("- Press — 10-8", "3:11: warning: the range begins with its larger number"),
      (
        "- Press — 5 @ RPE 12",
        "3:15: error: 12 is no RPE, expected 0 to 10; 10 is used instead"
      ),
      (
        "- Run — 5 min, cadence 90",
        "3:24: error: 90 is no cadence, expected 150 to 230; 150 is used instead"
      ),
    ]
  )
  func `says what is wrong with a step`(step: String, said: String) {
    #expect(ReadWorkout("# T\n## Main\n\(step)\n").said == said)
  }

  @Test(
    arguments: [
      (
        "Metcon: AMRAP",
        "2:4: warning: the clock of \"Metcon: AMRAP\" is not understood; write for example `EMOM 12`, `AMRAP 20`, `Intervals 30s on / 10s off` or `3 rounds`"
      ),
      (
        "EMOM 40s on / 20s off",
        "2:4: warning: A lasts 50s, but the heading makes it 40s; the heading holds"
      ),
      (
        "Every 45s x 4",
        "2:4: warning: A lasts 50s and does not fit into its window of 45s"
      ),
      (
        "Every 2 min for 5 min",
        "2:15: warning: for 5 min is not a whole number of windows"
      ),
    ]
  )
  func `says what is wrong with a heading`(heading: String, said: String) {
    #expect(ReadWorkout("# T\n## \(heading)\n- A — 50s\n").said == said)
  }

  @Test(
    arguments: [
      (
        "category: stength",
        "2:1: warning: \"category\" is \"stength\", expected one of strength, conditioning, mobility, recovery, run, mixed; did you mean \"strength\"?"
      ),
      (
        "catgory: run",
        "2:1: warning: \"catgory\" is kept but has no effect here; did you mean \"category\"?"
      ),
      ("duration: long", "2:1: warning: \"duration\" is \"long\", expected a time such as 32m"),
      ("timer: AMRAP", "2:1: warning: \"timer\" is \"AMRAP\", expected a clock such as AMRAP 20"),
      (
        "muscles: {gluets: 1}",
        "2:11: warning: \"gluets\" is not a known muscle; did you mean \"glutes\"?"
      ),
      ("muscles: {glutes: 3}", "2:11: warning: the share of glutes is not a number from 0 to 1"),
      ("focus: {a: b}", "2:1: warning: \"focus\" is a map, expected a list of texts"),
      ("units: stone", "2:1: warning: \"units\" is \"stone\", expected kg or lb"),
      ("pace: {easy: fast}", "2:8: warning: the pace \"fast\" is not understood, expected 4:20/km"),
      (
        "level: &a beginner",
        "2:8: warning: anchors, aliases and types of YAML are not read; put the text in quotes; nothing of the front matter is used"
      ),
    ]
  )
  func `says what is wrong with the front matter`(line: String, said: String) {
    #expect(ReadWorkout("---\n\(line)\n---\n# T\n").said == said)
  }

  @Test func `counts what it understands`() {
    let counts = ReadWorkout(
      """
      # T
      ## EMOM 4
      - A — 10
      - B — as you like
      ## Metcon: AMRAP
      - C
      ## Cool-Down
      - D — 3 x 5 @ heavy
      """
    ).document.counts
    #expect(
      [counts.items, counts.prescriptions, counts.structured, counts.headings, counts.classified]
        == [4, 3, 1, 2, 1]
    )
  }
}
