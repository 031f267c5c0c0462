import Exchange
import Testing
import Training
import WorkoutWriting

/// A change of a text by form, as text.
private func changed(_ text: String, _ edits: WorkoutEdit...) -> String {
  var bytes = Array(text.utf8)
  for edit in edits {
    do {
      bytes = try WorkoutDocument.read(bytes, name: "test").edited(edit).text
    } catch {
      return "\(error)"
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let text = """
  ---
  id: mine
  odd key : kept
  ---
  # Mine

  Words   with  spaces.

  ## Prep
  * Bike -- 5 min  @ Z1
  1. [ ] Cat Cow

  ## Work: 3 rounds, rest 60s
  > Breathe.
  - A1: Back Squat — 5 x 5 @ 80 kg, rest 3 min; pause below
    - with a belt
  - A2: Split Squat — 8-10, tempo 3-1-1-0, per side
  Between   them.
  - Plank — as long as it goes

  ## Empty
  """

struct WorkoutFormTests {
  private func document(_ text: String) -> WorkoutDocument {
    WorkoutDocument.read(Array(text.utf8), name: "test")
  }

  @Test func `shows each step as a row of fields`() {
    let form = WorkoutForm(document(text))
    #expect(form.blocks.map(\.heading) == ["Prep", "Work: 3 rounds, rest 60s", "Empty"])
    #expect(form.blocks.map { $0.rows.map(\.line) } == [[10, 11], [15, 17, 19], []])
    let squat = form.blocks[1].rows[0]
    #expect(squat.words == "A1: Back Squat — 5 x 5 @ 80 kg, rest 3 min; pause below")
    #expect([squat.tag, squat.name] == ["A1", "Back Squat"])
    #expect([squat.sets, squat.amount, squat.load] == ["5", "5", "80 kg"])
    #expect([squat.rest, squat.note, squat.also] == ["3 min", "pause below", ""])
    #expect(form.blocks[1].rows[1].also == "tempo 3-1-1-0, per side")
    #expect(form.blocks[1].rows[2].note == "as long as it goes")
    #expect(form.blocks[0].rows[1].amount == "")
  }

  @Test(
    arguments: [
      (.name, "Front Squat", "- A1: Front Squat — 5 x 5 @ 80 kg, rest 3 min; pause below"),
      (.sets, "3", "- A1: Back Squat — 3 x 5 @ 80 kg, rest 3 min; pause below"),
      (.sets, "", "- A1: Back Squat — 5 @ 80 kg, rest 3 min; pause below"),
      (.amount, "8-12", "- A1: Back Squat — 5 x 8-12 @ 80 kg, rest 3 min; pause below"),
      (.amount, "45s", "- A1: Back Squat — 5 x 45s @ 80 kg, rest 3 min; pause below"),
      (
        .amount, "3 x 6, per side",
        "- A1: Back Squat — 3 x 6 @ 80 kg, rest 3 min, per side; pause below"
      ),
      (.load, "82.5 kg", "- A1: Back Squat — 5 x 5 @ 82.5 kg, rest 3 min; pause below"),
      (.load, "80 kg @ RPE 8", "- A1: Back Squat — 5 x 5 @ 80 kg @ RPE 8, rest 3 min; pause below"),
      (.load, "heavy", "- A1: Back Squat — 5 x 5 @ heavy, rest 3 min; pause below"),
      (.load, "", "- A1: Back Squat — 5 x 5, rest 3 min; pause below"),
      (.rest, "90s", "- A1: Back Squat — 5 x 5 @ 80 kg, rest 90s; pause below"),
      (.rest, "", "- A1: Back Squat — 5 x 5 @ 80 kg; pause below"),
      (.note, " slow \n down ", "- A1: Back Squat — 5 x 5 @ 80 kg, rest 3 min; slow down"),
      (.note, "", "- A1: Back Squat — 5 x 5 @ 80 kg, rest 3 min"),
    ] as [(WorkoutForm.Field, String, String)]
  )
  func `prints the line of a changed field and leaves all others`(
    field: WorkoutForm.Field,
    words: String,
    line: String
  ) {
    let old = "- A1: Back Squat — 5 x 5 @ 80 kg, rest 3 min; pause below"
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == old ? line : String($0) }
      .joined(separator: "\n")
    #expect(changed(text, .set(field, words, line: 15)) == new)
  }

  @Test func `writes no line anew whose field stays as it is`() {
    for row in WorkoutForm(document(text)).blocks.flatMap(\.rows) {
      #expect(changed(text, .set(.name, row.name, line: row.line)) == text)
      #expect(changed(text, .set(.note, row.note, line: row.line)) == text)
    }
    #expect(changed(text, .set(.load, "Z1", line: 10)) == text)
  }

  @Test func `begins a step that said nothing with how much`() {
    let once = changed(text, .set(.amount, "10", line: 11), .set(.sets, "2", line: 11))
    #expect(once == text.replacing("Cat Cow", with: "Cat Cow — 2 x 10"))
    #expect(
      changed(text, .set(.amount, "45s", line: 19))
        == text.replacing("— as long as", with: "— 45s; as long as")
    )
    #expect(changed(text, .set(.note, "slow and easy", line: 11)).contains("Cow — slow and easy\n"))
  }

  @Test(
    arguments: [
      (
        .set(.amount, "many", line: 15),
        "write one set, such as 8, 8-12, 45s or 400 m; found \"many\""
      ),
      (
        .set(.sets, "a few", line: 15),
        "write a number of sets, such as 3 or 3-4; found \"a few\""
      ),
      (
        .set(.rest, "long", line: 15),
        "write a rest, such as 90s or 2:00; found \"long\""
      ),
      (
        .set(.load, "5, rest 3s", line: 15),
        "write a load, such as 80 kg, bodyweight or RPE 8; found \"5, rest 3s\""
      ),
      (
        .set(.name, "Squat — 5", line: 15),
        "write the name of an exercise, such as Goblet Squat; found \"Squat — 5\""
      ),
      (
        .set(.name, " ", line: 15),
        "write the name of an exercise, such as Goblet Squat; found \"\""
      ),
      (
        .set(.load, "20 kg", line: 11),
        "write an amount first, such as 10 or 45s; line 11 has none"
      ),
      (.remove(line: 12), "choose a step; line 12 has none to change"),
      (.add("Row", block: 7), "choose a block of the workout; it has no block 8"),
    ] as [(WorkoutEdit, String)]
  )
  func `says what was found and what was expected`(edit: WorkoutEdit, words: String) {
    #expect(changed(text, edit) == words)
  }

  @Test func `adds a step behind the last, done as the one before it`() {
    #expect(
      changed(text, .add("Good Morning", block: 1))
        == text.replacing("as it goes\n", with: "as it goes\n- Good Morning — 10\n")
    )
    #expect(
      changed(text, .remove(line: 19), .add("Hop", block: 1))
        .contains("per side\n- Hop — 8-10\nBetween   them.\n\n")
    )
    #expect(changed(text, .add("Hop", block: 2)) == text + "\n- Hop — 3 x 10")
    #expect(changed("# T\n", .add("Hop", block: 0)) == "# T\n- Hop — 3 x 10\n")
    #expect(changed("", .add("Hop", block: 0)) == "- Hop — 3 x 10\n")
    #expect(
      changed("## A\r\n- B — 4\r\n", .add("Hop", block: 0)) == "## A\r\n- B — 4\r\n- Hop — 4\r\n"
    )
  }

  @Test func `removes a step with its remarks`() {
    let lines = "- A1: Back Squat — 5 x 5 @ 80 kg, rest 3 min; pause below\n  - with a belt\n"
    #expect(changed(text, .remove(line: 15)) == text.replacing(lines, with: ""))
    #expect(changed("- A — 1\n## B\n- C — 2", .remove(line: 1)) == "## B\n- C — 2")
    #expect(changed("## B\n- C — 2\n- D — 3", .remove(line: 3)) == "## B\n- C — 2")
    // Without the step they would be one paragraph.
    #expect(changed("## B\none\n- C — 2\ntwo\n", .remove(line: 3)) == "## B\none\n\ntwo\n")
  }

  @Test func `moves a step with its remarks, over a heading too`() {
    let down = changed(text, .moveDown(line: 15))
    #expect(down.contains("> Breathe.\n- A2: Split Squat"))
    #expect(down.contains("per side\n- A1: Back Squat"))
    #expect(down.contains("below\n  - with a belt\nBetween   them.\n"))
    #expect(changed(down, .moveUp(line: 16)) == text)
    #expect(
      changed(text, .moveUp(line: 15)).contains("Cat Cow\n- A1: Back Squat — 5 x 5 @ 80 kg")
    )
    #expect(changed(text, .moveDown(line: 11)).contains("> Breathe.\n1. [ ] Cat Cow\n- A1:"))
    #expect(changed(text, .moveDown(line: 19)).hasSuffix("## Empty\n- Plank — as long as it goes"))
    #expect(changed(text, .moveUp(line: 10)) == text)
    #expect(changed("- A — 1\n## B\n", .moveDown(line: 1)) == "## B\n- A — 1\n")
  }

  // Each line is a set of what the heading names.
  @Test(
    arguments: [
      (.set(.amount, "6", line: 4), "- 225 lb x 6\n- 245 lbs x 3, rest 3 min\n- bw x 8\n"),
      (.set(.load, "100 kg", line: 5), "- 225 lbs x 5\n- 100 kg x 3, rest 3 min\n- bw x 8\n"),
      (.set(.load, "RPE 8", line: 4), "- 5 @ RPE 8\n- 245 lbs x 3, rest 3 min\n- bw x 8\n"),
      (.set(.sets, "2", line: 4), "- 2 x 5 @ 225 lb\n- 245 lbs x 3, rest 3 min\n- bw x 8\n"),
      (
        .set(.rest, "90s", line: 6),
        "- 225 lbs x 5\n- 245 lbs x 3, rest 3 min\n- bodyweight x 8, rest 90s\n"
      ),
      (
        .set(.note, "slowly", line: 4),
        "- 225 lb x 5; slowly\n- 245 lbs x 3, rest 3 min\n- bw x 8\n"
      ),
      (.add("Bench Press", block: 0), "- 225 lbs x 5\n- 245 lbs x 3, rest 3 min\n- bw x 8\n- 8\n"),
      (.remove(line: 4), "- 245 lbs x 3, rest 3 min\n- bw x 8\n"),
    ] as [(WorkoutEdit, String)]
  )
  func `changes a set below the name of its exercise`(edit: WorkoutEdit, sets: String) {
    let head = "# T\n\n## Bench Press\n"
    let lifting = head + "- 225 lbs x 5\n- 245 lbs x 3, rest 3 min\n- bw x 8\n"
    #expect(changed(lifting, edit) == head + sets)
  }

  // A step that says otherwise makes them all steps.
  @Test(arguments: [.set(.name, "Row", line: 4), .add("Row", block: 0)] as [WorkoutEdit])
  func `leaves lines that are read together to the text`(edit: WorkoutEdit) {
    let lifting = "# T\n\n## Bench Press\n- 225 lbs x 5\n- 245 lbs x 3\n"
    #expect(
      changed(lifting, edit)
        == "make this change in the text; the lines of this block are read together"
    )
  }

  @Test(arguments: 0..<150)
  func `changes one step of any text and nothing else`(seed: Int) throws {
    var corpus = WorkoutCorpus(UInt64(9000 + seed))
    let source = corpus.text().text
    let document = document(source)
    let lines = document.source.split(separator: 0x0A, omittingEmptySubsequences: false)
    for row in WorkoutForm(document).blocks.flatMap(\.rows).prefix(6) {
      let edits: [WorkoutEdit] = [
        .set(.name, "Zercher Squat", line: row.line), .set(.amount, "7", line: row.line),
        .set(.load, "60 kg", line: row.line), .set(.note, "easy", line: row.line),
      ]
      for edit in edits {
        guard let edited = try? document.edited(edit) else { continue }
        let new = edited.text.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(new.count == lines.count)
        let other = lines.indices.filter { new[$0] != lines[$0] }
        #expect(other == [row.line - 1] || other.isEmpty, "\(edit) in\n\(source)")
      }
      if let gone = try? document.edited(.remove(line: row.line)) {
        #expect(Self.isPart(gone.text, of: document.source))
      }
      if let up = try? document.edited(.moveUp(line: row.line)), let line = up.line {
        let moved = WorkoutDocument.read(up.text, name: "test")
        #expect(up.text.sorted() == document.source.sorted())
        #expect(
          WorkoutForm(moved).blocks.flatMap(\.rows).contains {
            $0.line == line && $0.name == row.name
          }
        )
      }
    }
  }

  // Whether all bytes of a text stand in another in the same order.
  private static func isPart(_ text: [UInt8], of other: [UInt8]) -> Bool {
    var place = 0
    for byte in other where place < text.count && text[place] == byte { place += 1 }
    return place == text.count
  }
}
