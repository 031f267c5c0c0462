import Formats
import Testing

struct HTMLPageTests {
  private func blocks(_ text: String) -> [HTMLPage.Block] { HTMLPage(Array(text.utf8)).blocks }

  @Test func `reads headings, paragraphs, lists and tables in their order`() {
    #expect(
      blocks(
        """
        <h1>Leg &amp; Core</h1><p>Two<br>lines</p><ul><li>One<ul><li>Deep</ul><li>Two</ul>
        <table><tr><th>Exercise<th>Reps<tr><td>Squat<td>5</table>
        """
      ) == [
        .heading(1, "Leg & Core"), .text(["Two", "lines"]), .item(depth: 1, ["One"]),
        .item(depth: 2, ["Deep"]), .end, .item(depth: 1, ["Two"]), .end,
        .row(["Exercise", "Reps"], isHead: true), .row(["Squat", "5"], isHead: false), .end,
      ]
    )
  }

  @Test func `leaves out scripts, styles, menus and what is hidden`() {
    #expect(
      blocks(
        """
        <script>if (1 < 2) { document.write("<p>no</p>") }</script><style>p{}</style>
        <nav><p>Menu</p></nav><!-- <p>no</p> --><p hidden>no</p><div style="display: none">no</div>
        <div class="cookie-banner"><div>no</div></div><noscript>no</noscript><p>Yes</p>
        """
      ) == [.text(["Yes"])]
    )
  }

  @Test func `keeps the title and the linked data`() {
    let page = HTMLPage(
      Array(
        #"<title>A &mdash; B</title><script type="application/ld+json">{"a":"</b>"}</script>"#.utf8
      )
    )
    #expect(page.title == "A — B")
    #expect(page.data == [#"{"a":"</b>"}"#])
    #expect(page.blocks == [])
  }

  @Test func `a table that only places things is none`() {
    #expect(
      blocks("<table><tr><td>Left<td><h2>Right</h2><p>Text<td>Behind</table>") == [
        .text(["Left"]), .heading(2, "Right"), .text(["Text"]), .text(["Behind"]), .end,
      ]
    )
  }

  @Test func `what begins like a banner and never ends was none`() {
    #expect(blocks("<div class='newsletter'><h2>All of it</h2>") == [.heading(2, "All of it")])
  }

  @Test func `a page that says nothing of UTF-8 is read as Latin-1`() {
    let page = HTMLPage(Array("<p>R".utf8) + [0xFC] + Array("cken</p>".utf8))
    #expect(page.blocks == [.text(["Rücken"])])
  }

  @Test(arguments: 0..<300) func `any bytes give a page`(seed: UInt64) {
    var random = SplitMix(seed)
    let parts = [
      "<", ">", "</", "<ul>", "<li>", "</li>", "<table>", "<td>", "<tr>", "</table>", "<h2>", "&",
      "&#x", ";", "<script", "</script", "<!--", "-->", "\"", "'", "=", "a", " ", "class=cookie",
      "<p>", "</ul>", "<br/>", "<div hidden>", "\u{FF}", "\n", "<pre>",
    ]
    let text = (0..<Int(random.next() % 200)).map { _ in
      parts[Int(random.next() % UInt64(parts.count))]
    }
    _ = HTMLPage(Array(text.joined().utf8))
  }

  /// Openings without an end, comments, attributes and entities: whatever is read over and over.
  @Test(arguments: [
    "<div>", "<a ", "</", "<script></", "&#", "<ul><li>", "<!-", "<table><tr><td>", "<p hidden>",
    "<b a='",
  ])
  func `two megabytes of the same take no longer than a page`(part: String) {
    let bytes =
      [UInt8](repeating: 0, count: 0)
      + Array(repeatElement(Array(part.utf8), count: (2 << 20) / part.utf8.count).joined())
    let time = ContinuousClock().measure { _ = HTMLPage(bytes) }
    // A debug build on a busy machine; what grows with the square would take hours.
    #expect(time < .seconds(60), "\(part)")
  }
}
