import Formats
import Testing

struct CSVTableTests {
  private func cells(_ text: String) throws -> [[String]] {
    try CSVTable(Array(text.utf8)).rows.map(\.cells)
  }

  @Test func `reads quotes, line breaks within them and every end of a line`() throws {
    let text = "\u{FEFF}a,\"b\", c\r\n1,\"x, \"\"y\"\"\nz\",\n\"\",ü,3\r\r\n4,5,6"
    let table = try CSVTable(Array(text.utf8))
    #expect(table.columns == ["a", "b", "c"])
    #expect(
      table.rows.map(\.cells) == [["1", "x, \"y\"\nz", ""], ["", "ü", "3"], ["4", "5", "6"]]
    )
    #expect(table.rows.map(\.line) == [2, 4, 6])
    #expect(table.column("B") == 1)
    #expect(table.column("d") == nil)
  }

  @Test(arguments: [";", ",", "\t"])
  func `finds the separator in the header`(separator: String) throws {
    let lines = [["a", "b", "c"], ["1", "2;,\t3", "4"]]
    let text = "a\(separator)b\(separator)c\n1\(separator)\"2;,\t3\"\(separator)4\n"
    #expect(try cells(text) == [lines[1]])
  }

  @Test func `names the lines that do not fit the header and reads the others`() throws {
    let table = try CSVTable(Array("a,b\n1\n1,2,,\n1,2,3\n\n".utf8))
    #expect(table.rows.map(\.cells) == [["1", "2"]])
    #expect(
      table.ragged.map(\.description) == [
        "line 2: found 1 cells, expected 2 as in the header",
        "line 4: found 3 cells, expected 2 as in the header",
      ]
    )
  }

  @Test(arguments: [
    ("", CSVError.empty),
    (String(repeating: "a,", count: 10_001), .tooWide(line: 1, limit: 10_000)),
    ("a\n" + String(repeating: ";,", count: 10_001), .tooWide(line: 2, limit: 10_000)),
    ("a,b\n1,\"2\n3,4\n", .openQuote(line: 2)),
    ("a,b\n\"1\"x,2\n", .textBehindQuote(line: 2)),
  ])
  func `says what makes it no table`(text: String, error: CSVError) {
    #expect(throws: error) { try CSVTable(Array(text.utf8)) }
  }

  @Test(arguments: ["a,b\n1,", "a,b\n1,\n", "a,b\n1,\r\n\r\n"])
  func `an empty cell may stand at the end`(text: String) throws {
    #expect(try cells(text) == [["1", ""]])
  }

  @Test(arguments: [
    Array("a\n".utf8) + [0x81], Array("a\n".utf8) + [0xFF, 0x00], Array("ü\n".utf8) + [0xFF],
  ])
  func `wants text`(bytes: [UInt8]) {
    #expect(throws: CSVError.invalidUTF8(line: 2)) { try CSVTable(bytes) }
  }

  // As Excel saves "Unicode text" and, on Windows, "CSV".
  @Test func `reads what spreadsheets save`() throws {
    let text = "Übung\tGewicht\nKniebeuge – tief\t80\n"
    func wide(_ isLittle: Bool) -> [UInt8] {
      text.utf16.flatMap { unit in
        let halves = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? halves : halves.reversed()
      }
    }
    let windows = text.unicodeScalars.map { $0 == "–" ? 0x96 : UInt8($0.value) }
    let tables = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + wide(true),
      [0xFE, 0xFF] + wide(false), windows,
    ]
    for bytes in tables {
      let table = try CSVTable(bytes)
      #expect(table.columns == ["Übung", "Gewicht"] && table.separator == UInt8(ascii: "\t"))
      #expect(table.rows.map(\.cells) == [["Kniebeuge – tief", "80"]])
      #expect(CSVTable.columns(in: Array(bytes.prefix(42))) == ["Übung", "Gewicht"])
    }
    let bare = "a,b\n1,2\n".utf16.flatMap { [UInt8($0 & 0xFF), 0] }
    #expect(try CSVTable(bare).rows.map(\.cells) == [["1", "2"]])
  }
}
