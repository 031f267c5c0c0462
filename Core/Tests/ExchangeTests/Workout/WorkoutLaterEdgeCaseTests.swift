import Exchange
import Testing
import Training

// The later cases of section 6 of the format's definition, by their numbers.
struct WorkoutLaterEdgeCaseTests {
  @Test func `18 says that a section is empty`() {
    #expect(
      ReadWorkout("# T\n## Prep\n## Main\n- A — 10\n").said
        == "2:4: warning: the section \"Prep\" is empty"
    )
  }

  @Test func `18 takes a section before the title`() {
    let reading = ReadWorkout("## Prep\n- A — 10\n# T\n## Main\n- B — 10\n")
    #expect(
      reading.said == "3:3: warning: sections stand before the title; begin the text with `# T`"
    )
    #expect(reading.workout.title == "T")
    #expect(reading.workout.sections.map(\.label) == ["Prep", "Main"])
  }

  @Test func `18 takes a second title as a section`() {
    let reading = ReadWorkout("# T\n## Prep\n- A — 10\n# U\n- B — 10\n")
    #expect(
      reading.said
        == "4:3: warning: the workout has a second title, which is read as a section; write `## U`"
    )
    #expect(reading.workout.sections.map(\.label) == ["Prep", "U"])
  }

  @Test func `18 names a workout without a title by its file`() {
    let reading = ReadWorkout("## Prep\n- A — 10\n", name: "kettlebell-swing_day")
    #expect(reading.workout.title == "Kettlebell Swing Day")
    #expect(
      reading.said
        == "1:1: warning: the workout has no title; its file name is shown; write `# Kettlebell Swing Day`"
    )
  }

  @Test func `18 takes headings of level 3 as parts of a section`() {
    let reading = ReadWorkout("# T\n## Push\n### First\n- A — 10\n#### Deep\n- B — 10\n")
    #expect(reading.workout.sections.map(\.isSubsection) == [false, true, true])
    #expect(
      reading.said
        == "5:6: warning: headings of level 4 are read as those of level 3; write `### Deep`"
    )
    #expect(reading.body == "## Push\n### First\n- A — 10\n### Deep\n- B — 10")
  }

  @Test func `18 takes lists of every kind`() {
    let reading = ReadWorkout(
      """
      # T
      ## Main
      1. A — 3 x 1
      2) B — 3 x 2
      * C — 3 x 3
      - [ ] D — 3 x 4
      - [x] E — 3 x 5
        - heels down
        and breathe
      """
    )
    #expect(reading.workout.items.map(\.exercise) == ["A", "B", "C", "D", "E"])
    #expect(reading.workout.items[4].details == ["heels down", "and breathe"])
    #expect(reading.fidelity == "sssss")
  }

  @Test func `19 never reads fences and HTML`() {
    let reading = ReadWorkout(
      """
      # T
      ## Main
      ```
      - A — 3 x 1
      ```
      <details>
      - B — 3 x 1
      </details>

      <!-- - C — 3 x 1

      ## D -->
      - E — 3 x 1
      """
    )
    #expect(reading.workout.items.map(\.exercise) == ["E"])
    #expect(reading.workout.sections.count == 1)
    #expect(reading.said == "")
  }

  @Test func `20 takes loads for two`() {
    #expect(
      ReadWorkout.item("Thruster — 21-15-9 @ 95/65 lb")
        == WorkoutItem(
          "Thruster",
          .dose(
            Dose(
              .scheme([21, 15, 9]),
              targets: [.load(Load(Amount(95), lighter: 65, unit: .pounds))]
            )
          )
        )
    )
  }

  @Test func `21 takes no address for a target`() {
    let reading = ReadWorkout(
      "# T\n## Main\n- Row — 3 x 10; ask me@example.org\n- Run — 20 min, see https://a.example/@me\n- Sit — 60s @coach\n"
    )
    let targets = reading.workout.items.compactMap { $0.prescription?.dose?.targets }
    #expect(targets == [[], [], []])
    #expect(reading.fidelity == "sss")
  }

  @Test func `22 tells metres from minutes, or doubts`() {
    #expect(ReadWorkout.step("Run — 800 m") == "- Run — 800 m")
    #expect(ReadWorkout.step("Run — 12 min") == "- Run — 12 min")
    let reading = ReadWorkout("# T\n## Main\n- Carry — 3 x 40m @ 24 kg\n")
    #expect(reading.body == "## Main\n- Carry — 3 x 40 meters @ 24 kg")
    #expect(
      reading.said
        == "3:15: warning: \"40m\" is read as meters; write `40 meters` or `40 min`"
    )
  }

  @Test(
    arguments: [
      ("0:90", "90s"), ("1:30", "90s"), ("1:30:00", "90 min"), ("90\"", "90s"), ("5'", "5 min"),
      ("5'30\"", "330s"), ("2 min 30 s", "150s"), ("1 h", "60 min"), ("1-2 min", "1-2 min"),
      ("1:00-1:30", "60-90s"),
    ]
  )
  func `23 takes times in every notation`(text: String, printed: String) {
    #expect(ReadWorkout.step("Plank — \(text)") == "- Plank — \(printed)")
  }

  @Test(
    arguments: [
      ("Plank — 0s", "- Plank — 0.01s", "0 is no time in seconds, expected 0.01 to 86400"),
      ("Press — 0 x 10", "- Press — 1 x 10", "0 is no number of sets, expected 1 to 1000"),
      (
        "Press — 3 x 1000000000", "- Press — 3 x 10000",
        "1000000000 is no number of reps, expected 0.01 to 10000"
      ),
      (
        "Press — 99999999999999999999 x 5", "- Press — 1000 x 5",
        "1000000000000000 is no number of sets, expected 1 to 1000"
      ),
      ("Press — 5 @ 9000 kg", "- Press — 5 @ 2000 kg", "9000 is no weight, expected 0 to 2000"),
    ]
  )
  func `24 bounds zero and huge values`(text: String, printed: String, said: String) {
    let reading = ReadWorkout("# T\n## Main\n- \(text)\n")
    #expect(ReadWorkout.step(text) == printed)
    #expect(reading.said.contains("error: \(said)"))
    #expect(reading.fidelity == "p")
  }

  @Test func `24 bounds the rounds of a heading`() {
    #expect(ReadWorkout.heading("0 rounds") == "1 round")
    #expect(ReadWorkout.heading("EMOM 900") == "EMOM 60")
    #expect(ReadWorkout.heading("Every 0 min x 4") == "Every 1s x 4")
    #expect(ReadWorkout.heading("AMRAP 999999999") == "AMRAP 1440")
  }

  @Test func `25 takes no rest at all`() {
    #expect(ReadWorkout.step("Press — 3 x 5, rest 0") == "- Press — 3 x 5, rest 0s")
    #expect(ReadWorkout.heading("Every 60s x 5") == "EMOM 5")
    #expect(ReadWorkout.heading("Intervals 30s on / 0s off x 4") == "Intervals 30s on / 0s off x 4")
  }

  @Test func `26 keeps an exercise that comes twice, in order`() {
    let reading = ReadWorkout(
      "# T\n## Push\n- Back Squat — warm-up 40%x5, 60%x3, 80%x2\n- Back Squat — 5 x 5 @ 80 kg, rest 3:00\n"
    )
    #expect(
      reading.body
        == "## Push\n- Back Squat — warm-up 40%x5, 60%x3, 80%x2\n- Back Squat — 5 x 5 @ 80 kg, rest 3 min"
    )
    #expect(reading.fidelity == "ss")
  }

  @Test func `27 finds ids and titles that several files share`() {
    let library = WorkoutLibrary.read(
      [
        .init(name: "b", bytes: Array("---\nid: a\n---\n# One\n".utf8)),
        .init(name: "a", bytes: Array("# One\n".utf8)),
      ],
      catalogue: .empty
    )
    #expect(
      library.findings.map { "\($0.file): \($0.diagnostic.description)" } == [
        "b: 1:1: error: the id \"a\" is that of a",
        "b: 1:1: warning: the title \"One\" is that of a",
      ]
    )
  }

  @Test func `28 gives one hash to one text, whatever its id and its line ends`() {
    let one = ReadWorkout("---\nid: a\nlevel: beginner\n---\n# Über\n- A — 10\n")
    let other = ReadWorkout(
      "\u{FEFF}---\r\nid: b\r\nlevel: beginner\r\n---\r\n# U\u{308}ber\r\n- A — 10\r\n"
    )
    #expect(one.document.contentHash == other.document.contentHash)
    #expect(one.document.contentHash.count == 64)
    let different = ReadWorkout("---\nid: a\nlevel: beginner\n---\n# Über\n- A — 11\n")
    #expect(different.document.contentHash != one.document.contentHash)
  }

  @Test func `29 stops reading where no workout goes on`() {
    var text = "# T\n## Main\n"
    for _ in 0..<100_000 { text += "- A — 3 x 10\n" }
    let reading = ReadWorkout(text)
    #expect(reading.workout.items.count == 5000)
    #expect(reading.document.source.count == text.utf8.count)
    #expect(
      reading.said.contains("error: the text is longer than 1 MB; what follows here is not read")
    )
    #expect(reading.said.contains("error: the workout has more than 5000 steps"))
  }

  @Test func `30 takes names in every writing`() {
    let names = ["Сгибание рук", "تمرين الضغط", "スクワット", "🏋️ Press", "Día de pierna"]
    let reading = ReadWorkout("# 訓練\n## Main\n" + names.map { "- \($0) — 3 x 10\n" }.joined())
    #expect(reading.workout.items.map(\.exercise) == names)
    #expect(reading.fidelity == "sssss")
    #expect(reading.said == "")
  }

  @Test func `31 takes keywords in any case`() {
    #expect(
      ReadWorkout.heading("Push intervals 30S ON / 15S OFF") == "Push: Intervals 30s on / 15s off"
    )
    #expect(ReadWorkout.heading("BURN OUT: TABATA") == "BURN OUT: Tabata")
    #expect(ReadWorkout.heading("emom 10") == "EMOM 10")
    #expect(
      ReadWorkout.step("press — 3 X 8 @ rpe 8, REST 90S") == "- press — 3 x 8 @ RPE 8, rest 90s"
    )
  }

  @Test func `32 takes the lifting dialect, where a heading is the exercise`() {
    let reading = ReadWorkout(
      """
      # Day A
      ## Bench Press
      - 45 lbs x 10 (warm-up)
      - 225 lbs x 5 @rest: 180s @rpe: 8
      - bw x 10 @perside
      ## Plank
      - 60s
      """
    )
    #expect(
      reading.body
        == """
        ## Bench Press
        - Bench Press — 1 x 10 @ 45 lb; warm-up
        - Bench Press — 1 x 5 @ 225 lb @ RPE 8, rest 3 min
        - Bench Press — 1 x 10 @ bodyweight, per side
        ## Plank
        - Plank — 1 x 60s
        """
    )
    #expect(reading.fidelity == "ssss")
  }

  @Test func `32 keeps quantities before names under a clock`() {
    let reading = ReadWorkout(
      "# T\n## AMRAP 12\n- 5 Pull-Up\n- 15 cal Row\n- 400 m Run\n- 10 Swing, alternating @ 24/16 kg\n"
    )
    #expect(
      reading.body
        == "## AMRAP 12\n- Pull-Up — 5\n- Row — 15 cal\n- Run — 400 m\n- Swing — 10 @ 24/16 kg, alternating"
    )
  }

  @Test func `33 leaves every byte alone that was not edited`() throws {
    let text = "# T\r\n\r\nHello  \r\n## Main\r\n*   Push-Up —  3 x 10;  slow\r\n1) Row — 3x8\r\n"
    let document = ReadWorkout(text).document
    let item = WorkoutItem("Dip", .dose(Dose(sets: Amount(3), .reps(6))))
    let edited = document.replacing(item, inSection: 0, item: 0)
    #expect(
      String(decoding: edited, as: UTF8.self)
        == "# T\r\n\r\nHello  \r\n## Main\r\n*   Dip — 3 x 6\r\n1) Row — 3x8\r\n"
    )
    #expect(document.words(ofSection: 0, item: 1) == "Row — 3x8")
  }

  @Test(arguments: 0..<300)
  func `34 makes a document of any bytes`(seed: Int) {
    var random = Seed(UInt64(seed))
    let pieces = [
      "# ", "## ", "- ", " — ", " x ", "3", "10", "s", "min", " @ ", "kg", "RPE", "EMOM", "---\n",
      "\n", "\r", "(", ")", ";", ",", "per side", "rest", "\u{FEFF}", "½", "–", "×", "~", "+", "%",
      "\"", "'", ":", "[", "]", "{", "}", "Z2", "/", "km", "```\n", "<a>", "> ", "  ", "é", "🏋️",
      "for time", "AMRAP", "Tabata", "Every", "tempo", "X", "or", "of each", "1e9", "99999999999",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<random.below(200) {
      if random.below(10) == 0 {
        bytes.append(UInt8(random.below(256)))
      } else {
        bytes += Array(pieces[random.below(pieces.count)].utf8)
      }
    }
    let document = WorkoutDocument.read(bytes, name: "any")
    #expect(document.source == bytes)
    #expect(document.places.count == document.workout.sections.count)
    for diagnostic in document.diagnostics {
      #expect((0...bytes.count).contains(diagnostic.offset))
    }
    let printed = document.workout.fileText()
    #expect(WorkoutDocument.read(Array(printed.utf8), name: "any").workout == document.workout)
  }
}
