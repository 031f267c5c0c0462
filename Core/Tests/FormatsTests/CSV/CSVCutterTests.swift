import Formats
import Testing

/// Tables that are too long to be read at once.
struct CSVCutterTests {
  // More than two portions, with breaks and quotes within cells.
  private static let table =
    "a title\nday,note,count\n"
    + (0..<50_000).map {
      "2026-05-03,\"the run, \"\"slow\"\"\nby the river, and home again by the other bank \($0)\",\($0)\r\n"
    }.joined()

  private func portions(_ bytes: [UInt8], below titles: Int = 0) throws -> [TextPortion] {
    var cutter = CSVCutter(below: titles)
    var portions: [TextPortion] = []
    for start in stride(from: 0, to: bytes.count, by: 65_521) {
      portions += try cutter.read(Array(bytes[start..<min(bytes.count, start + 65_521)]))
    }
    return portions + (try cutter.finish())
  }

  @Test func `cuts a long table into tables that say the same`() throws {
    let bytes = Array(Self.table.utf8)
    let portions = try portions(bytes, below: 1)
    #expect(portions.count > 1)
    var rows: [[String]] = []
    var lines: [Int] = []
    for portion in portions {
      let part = try CSVTable(portion.bytes, below: 1)
      #expect(part.columns == ["day", "note", "count"])
      rows += part.rows.map(\.cells)
      lines += part.rows.map { $0.line + portion.before }
    }
    let whole = try CSVTable(bytes, below: 1)
    #expect(rows == whole.rows.map(\.cells))
    #expect(lines == whole.rows.map(\.line))
  }

  @Test(arguments: [true, false])
  func `cuts a long table in UTF-16`(isLittle: Bool) throws {
    let text =
      "\u{FEFF}Übung,Läufer 🏃\n" + String(repeating: "Kniebeuge – tief,🏃\n", count: 110_000)
    let wide = text.utf16.flatMap { unit in
      let halves = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? halves : halves.reversed()
    }
    let portions = try portions(wide)
    #expect(portions.count > 1)
    let rows = try portions.flatMap { try CSVTable($0.bytes).rows.map(\.cells) }
    #expect(rows == Array(repeating: ["Kniebeuge – tief", "🏃"], count: 110_000))
  }

  @Test(arguments: ["", "a,b", "a,b\n", "a,b\r1,2\r3,4", "a;b\n\"1\n2\";3"])
  func `leaves a short table as it is`(text: String) throws {
    #expect(try portions(Array(text.utf8)).map(\.bytes) == [Array(text.utf8)])
  }

  @Test func `refuses a line that never ends`() {
    let endless =
      Array("a,b\n1,\"x\n\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 17 << 20)
    #expect(throws: CSVError.longRow(line: 2, limit: 16 << 20)) { try portions(endless) }
  }
}
