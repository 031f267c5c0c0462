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
          "race-in-berlin",
          .text("under 3:30"),
          updatedAt: Instant(secondsSince1970: 5)
        )
    )
    #expect(
      try typed(#"{"what":"dislike","name":"Übung_2.b – hart","value":"true"}"#)
        == MemoryItem(
          .dislike,
          "bung_2.b-hart",
          .truth(true),
          updatedAt: Instant(secondsSince1970: 5)
        )
    )
  }

  @Test(arguments: [
    (#"{"value":"1"}"#, "what"), (#"{"what":"whim","name":"a","value":"1"}"#, "what"),
    (#"{"what":"age","value":" "}"#, "value"), (#"{"what":"age"}"#, "value"),
    (#"{"what":"age","value":"41 years"}"#, "5 to 110"),
    (#"{"what":"goal","value":"1"}"#, "name"),
    (#"{"what":"goal","name":"日本","value":"1"}"#, "name"),
  ])
  func `says what is wrong`(text: String, words: String) {
    let error = #expect(throws: ShapeError.self) { try typed(text) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
