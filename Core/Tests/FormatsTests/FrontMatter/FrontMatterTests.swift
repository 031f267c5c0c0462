import Formats
import Testing

struct FrontMatterTests {
  @Test func `reads what people write in front matter`() throws {
    let entries = try FrontMatterParser.entries(
      lines(
        """
        title: Hello: world # a remark
        "quoted name": 'it''s "fine"'
        list: [a, "b, c", d]
        empty:
        block:
          - one

          # a remark
          - "two: 2"
        same:
        - deep
        map: {name: Own, url: https://a.example/#b}
        nested:
          Pull-Up: [Ring Row]
          Dip: none
        long: >
          over
          two lines
        kept: |
          over
          two lines
        """
      )
    )
    #expect(
      entries.map { "\($0.key)=\(words($0.value))" } == [
        "title=Hello: world", "quoted name=it's \"fine\"", "list=[a|b, c|d]", "empty=",
        "block=[one|two: 2]", "same=[deep]", "map={name=Own|url=https://a.example/#b}",
        "nested={Pull-Up=[Ring Row]|Dip=none}", "long=over two lines", "kept=over\ntwo lines",
      ]
    )
    #expect(entries[4].written == "\n  - one\n\n  # a remark\n  - \"two: 2\"")
    #expect(entries[2].written == "[a, \"b, c\", d]")
  }

  @Test(
    arguments: [
      ("just words", "1:1 a line of the front matter has no colon, expected \"name: value\""),
      ("a: \"open", "1:9 a quotation mark is not closed in its line"),
      ("a: [b, c", "1:9 a bracket is not closed in its line"),
      ("a: [b] c", "1:8 text follows a value that is complete"),
      ("a: {b c}", "1:5 a line of the front matter has no colon, expected \"name: value\""),
      ("a: [,]", "1:5 a value is missing, expected one between brackets or commas"),
      ("a: b\n  c: d", "2:1 the line is indented unlike those around it"),
      ("a: b\na: c", "2:1 the name \"a\" is used twice"),
      (
        "a: *b",
        "1:4 anchors, aliases and types of YAML are not read; put the text in quotes"
      ),
      ("a: [[[[b]]]]", "1:7 lists and maps are nested more than 4 deep"),
    ]
  )
  func `says what it cannot read`(text: String, said: String) {
    do {
      _ = try FrontMatterParser.entries(lines(text))
      Issue.record("\(text) was read")
    } catch {
      #expect("\(error.location.line):\(error.location.column) \(error.description)" == said)
    }
  }

  @Test func `reads no more than a front matter has`() {
    let text = "a: " + String(repeating: "b", count: 9000)
    #expect(throws: FrontMatterError.self) { try FrontMatterParser.entries(lines(text)) }
  }

  private func lines(_ text: String) -> [SourceLine] {
    SourceLine.lines(of: Array(text.utf8), upTo: 1 << 20)
  }

  private func words(_ value: FrontMatter) -> String {
    switch value {
    case .text(let text): text
    case .list(let values): "[" + values.map(words).joined(separator: "|") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key)=\(words($0.value))" }.joined(separator: "|") + "}"
    }
  }
}
