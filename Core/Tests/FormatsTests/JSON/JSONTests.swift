import Formats
import Testing

struct JSONTests {
  @Test func `reads every kind of value`() throws {
    let text = #" {"a": [null, true, false, -0.5e1, "x\n\u00e9\ud83d\ude00"], "b": {}} "#
    #expect(
      try JSON.parse(text) == ["a": [nil, true, false, -5, "x\né😀"], "b": .object([])]
    )
  }

  @Test func `reads what is almost JSON where a source asks for it`() throws {
    let text = "\u{FEFF}{\"a\": [NaN, -Infinity, Infinity, -1], b_1.0: 2, 3.5: {}, \"a\": 4, \"c\": \"x\ny\"}"
    let value = try JSON.parseLeniently(Array(text.utf8))
    #expect(value["a"] == [nil, nil, nil, -1])
    #expect(value["b_1.0"] == 2)
    #expect(value["c"] == "x\ny")
    #expect(value["3.5"] == .object([]))
    #expect(throws: JSONError.self) { try JSON.parse(text) }
    for broken in ["{\"a\": [Nan]}", "{a b: 1}", "{: 1}", "[1,]", "{\"a\": -I}", "", "{a: 1"] {
      #expect(throws: JSONError.self, "\(broken)") {
        try JSON.parseLeniently(Array(broken.utf8))
      }
    }
  }

  @Test func `writes what it read on one line in the same order`() throws {
    let text = #"{"z":1,"a":[1.5,-0,1e+21,"\"\\\n\u0001é/"],"e":{},"f":[]}"#
    #expect(try JSON.parse(text).text() == text)
  }

  @Test func `writes each part on a line of its own`() throws {
    let value: JSON = ["id": "x", "list": [1, ["a": nil]], "none": [], "empty": .object([])]
    #expect(
      value.text(indentedBy: 2) == """
        {
          "id": "x",
          "list": [
            1,
            {
              "a": null
            }
          ],
          "none": [],
          "empty": {}
        }
        """
    )
  }

  @Test func `finds values by key and by place`() throws {
    let value: JSON = ["a": ["b", 7, true], "n": nil]
    #expect(value["a"]?[1]?.integer == 7)
    #expect(value["a"]?[0]?.string == "b")
    #expect(value["a"]?[2]?.bool == true)
    #expect(value["a"]?[3] == nil)
    #expect(value["n"]?.isNull == true)
    #expect(value["x"] == nil)
  }

  @Test func `writes numbers that are not finite as null`() {
    #expect(JSON.array([.number(.nan), .number(.infinity)]).text() == "[null,null]")
  }

  @Test(arguments: [
    ("", "the text is empty where JSON was expected at line 1, column 1"),
    ("  \n ", "the text is empty where JSON was expected at line 2, column 2"),
    ("[1,]", "found ']' where a value was expected at line 1, column 4"),
    ("{\"a\":1,}", "found '}' where a quoted key was expected at line 1, column 8"),
    ("{\"a\" 1}", "found '1' where ':' was expected at line 1, column 6"),
    ("[1 2]", "found '2' where ',' or ']' was expected at line 1, column 4"),
    ("{a:1}", "found 'a' where a quoted key or '}' was expected at line 1, column 2"),
    ("[1", "the text ends where ',' or ']' was expected at line 1, column 3"),
    ("[\"é\",\n \"ü\" x]", "found 'x' where ',' or ']' was expected at line 2, column 6"),
    ("\"abc", "the text ends where the closing '\"' was expected at line 1, column 5"),
    ("nul", "the text ends where a value was expected at line 1, column 4"),
    ("[nulL]", "found 'L' where a value was expected at line 1, column 5"),
    ("01", "found a malformed number at line 1, column 1"),
    ("[-]", "found a malformed number at line 1, column 2"),
    ("1.", "found a malformed number at line 1, column 1"),
    ("1e", "found a malformed number at line 1, column 1"),
    ("1e999", "found a number too large to hold at line 1, column 1"),
    ("-1e999", "found a number too large to hold at line 1, column 1"),
    ("1 1", "found more text after the value, where the end was expected at line 1, column 3"),
    ("{\"a\":1,\"a\":2}", "the key \"a\" appears twice in one object at line 1, column 8"),
    (
      "\"\\ud800\"",
      "found half of a surrogate pair, where both halves were expected at line 1, column 2"
    ),
    (
      "\"\\udc00\\ud800\"",
      "found half of a surrogate pair, where both halves were expected at line 1, column 2"
    ),
    ("\"\\x\"", "found the unknown escape \\'x' at line 1, column 2"),
    (
      "\"a\tb\"",
      "found the control character 9 in a text, where an escape was expected at line 1, column 3"
    ),
    (
      "\u{FEFF}1", "found a byte order mark, which JSON does not have at line 1, column 1"
    ),
  ])
  func `says what is wrong and where`(text: String, sentence: String) throws {
    let error = try #require(throws: JSONError.self) { try JSON.parse(text) }
    #expect(error.description == sentence)
  }

  @Test func `goes thirty-two values deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON.parse(nested(32)) }
    let error = try #require(throws: JSONError.self) { try JSON.parse(nested(100_000)) }
    #expect(error.problem == .tooDeep(limit: 32))
    #expect(error.location == TextLocation(offset: 32, line: 1, column: 33))
  }

  @Test func `finds a key that comes twice among many`() throws {
    let members = (0..<40).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try JSON.parse("{\(members)}").object?.count == 40)
    let error = try #require(throws: JSONError.self) { try JSON.parse("{\(members),\"k7\":0}") }
    #expect(error.problem == .duplicateKey("k7"))
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0xC3, 0x28, 0x22], 2),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xC0, 0xAF, 0x22], 1),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
      ([0x22, 0x5C, 0x6E, 0x80, 0x22], 3),
      ([0x22, 0xE2, 0x82, 0x22], 1),
    ] as [([UInt8], Int)]
  )
  func `refuses what is not UTF-8 at its first byte`(bytes: [UInt8], offset: Int) throws {
    let error = try #require(throws: JSONError.self) { try JSON.parse(bytes) }
    #expect(error.problem == .invalidUTF8)
    #expect(error.location.offset == offset)
  }
}
