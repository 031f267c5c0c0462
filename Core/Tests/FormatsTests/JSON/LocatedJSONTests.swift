import Formats
import Testing

struct LocatedJSONTests {
  private let text = """
    {
      "messages": [
        {"id": "é1", "text": "hop"},
        {"id": 7}
      ]
    }
    """

  @Test func `knows the line and column of every key and value`() throws {
    let value = try LocatedJSON.parse(Array(text.utf8))
    let messages = try #require(value.member("messages"))
    #expect(messages.keyLocation == TextLocation(offset: 4, line: 2, column: 3))
    #expect(messages.value.location.description == "line 2, column 15")
    let first = try #require(messages.value.array?.first)
    #expect(first["text"]?.location.description == "line 3, column 26")
    #expect(messages.value.array?.last?["id"]?.location.description == "line 4, column 12")
    #expect(messages.value.array?.last?["id"]?.number == 7)
  }

  @Test func `is the plain value once its places are dropped`() throws {
    let bytes = Array(text.utf8)
    #expect(try LocatedJSON.parse(bytes).plain == JSON.parse(bytes))
  }

  @Test(arguments: [(0, 8), (1, 9), (2, 15), (6, 27), (8, 28), (9, 30)])
  func `finds a byte of a text with escapes in the source`(byte: Int, column: Int) throws {
    let source = Array(#"{"k": "a\u003c\ud83d\ude00é\n!"}"#.utf8)
    let value = try #require(try LocatedJSON.parse(source)["k"])
    #expect(value.location(ofByte: byte, in: source).column == column)
  }
}
