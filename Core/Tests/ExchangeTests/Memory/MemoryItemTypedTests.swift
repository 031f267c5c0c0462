import Exchange
import Formats
import Testing
import Training

struct MemoryItemTypedTests {
  private func typed(_ text: String) throws -> MemoryItem {
    try MemoryItem(typed: JSON.parse(text), at: Instant(secondsSince1970: 5))
  }

  @Test func `takes a fact by its key, and everything else by a name`() throws {
    #expect(
      try typed(#"{"what":"heart.max","name":"not asked for","value":" 188 "}"#)
        == MemoryItem(.fact, "heart.max", .number(188), updatedAt: Instant(secondsSince1970: 5))
    )
    #expect(
      try typed(#"{"what":"goal","name":" Race in Berlin!","value":"under 3:30"}"#)
        == MemoryItem(
          .goal,
          "Race in Berlin!",
          .text("under 3:30"),
          updatedAt: Instant(secondsSince1970: 5)
        )
    )
    #expect(
      try typed(#"{"what":"dislike","name":"Übung_2.b – hart","value":"true"}"#)
        == MemoryItem(
          .dislike,
          "Übung_2.b – hart",
          .truth(true),
          updatedAt: Instant(secondsSince1970: 5)
        )
    )
  }

  @Test(arguments: [
    ("weight", "70,5", 70.5), ("weight", "154 lb", 69.9), ("weight", "70 kg", 70),
    ("heart.rest", "48 bpm", 48), ("heart.threshold", "171", 171),
  ])
  func `reads a number with the unit that people write`(
    what: String,
    value: String,
    number: Double
  ) throws {
    let item = try typed(#"{"what":"\#(what)","value":"\#(value)"}"#)
    #expect(item.value == .number(number))
  }

  @Test(arguments: [
    (#"{"value":"1"}"#, "Reload it"), (#"{"what":"whim","name":"a","value":"1"}"#, "Reload it"),
    (#"{"what":"age","value":" "}"#, "Type what to save."),
    (#"{"what":"age","value":"old"}"#, "Age must be a number from 5 to 110."),
    (#"{"what":"heart.max","value":"300"}"#, "Max heart rate must be a number from 80 to 240."),
    (#"{"what":"heart.max","value":"180 lb"}"#, "Max heart rate must be a number"),
    (#"{"what":"sex","value":"x"}"#, "Sex must be one of: female, male, unspecified."),
    (#"{"what":"goal","value":"1"}"#, "Give it a name first."),
    (#"{"what":"goal","name":"-","value":"1"}"#, "Give it a name first."),
  ])
  func `says what is wrong in the words of the form`(text: String, words: String) {
    let error = #expect(throws: TypedMemoryError.self) { try typed(text) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
