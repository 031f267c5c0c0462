import Exchange
import Formats
import Testing
import Training

struct MemoryItemJSONTests {
  private func written(_ item: MemoryItem) -> String {
    var json = JSONWriter()
    item.write(to: &json)
    return json.text
  }

  @Test func `is written with who says so and how sure it is`() {
    let item = MemoryItem(
      .goal,
      "goal.race.berlin",
      .tree(#"{"target":"3:30:00"}"#),
      confidence: 0.5,
      source: .aiInferred,
      updatedAt: Instant(secondsSince1970: 1_780_300_000.25)
    )
    #expect(
      written(item)
        == #"{"kind":"goal","key":"goal.race.berlin","value":{"target":"3:30:00"},"#
        + #""confidence":0.5,"source":"ai_inferred","updatedAt":"2026-06-01T07:46:40.250Z"}"#
    )
  }

  @Test(arguments: [
    MemoryItem.Value.truth(false), .number(-1.5), .text("a \"b\""), .tree("[1,null]"),
    .tree(#"{"a":[]}"#), .text(""),
  ])
  func `reads back what it writes`(value: MemoryItem.Value) throws {
    let item = MemoryItem(
      .dislike,
      "hills",
      value,
      source: .systemDefault,
      updatedAt: Instant(secondsSince1970: 5)
    )
    #expect(try MemoryItem(JSON.parse(written(item))) == item)
  }

  @Test(arguments: [
    ("true", MemoryItem.Value.truth(true)), ("188", .number(188)), ("\"188\"", .text("188")),
    ("no hills, please", .text("no hills, please")), ("null", .text("null")),
    ("[1, 2]", .tree("[1,2]")), ("", .text("")),
  ])
  func `takes what is typed as JSON where it is`(text: String, value: MemoryItem.Value) {
    #expect(MemoryItem.Value(typed: text) == value)
  }

  @Test(arguments: [
    (#""kind":"whim""#, "kind"), (#""key":" a""#, "key"), (#""key":"""#, "key"),
    (#""value":null"#, "value"), (#""confidence":1.1"#, "confidence"),
    (#""source":"me""#, "source"), (#""updatedAt":"now""#, "updatedAt"),
    (#""key":"heart.max","value":300"#, "heart.max is a number from 80 to 240"),
    (#""key":"heart.max","value":"188""#, "heart.max is a number from 80 to 240"),
  ])
  func `refuses what is no item, and says where`(members: String, words: String) throws {
    let usual = [
      #""kind":"fact""#, #""key":"a""#, #""value":1"#, #""updatedAt":"2026-06-01T07:30:00Z""#,
    ]
    let text = usual.filter { member in !members.contains(member.prefix { $0 != ":" } + ":") }
    let json = try JSON.parse("{" + (text + [members]).joined(separator: ",") + "}")
    let error = #expect(throws: ShapeError.self) { try MemoryItem(json) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
