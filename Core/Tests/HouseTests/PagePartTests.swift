import Foundation
import Testing

// Pages and style sheets are put together from files that one can read in one sitting.
struct PagePartTests {
  @Test(arguments: ["html", "css"])
  func `is short enough to read in one sitting`(ending: String) throws {
    let files = try SourceFile.paths(below: "Web", endingIn: ending)
    #expect(files.count > 50)
    for path in files {
      #expect(try SourceFile.text(at: path).count { $0 == "\n" } <= 300, "\(path)")
    }
  }

  @Test func `every part is put into a page, and is there`() throws {
    let pages = try SourceFile.paths(below: "Web", endingIn: "html")
    let sheets = try SourceFile.paths(below: "Web", endingIn: "css")
    let named = try (pages + sheets).flatMap { path in
      try SourceFile.text(at: path)
        .matches(of: #/(?m)^\ *(?:\{\{(.+\.html)\}\}|@import "(.+\.css)";)$/#)
        .map { "Web/" + ($0.output.1 ?? $0.output.2 ?? "") }
    }
    let parts =
      pages.filter { $0.split(separator: "/").count > 2 }
      + sheets.filter { $0.hasPrefix("Web/base/") }
    #expect(Set(named) == Set(parts))
  }

  @Test func `a part is named after the element that it is`() throws {
    for path in try SourceFile.paths(below: "Web/elements", endingIn: "html") {
      let name = path.split(separator: "/").last?.dropLast(".html".count) ?? ""
      guard let tag = try SourceFile.text(at: path).prefixMatch(of: #/<([a-z]+-[a-z-]+)/#) else {
        continue
      }
      #expect(tag.output.1 == name, "\(path)")
    }
  }
}
