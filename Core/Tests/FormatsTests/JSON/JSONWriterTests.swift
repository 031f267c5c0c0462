import Formats
import Testing

struct JSONWriterTests {
  @Test func `puts a value that was written before in its place`() {
    var before = JSONWriter()
    before.object { $0.field("a", 1) }
    var writer = JSONWriter()
    writer.array("list") { list in
      for _ in 0..<2 { list.value(written: before.bytes) }
      list.value(2)
    }
    #expect(writer.text == #""list":[{"a":1},{"a":1},2]"#)
  }

  @Test func `writes an effect a line and leaves out what is absent`() {
    var writer = JSONWriter()
    for second in 1...2 {
      writer.object { line in
        line.field("at", Double(second) + 0.5)
        line.field("hr", nil as Double?)
        line.object("effect") { effect in
          effect.field("text", "go \"now\"")
          effect.array("splits") { splits in
            splits.value(1)
            splits.value(Int64.max)
            splits.null()
            splits.value(false)
          }
        }
      }
      writer.endLine()
    }
    #expect(
      writer.text == """
        {"at":1.5,"effect":{"text":"go \\"now\\"","splits":[1,9223372036854775807,null,false]}}
        {"at":2.5,"effect":{"text":"go \\"now\\"","splits":[1,9223372036854775807,null,false]}}

        """
    )
  }
}
