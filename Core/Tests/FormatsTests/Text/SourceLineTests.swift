import Formats
import Testing

struct SourceLineTests {
  @Test func `cuts a text at every kind of line end`() {
    let lines = SourceLine.lines(of: Array("\u{FEFF}a\r\nb\rc\n\nd".utf8), upTo: 100)
    #expect(lines.map(\.text) == ["a", "b", "c", "", "d"])
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5])
    #expect(lines.map(\.bytes) == [3..<4, 6..<7, 8..<9, 10..<10, 11..<12])
  }

  @Test func `knows the byte of every character`() throws {
    let line = try #require(SourceLine.lines(of: Array("aé🏋b".utf8), upTo: 100).first)
    #expect(line.scalars.count == 4)
    #expect((0...4).map { line.location(of: $0).offset } == [0, 1, 3, 7, 8])
    #expect(line.byteRange(1..<3) == 1..<7)
    #expect(line.text(1..<3) == "é🏋")
    #expect(line.isWellFormed)
  }

  @Test func `keeps a place for every byte that is no character`() throws {
    let line = try #require(SourceLine.lines(of: [0x61, 0xFF, 0xC3, 0x62], upTo: 100).first)
    #expect(line.text == "a\u{FFFD}\u{FFFD}b")
    #expect(!line.isWellFormed)
    #expect(line.byteRange(0..<4) == 0..<4)
  }

  @Test func `never reads a character past its line or the limit`() throws {
    let lines = SourceLine.lines(of: [0x61, 0xC3, 0x0A, 0xA9, 0x62], upTo: 4)
    #expect(lines.map(\.text) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `gives one normal form to texts that look the same`() {
    let composed = NormalForm.bytes(of: Array("é\nb".utf8))
    #expect(NormalForm.bytes(of: Array("\u{FEFF}e\u{301}\r\nb".utf8)) == composed)
    #expect(NormalForm.bytes(of: [0x61, 0x0D, 0x62]) == [0x61, 0x0A, 0x62])
  }
}
