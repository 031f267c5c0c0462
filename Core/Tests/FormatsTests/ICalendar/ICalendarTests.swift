import Formats
import Testing

struct ICalendarTests {
  private func lines(_ text: String) -> [ICalendarLine] {
    var reader = ICalendarReader(Array(text.utf8))
    var lines: [ICalendarLine] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  @Test func `unfolds lines and takes them apart`() throws {
    let found = lines(
      "BEGIN:VEVENT\r\nSUMMARY;X=\"a:b;c\";LANGUAGE=de:Long\r\n er day\r\ndtstart;tzid=\"Europe/Berlin\""
        + ":2026\n\nno line\nEND:VEVENT"
    )
    try #require(found.count == 4)
    #expect(found[0].isNamed("BEGIN") && found[0].isValue("VEVENT"))
    #expect(found[1].isNamed("SUMMARY") && found[1].text == "Longer day")
    #expect(found[1].parameter("X") == "a:b;c" && found[1].parameter("LANGUAGE") == "de")
    #expect(found[1].parameter("Y") == nil)
    #expect(found[2].isNamed("DTSTART") && found[2].parameter("TZID") == "Europe/Berlin")
    #expect(found[2].value == "2026" && found[3].isValue("VEVENT"))
  }

  @Test func `writes folded lines that read back as they were`() throws {
    let words = String(repeating: "Läufe; Sprünge, \\ und\nmehr. 🏃", count: 9)
    var writer = ICalendarWriter()
    writer.line("BEGIN", "VEVENT")
    writer.text("SUMMARY", words)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\r\n") && !text.contains("\u{FFFD}"))
    for line in writer.bytes.split(separator: 0x0A) { #expect(line.count <= 76) }
    #expect(lines(text).last?.text == words)
  }

  @Test func `reads any bytes without an end of its own`() {
    var random = SplitMix(7)
    let alphabet = Array("BEGIN:;=\"\r\n \t,\\VEVENT\u{0}é".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<random.below(80)).map { _ in
        alphabet[random.below(alphabet.count)]
      }
      var reader = ICalendarReader(bytes)
      while let line = reader.next() {
        _ = (line.text, line.value, line.parameter("TZID"), line.isNamed("BEGIN"))
      }
    }
  }
}
