import Foundation
import Testing

// Pages are static, so that nothing moves while they load: what several of them hold and is no part is
// written in each, and must stay one text.
struct PageFrameTests {
  @Test func `leads from page to page in the same words`() throws {
    let headers = try ["index", "gym", "gym-log", "history", "settings"].map { name in
      try block("<header>", "</header>", of: name)
        .replacing(#/ aria-current="(page|true)"/#, with: "")
    }
    #expect(headers.allSatisfy { $0.contains("<nav class=\"pages\"") })
    #expect(Set(headers).count == 1)
  }

  @Test func `warns of storage in the same words wherever something can be started`() throws {
    let notices = try ["index", "gym"].map {
      try block("<only-here hidden>", "</only-here>", of: $0)
    }
    #expect(notices.allSatisfy { $0.contains("data-trouble=\"elsewhere\"") })
    #expect(Set(notices).count == 1)
  }

  @Test func `begins every page alike`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Web").path
    )
    .filter { $0.hasSuffix(".html") && $0 != "sw-kill.html" }.map { String($0.dropLast(5)) }
    #expect(pages.count >= 9)
    let beginnings = try pages.map { name in
      try block(
        "<meta name=\"viewport\"",
        "pacesetter.css\">",
        of: name
      )
      .replacing(#/<link rel="(apple-touch-icon|manifest)"[^\n]*\n/#, with: "")
      // A page for any address names its files from the root.
      .replacing("=\"/", with: "=\"")
    }
    #expect(Set(beginnings).count == 1)
    // The pages about certificates, lost ways and shares have no script to miss.
    let warnings = try pages.filter { !["trust", "lost", "share"].contains($0) }
      .map { try block("<noscript>", "</noscript>", of: $0) }
    #expect(Set(warnings).count == 1)
  }

  /// What stands on a page from one mark to another, without its indentation.
  private func block(_ first: String, _ last: String, of page: String) throws -> String {
    let text = try PageMarkup.whole("\(page).html")
    let begin = try #require(text.range(of: first), "\(page).html lacks \(first)")
    let end = try #require(text.range(of: last, range: begin.lowerBound..<text.endIndex))
    return text[begin.lowerBound..<end.upperBound].split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }
}
