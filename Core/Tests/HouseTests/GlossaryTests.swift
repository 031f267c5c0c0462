import Foundation
import Testing

struct GlossaryTests {
  @Test func `the glossary points at what is there`() throws {
    let page = try String(
      contentsOf: SourceFile.root.appendingPathComponent("Documentation/Glossary.md"),
      encoding: .utf8
    )
    let names = Set(try SourceFile.all(below: "Core/Sources").map { "\($0.module)/\($0.name)" })
    var rows = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| ") && line.contains("`") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let place = try #require(cells.last)
      let words = place.split(separator: "`").map { String($0) }
      rows += 1
      if words.count == 3 {
        // `Line` in `Coaching`: wherever it is in there.
        #expect(names.contains(words[2] + "/" + words[0]), "\(line)")
      } else {
        let isOutside = place.hasPrefix("`Sources/") || place.hasPrefix("`Web/")
        let path = (isOutside ? "" : "Core/Sources/") + words[0]
        let url = SourceFile.root.appendingPathComponent(path)
        let isThere =
          FileManager.default.fileExists(atPath: url.path)
          || FileManager.default.fileExists(atPath: url.path + ".swift")
        #expect(isThere, "\(line)")
      }
    }
    #expect(rows > 60)
  }
}
