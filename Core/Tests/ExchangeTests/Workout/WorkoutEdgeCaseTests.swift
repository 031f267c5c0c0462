import Exchange
import Testing
import Training

// Each case of section 6 of the format's definition, by its number.
struct WorkoutEdgeCaseTests {
  @Test func `1 needs no front matter`() {
    let reading = ReadWorkout("# Push\n\n## Main\n- Push-Up — 3 x 10\n")
    #expect(reading.said == "")
    #expect(reading.workout.id == "test")
    #expect(reading.workout.details == WorkoutDetails())
    #expect(reading.body == "## Main\n- Push-Up — 3 x 10")
  }

  @Test func `2 reads an unclosed front matter as text and says so`() {
    let reading = ReadWorkout("---\ncategory: strength\n\n# Push\n## Main\n- Push-Up — 3 x 10\n")
    #expect(
      reading.said
        == "1:1: warning: the front matter is not closed, so it is read as text; write `---` after its last line"
    )
    #expect(reading.workout.introduction == [.text("---\ncategory: strength")])
    #expect(reading.workout.title == "Push")
    #expect(reading.body.hasSuffix("## Main\n- Push-Up — 3 x 10"))
  }

  @Test func `3 keeps the body when the front matter is broken`() {
    let reading = ReadWorkout(
      """
      ---
      input files: ["a.png"]
      focus: [hinge, push
      ---
      # Push
      ## Main
      - Push-Up — 3 x 10
      """
    )
    #expect(
      reading.said
        == "3:20: warning: a bracket is not closed in its line; nothing of the front matter is used"
    )
    #expect(reading.workout.details == WorkoutDetails())
    #expect(reading.body == "## Main\n- Push-Up — 3 x 10")
  }

  @Test func `3 keeps unknown names with spaces as they are`() {
    let text = """
      ---
      id: a
      input files:
        - "one.png"
        - two.png
      processed: 2025-11-23T20:05:03Z
      ---

      # Push

      """
    let reading = ReadWorkout(text)
    #expect(reading.said == "")
    #expect(
      reading.workout.details.others == [
        NamedText("input files", "\n  - \"one.png\"\n  - two.png"),
        NamedText("processed", "2025-11-23T20:05:03Z"),
      ]
    )
    #expect(reading.workout.fileText() == text)
  }

  @Test func `4 takes marks, line ends and spaces of every kind`() {
    let plain = ReadWorkout("# Push\n\n## Main: 3 rounds\n- Push-Up — 3 x 10\n")
    let odd = ReadWorkout(
      "\u{FEFF}# Push  \r\n\r\n##\u{A0}Main: 3\u{A0}rounds \r\n-\u{A0}Push-Up —\u{A0}3\u{202F}x 10\t\r\n"
    )
    #expect(odd.workout == plain.workout)
    #expect(odd.said == "")
  }

  @Test(
    arguments: [
      ("Wall Slide — 2–3 × 10 per side", "- Wall Slide — 2-3 x 10, per side"),
      ("Wall Slide — 3 ✕ 10", "- Wall Slide — 3 x 10"),
      ("Dip — 5 @ −20 kg assist", "- Dip — 5 @ -20 kg assist"),
      ("Run — ½ mi", "- Run — 0.5 mi"),
      ("Run — 1½ km", "- Run — 1.5 km"),
      ("Foam Roll – “Quads” — 1 x 60s", "- Foam Roll – “Quads” — 1 x 60s"),
      ("Plank — 1′ 30″", "- Plank — 90s"),
    ]
  )
  func `5 takes dashes, signs and fractions as people type them`(text: String, printed: String) {
    #expect(ReadWorkout.step(text) == printed)
  }

  @Test func `5 leaves fractions in titles alone`() {
    #expect(ReadWorkout("# Squat/Pull (1/4)").workout.title == "Squat/Pull (1/4)")
  }

  @Test func `6 leaves single hyphens in names alone`() {
    let reading = ReadWorkout(
      """
      # T
      ## Prep
      - Deadbug - Contralateral — 2 x 10
      - Monkey - Foundational
      - Leg Swings – Psoas Release -- 1 x 45s
      - Shrimp Squat — Right — 3 x 8
      """
    )
    #expect(
      reading.workout.items == [
        WorkoutItem("Deadbug - Contralateral", .dose(Dose(sets: Amount(2), .reps(10)))),
        WorkoutItem("Monkey - Foundational"),
        WorkoutItem("Leg Swings – Psoas Release", .dose(Dose(sets: Amount(1), .seconds(45)))),
        WorkoutItem("Shrimp Squat — Right", .dose(Dose(sets: Amount(3), .reps(8)))),
      ]
    )
    #expect(reading.said == "")
  }

  @Test func `7 takes a step without a prescription`() {
    let reading = ReadWorkout(
      "# T\n## Practice\n- Romanian Deadlift (continues below)\n- Cat-Cow —\n"
    )
    #expect(
      reading.workout.items == [
        WorkoutItem("Romanian Deadlift (continues below)"), WorkoutItem("Cat-Cow"),
      ]
    )
    #expect(reading.said == "")
  }

  @Test func `8 shows prose as prose`() {
    let reading = ReadWorkout(
      "# T\n## Play\n- Hang — explore as desired (accumulate 10-15 per side)\n"
    )
    #expect(
      reading.workout.items == [
        WorkoutItem("Hang", .prose("explore as desired (accumulate 10-15 per side)"))
      ]
    )
    #expect(reading.fidelity == "t")
    #expect(
      reading.said
        == "3:10: warning: \"explore as desired (accumulate 10-15 per side)\" begins with no quantity and is shown as text; write for example `3 x 10` or `60s; explore as desired (accumulate 10-15 per side)`"
    )
  }

  @Test func `9 takes about, open and ranged numbers and leaves those of names`() {
    let reading = ReadWorkout(
      """
      # T
      ## Prep
      - Rocks — 1 x ~15
      - Stretch — 1 x 60s+
      - Press — 3 x 8-10
      - Hold — 3-4 x 40s
      - 90/90 Shinbox
      - 90:90s with Raise — 2 x 8
      - 90/90 Shinbox — 1 x 8-10
      """
    )
    #expect(
      reading.workout.items == [
        WorkoutItem("Rocks", .dose(Dose(sets: Amount(1), .amount(about(15), .reps)))),
        WorkoutItem("Stretch", .dose(Dose(sets: Amount(1), .amount(open(60), .seconds)))),
        WorkoutItem(
          "Press",
          .dose(Dose(sets: Amount(3), .amount(Amount(low: 8, high: 10), .reps)))
        ),
        WorkoutItem("Hold", .dose(Dose(sets: Amount(low: 3, high: 4), .seconds(40)))),
        WorkoutItem("90/90 Shinbox"),
        WorkoutItem("90:90s with Raise", .dose(Dose(sets: Amount(2), .reps(8)))),
        WorkoutItem(
          "90/90 Shinbox",
          .dose(Dose(sets: Amount(1), .amount(Amount(low: 8, high: 10), .reps)))
        ),
      ]
    )
    #expect(reading.fidelity == "sssstss")
  }

  @Test func `10 doubles the time of each side and not of sides that alternate`() {
    let both = estimate("Stretch — 1 x 60s")
    #expect(estimate("Stretch — 1 x 60s, per side") == both + .seconds(60))
    #expect(estimate("Stretch — 1 x 60s per leg") == both + .seconds(60))
    #expect(estimate("Stretch — 1 x 60s, per direction") == both + .seconds(60))
    #expect(estimate("Stretch — 1 x 60s, alternating") == both)
  }

  @Test func `11 keeps notes with their numbers`() {
    let reading = ReadWorkout(
      """
      # T
      ## Main
      - Goblet Squat — 3 x 8-10 (10 reps, 20# DB noted)
      - Box Squat — 3 x 8; elevation 12"; noted weight: 35#
      - Tempo Squat — 3 x 10 (3s count down, 1s pause, quick up)
      """
    )
    #expect(
      reading.body
        == """
        ## Main
        - Goblet Squat — 3 x 8-10; 10 reps, 20# DB noted
        - Box Squat — 3 x 8; elevation 12"; noted weight: 35#
        - Tempo Squat — 3 x 10; 3s count down, 1s pause, quick up
        """
    )
    #expect(reading.fidelity == "sss")
    #expect(reading.said == "")
  }

  @Test(
    arguments: [
      (
        "Push 2: EMOM 12 or 16 with focus on quality", "Push 2: EMOM 12 or 16 with focus on quality"
      ),
      ("EMOM 6 (40/20s)", "EMOM 6 (40s on / 20s off)"),
      ("Push: EMOM 40/20 with focus", "Push: EMOM 40s on / 20s off with focus"),
      ("EMOM 45s / 15s", "EMOM 45s on / 15s off"),
      ("Intervals 30s 15s", "Intervals 30s on / 15s off"),
      ("Intervals 30/10s", "Intervals 30s on / 10s off"),
      ("Burn out: 30s on, 10s off", "Burn out: Intervals 30s on / 10s off"),
      ("Push 3: Intervals 30s on / 10-15s off", "Push 3: Intervals 30s on / 10-15s off"),
      ("EMOM 90s", "Every 90s"),
    ]
  )
  func `12 tells on, off and minutes apart`(heading: String, printed: String) {
    #expect(ReadWorkout.heading(heading) == printed)
  }

  @Test func `12 takes the shortest rest and the first number of minutes`() {
    let rest = ReadWorkout("# T\n## Intervals 30s on / 10-15s off\n- A — 4 x 30s").workout.sections[
      0
    ]
    #expect(
      rest.timer == .intervals(IntervalTimer(work: .seconds(30), rest: Amount(low: 10, high: 15)))
    )
    let section = ReadWorkout("# T\n## EMOM 12 or 16\n- A\n- B").workout.sections[0]
    #expect(section.timer == .every(EveryTimer(rounds: [12, 16])))
    #expect([section.stations(), section.stations(choice: 1), section.choices] == [12, 16, 2])
  }

  @Test func `13 takes a duration in a heading as a hint`() {
    let section = ReadWorkout("# T\n## Practice: Bear of Choice (~3 minutes)\n- Bear").workout
      .sections[
        0
      ]
    #expect(section.label == "Practice: Bear of Choice")
    #expect(section.timer == .clock(about(180)))
    #expect(
      ReadWorkout.heading("Play: Shrimp Squats (3-5 Minutes)") == "Play: Shrimp Squats: 3-5 min"
    )
  }

  @Test func `14 gives the quantity of each to the steps that have none`() {
    let reading = ReadWorkout("# T\n## Stretch\n60-90s of each\n- Pigeon\n- Couch — 1 x 45s\n")
    let section = reading.workout.sections[0]
    #expect(section.eachDose == Dose(.amount(Amount(low: 60, high: 90), .seconds)))
    #expect(section.items.map { section.dose(of: $0)?.quantity.seconds?.high } == [90, 45])
    #expect(reading.said == "")
    let heading = ReadWorkout("# T\n## Stretch (60s of each, per side)\n- Pigeon\n").workout
      .sections[0]
    #expect(heading.eachDose == Dose(.seconds(60), perSide: .side))
    #expect(heading.label == "Stretch")
  }

  @Test func `15 takes a station of rest as a station`() {
    let reading = ReadWorkout(
      "# T\n## Intervals 30s on / 10s off\n- Swing — 4 x 30s\n- Rest Station (Optional) — 4 x 30s\n"
    )
    #expect(reading.workout.items.map(\.isRest) == [false, true])
    #expect(reading.workout.sections[0].stations() == 8)
    #expect(reading.said == "")
  }

  @Test func `16 rotates when rounds are no multiple of the steps, and says so`() {
    let reading = ReadWorkout("# T\n## EMOM 16\n- A — 10\n- B — 10\n- C — 10\n")
    #expect(reading.workout.sections[0].stations() == 16)
    #expect(
      reading.said
        == "2:4: warning: 16 rounds are not a multiple of 3 steps: the last lap is not complete; write 15 or 18 rounds"
    )
  }

  @Test func `17 lets the heading win over the sets`() {
    let reading = ReadWorkout("# T\n## EMOM 12\n- A — 4 x 10\n- B — 3 x 10\n")
    #expect(reading.workout.sections[0].stations() == 12)
    #expect(
      reading.said
        == "2:4: warning: A has 4 sets, but the heading makes it 6; the heading holds"
    )
  }

  // MARK: Values

  private func about(_ value: Double) -> Amount { Amount(low: value, high: value, isAbout: true) }

  private func open(_ value: Double) -> Amount { Amount(low: value, high: value, isOpen: true) }

  private func estimate(_ step: String) -> Duration {
    DurationEstimate(of: ReadWorkout("# T\n## Stretch\n- \(step)\n").workout).total
  }
}
