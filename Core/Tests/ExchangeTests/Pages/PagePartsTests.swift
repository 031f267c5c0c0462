import Exchange
import Testing

struct PagePartsTests {
  @Test func `puts a part in the place of the line that names it, and parts into parts`() {
    let page = parts(
      "<main>\n  {{elements/a/outer.html}}\n</main>\n",
      ["elements/a/outer.html": "<p>\n  {{in.html}}\n</p>\n", "in.html": "<b>{{frame.gym}}</b>\n"]
    )
    #expect(text(page) == "<main>\n<p>\n<b>{{frame.gym}}</b>\n</p>\n</main>\n")
    #expect(page.paths == ["elements/a/outer.html", "in.html"])
  }

  @Test func `joins the sheets that a style sheet imports`() {
    let sheet = parts(
      "@layer base, elements;\n@import \"base/a.css\";\n@import \"base/b.css\";\n",
      ["base/a.css": "a {}\n", "base/b.css": "b {}"]
    )
    #expect(text(sheet) == "@layer base, elements;\na {}\nb {}\n")
  }

  @Test(arguments: [
    "", "one\n\ntwo", "\n", "<p>{{in.html}}</p>\n", "{{frame.gym}}\n", "{{in.html}} \n",
    "@import url(in.css);\n", "{{missing.html}}\n",
  ])
  func `leaves every other line as it is`(source: String) {
    #expect(text(parts(source, ["in.html": "in", "in.css": "in"])) == source)
  }

  @Test func `names a part that is not there, and puts none into itself`() {
    #expect(parts("{{missing.html}}", [:]).paths == ["missing.html"])
    #expect(
      text(parts("{{a.html}}", ["a.html": "<p>\n{{a.html}}\n</p>"])) == "<p>\n{{a.html}}\n</p>"
    )
  }

  private func parts(_ source: String, _ files: [String: String]) -> PageParts {
    PageParts(Array(source.utf8)) { path in files[path].map { Array($0.utf8) } }
  }

  private func text(_ parts: PageParts) -> String { String(decoding: parts.whole, as: UTF8.self) }
}
