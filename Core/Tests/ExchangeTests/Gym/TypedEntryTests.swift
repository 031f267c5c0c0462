import Exchange
import Screens
import Testing
import Training

struct TypedEntryTests {
  private let squat = SetResult(5, load: LoadEntry(.external, 80, .kilograms))

  private func read(_ count: String, _ load: String, of suggestion: SetResult) -> String {
    let entry = GymEntry(for: suggestion, usual: .kilograms)
    switch entry.reading(count: count, load: load, beside: suggestion) {
    case .result(let result): return GymWords.result(result)
    case .refused(let count, let load): return "\(count ?? "-") \(load ?? "-")"
    }
  }

  @Test(arguments: [
    ("5", "82.5", "5 × 82.5 kg"),
    ("5", "82,5", "5 × 82.5 kg"),
    (" 8 reps ", "180 lb", "8 × 180 lb"),
    ("5", "", "5 reps"),
    ("", "80", "80 kg"),
    ("0", "80", "0 × 80 kg"),
    ("five", "80", "Type the reps as a whole number, such as 8. -"),
    ("7,5", "80", "Type the reps as a whole number, such as 8. -"),
    ("-5", "80", "Type the reps as a whole number, such as 8. -"),
    ("5", "8o", "- Type the weight as a number up to 2000, such as 82.5."),
    ("5", "9000", "- Type the weight as a number up to 2000, such as 82.5."),
    (
      "x", "y",
      "Type the reps as a whole number, such as 8. "
        + "Type the weight as a number up to 2000, such as 82.5."
    ),
  ])
  func `reads what was typed of a set, or says which field is wrong`(
    count: String,
    load: String,
    expected: String
  ) {
    #expect(read(count, load, of: squat) == expected)
  }

  @Test func `keeps the kind of a weight, whatever number is typed`() {
    let helped = SetResult(6, load: LoadEntry(.assisted, 20, .kilograms))
    #expect(read("6", "15", of: helped) == "6 × 15 kg assistance")
    let pair = SetResult(10, load: LoadEntry(.external, 20, .kilograms, isPair: true))
    #expect(read("10", "22,5", of: pair) == "10 × 2 x 22.5 kg")
  }

  @Test func `a count of another unit has no weight field, and takes its own unit`() {
    let row = SetResult(400, .meters)
    #expect(read("500", "80", of: row) == "500 m")
    #expect(read("500 m", "", of: row) == "500 m")
    #expect(read("far", "", of: row) == "Type the meters as a number, such as 400. -")
  }

  @Test(arguments: [
    (GymEntry.Name.load, "80", 1, "82.5"), (.load, "82,5", 1, "85"), (.load, "1", -1, "0"),
    (.load, "", 1, "2.5"), (.load, "180 lb", 1, "185 lb"), (.load, "heavy", 1, "heavy"),
    (.load, "2000", 1, "2000"), (.count, "5", 1, "6"), (.count, "0", -1, "0"),
    (.count, "5", -3, "2"),
  ])
  func `a press adds a step of the field`(
    name: GymEntry.Name,
    text: String,
    presses: Int,
    expected: String
  ) {
    let entry = GymEntry(for: squat, usual: .kilograms)
    #expect(entry.text(of: name, after: text, presses: presses, beside: squat) == expected)
  }
}
