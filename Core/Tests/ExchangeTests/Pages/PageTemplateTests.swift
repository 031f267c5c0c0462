import Exchange
import Foundation
import Screens
import Testing

struct PageTemplateTests {
  @Test(arguments: [
    ("<p>{{frame.gym}}</p>", "<p>Gym</p>"),
    ("<a aria-label=\"{{frame.gym}}\"> {{frame.run}} </a>", "<a aria-label=\"Gym\"> Run </a>"),
    ("<html lang=\"{{page.language}}\">", "<html lang=\"en\">"),
    // A key without words is not shown in braces.
    ("<p>{{frame.nothing}}</p>", "<p>frame.nothing</p>"),
    ("<p>{ }{{ }</p>", "<p>{ }{{ }</p>"),
  ])
  func `puts words in the place of keys`(markup: String, page: String) {
    #expect(text(of: markup) == page)
  }

  @Test func `escapes what would be markup`() {
    #expect(text(of: "{{trust.iphone2}}").contains("VPN &amp; Device"))
  }

  @Test func `makes an element of a place that a script fills`() {
    #expect(text(of: "{{devices.removeAsk}}").contains("<span data-text=\"name\"></span>"))
    #expect(
      text(of: "{{storage.unsynced}}").hasPrefix("<b><span data-text=\"onlyHere\"></span></b>")
    )
    #expect(text(of: "{{pair.lead}}").contains("<code>pacesetter devices pair</code>"))
    let hint = text(of: "{{import.hint}}")
    #expect(hint.contains("FIT") && hint.contains("KML") && hint.contains("Strava"))
    #expect(!hint.contains("{") && !hint.contains("<"))
    // In an attribute there is no place for an element.
    #expect(!text(of: "<p title=\"{{devices.removeAsk}}\">").contains("span"))
  }

  @Test(arguments: try pages())
  func `knows every key of every page`(page: URL) throws {
    let template = try whole(page)
    let words = PageWords()
    #expect(template.keys.count > 5)
    #expect(template.keys.filter { words[$0] == nil } == [])
    let rendered = String(decoding: template.page(in: words), as: UTF8.self)
    #expect(!rendered.contains("{{") && !rendered.contains("}}"))
  }

  @Test func `keeps no words that no page shows`() throws {
    let shown = Set(
      try pages().flatMap { try whole($0).keys }
        // What the service worker says comes with its list of files.
        + ["offline.fileGone"]
    )
    // Scripts and native apps ask by themselves.
    let keys = PageColumn.allCases.filter { $0 != .scripts && $0 != .apps }
      .flatMap { PageWords.rows(of: $0) }.map(\.key)
    #expect(keys.filter { !shown.contains($0) } == [])
  }

  @Test func `hands every script the words that it asks for`() throws {
    let known = Set(PageWords.rows(of: .scripts).map(\.key))
    var asked: Set<String> = []
    for file in try scripts() {
      let script = try String(contentsOf: file, encoding: .utf8)
      for call in script.matches(of: #/\bword\((?<asked>[^{]*?)[,)]/#.dotMatchesNewlines()) {
        asked.formUnion(call.asked.matches(of: #/"(\w+\.\w+)"/#).map { String($0.output.1) })
      }
      // A key may be chosen before it is asked for.
      let named = script.matches(of: #/"(\w+\.\w+)"/#).map { String($0.output.1) }
      asked.formUnion(named.filter(known.contains))
    }
    #expect(asked.subtracting(known).sorted() == [])
    #expect(known.subtracting(asked).sorted() == [])
  }

  @Test func `writes the scripts' words as a module`() {
    let module = String(decoding: WordsModule(PageWords()).bytes, as: UTF8.self)
    #expect(module.hasPrefix("export const words = {\"charts.at\":\"At {time}\","))
    #expect(module.hasSuffix("};\n"))
    #expect(module.contains(" (FIT, GPX, TCX or KML), a diary (CSV)"))
    let german = String(decoding: WordsModule(PageWords(.german)).bytes, as: UTF8.self)
    #expect(german.contains(" (FIT, GPX, TCX oder KML), ein Tagebuch (CSV)"))
  }

  private func text(of markup: String) -> String {
    String(decoding: PageTemplate(markup).page(in: PageWords()), as: UTF8.self)
  }
}

private let web = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Web")

private func pages() throws -> [URL] {
  try FileManager.default.contentsOfDirectory(at: web, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "html" }.sorted { $0.path < $1.path }
}

/// A page with its parts.
private func whole(_ page: URL) throws -> PageTemplate {
  let parts = PageParts(Array(try Data(contentsOf: page))) { path in
    FileManager.default.contents(atPath: web.appendingPathComponent(path).path).map { Array($0) }
  }
  return PageTemplate(parts.whole)
}

private func scripts() throws -> [URL] {
  let all = FileManager.default.enumerator(at: web, includingPropertiesForKeys: nil)
  return try #require(all).compactMap { $0 as? URL }.filter { $0.pathExtension == "js" }
}
