import Exchange
import Formats
import Testing

private let entries = [
  Journal.Entry(number: 0, at: .zero, event: ["setup": ["coach": "zen_guide"]]),
  Journal.Entry(number: 1, at: .milliseconds(125), event: ["start": [:]]),
  Journal.Entry(number: 2, at: .seconds(1), event: ["heartRate": 151]),
  Journal.Entry(number: 3, at: .milliseconds(7_200_001), event: ["reply": ["text": "Grüß dich\n"]]),
]

private let lines = entries.map(Journal.line(for:))

struct JournalTests {
  @Test func `reads what it wrote`() {
    let whole = lines.flatMap(\.self)
    #expect(
      Journal.recover(whole)
        == Journal.Recovery(entries: entries, length: whole.count, damage: nil)
    )
  }

  @Test func `writes a line that people can read`() {
    #expect(
      String(decoding: lines[2], as: UTF8.self)
        == "B32D08AF {\"n\":2,\"at\":1,\"event\":{\"heartRate\":151}}\n"
    )
  }

  @Test func `keeps every whole line when the tail is torn at any byte`() {
    let whole = lines.flatMap(\.self)
    for end in lines[0].count..<whole.count {
      let recovery = Journal.recover(Array(whole[..<end]))
      var kept = 0
      var length = 0
      while kept < lines.count, length + lines[kept].count <= end {
        length += lines[kept].count
        kept += 1
      }
      #expect(recovery.entries == Array(entries[..<kept]))
      #expect(recovery.length == length)
      #expect(recovery.damage?.reason == (length == end ? nil : .torn))
      #expect(Journal.recover(Array(whole[..<recovery.length])).entries == recovery.entries)
    }
  }

  @Test func `notices every flipped bit of the last line`() {
    let head = lines[..<3].flatMap(\.self)
    let last = lines[3]
    for bit in 0..<last.count * 8 {
      var broken = last
      broken[bit / 8] ^= 1 << (bit % 8)
      let recovery = Journal.recover(head + broken)
      #expect(recovery.entries == Array(entries[..<3]))
      #expect(recovery.damage?.offset == head.count)
    }
  }

  @Test func `takes no line twice and skips none`() {
    let twice = Journal.recover(lines[0] + lines[1] + lines[1])
    #expect(twice.damage?.reason == .number(found: 1, expected: 2))
    let skipped = Journal.recover(lines[0] + lines[2])
    #expect(
      skipped.damage?.description
        == "journal damaged at byte \(lines[0].count): found entry 2, expected entry 1"
    )
  }

  @Test func `is empty when nothing was written`() {
    #expect(Journal.recover([]) == Journal.Recovery(entries: [], length: 0, damage: nil))
  }
}
