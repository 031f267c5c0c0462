import Exchange
import Testing
import Training

struct WorkoutVariantTests {
  private let base = """
    ---
    id: squat-day
    category: strength
    ---
    # Squat Day

    ## Push
    - Back Squat — 5 x 5 @ 80 kg
    - Row — 3 x 8

    ## Cool-Down
    - Stretch — 60s
    """

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `names its base and its hash, and has changed nothing`() {
    let variant = WorkoutVariant(of: bytes(base), named: "squat-day", id: "mine")
    let document = WorkoutDocument.read(variant.text, name: "mine")
    #expect(document.workout.id == "mine")
    #expect(document.workout.details.basis?.id == "squat-day")
    #expect(document.workout.details.basis?.hash == variant.baseHash)
    #expect(variant.changes == [])
    #expect(!variant.isBehind(bytes(base)))
    let sections = WorkoutDocument.read(bytes(base), name: "squat-day").workout.sections
    #expect(document.workout.sections == sections)
  }

  @Test func `a base without front matter gets one`() {
    let plain = bytes("# Easy\n\n- Walk — 10 min\n")
    let variant = WorkoutVariant(of: plain, named: "easy", id: "easy-mine")
    #expect(WorkoutDocument.read(variant.text, name: "x").workout.title == "Easy")
    #expect(variant.changes == [])
  }

  @Test func `shows what is otherwise, takes what the base has changed, and goes back`() {
    let variant = WorkoutVariant(of: bytes(base), named: "squat-day", id: "mine")
    let edited = String(decoding: variant.text, as: UTF8.self)
      .replacing("Row — 3 x 8", with: "Row — 4 x 8")
    let mine = WorkoutVariant(text: bytes(edited), base: bytes(base), baseName: "squat-day")
    #expect(
      mine.changes.map { "\($0.kind.rawValue) \($0.text)" } == [
        "removed - Row — 3 x 8", "added - Row — 4 x 8",
      ]
    )
    let newer = bytes(base.replacing("Stretch — 60s", with: "Stretch — 90s"))
    #expect(mine.isBehind(newer))
    let rebase = mine.rebased(onto: newer)
    let text = String(decoding: rebase.variant.text, as: UTF8.self)
    #expect(rebase.conflicts == [])
    #expect(text.contains("Row — 4 x 8") && text.contains("Stretch — 90s"))
    #expect(!rebase.variant.isBehind(newer))
    #expect(rebase.variant.reset(to: newer).changes == [])
  }

  @Test func `keeps one's own where both have changed, and says what was left out`() {
    let variant = WorkoutVariant(of: bytes(base), named: "squat-day", id: "mine")
    let edited = String(decoding: variant.text, as: UTF8.self)
      .replacing("Row — 3 x 8", with: "Row — 4 x 8")
    let mine = WorkoutVariant(text: bytes(edited), base: bytes(base), baseName: "squat-day")
    let rebase = mine.rebased(onto: bytes(base.replacing("Row — 3 x 8", with: "Row — 3 x 10")))
    #expect(String(decoding: rebase.variant.text, as: UTF8.self).contains("Row — 4 x 8"))
    #expect(rebase.conflicts.map { $0.text } == ["- Row — 3 x 8", "- Row — 3 x 10"])
  }
}
