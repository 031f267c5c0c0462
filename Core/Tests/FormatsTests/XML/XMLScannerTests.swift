import Formats
import Testing

struct XMLScannerTests {
  @Test func `tells tags with their attributes and the text before them`() throws {
    let story = try told(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a run --><gpx:gpx version='1.1' creator="A &amp; &#66;">
        <ele>12.5</ele><empty/><b>x<!-- no -->y<![CDATA[<&>]]>&lt;é</b>
      </gpx:gpx>
      """
    )
    #expect(
      story == [
        "start 0 gpx version=1.1 creator=A & B", "start 1 ele", "end 1 ele: 12.5",
        "start nil empty",
        "end nil empty", "start nil b", "end nil b: xy<&><é", "end 0 gpx",
      ]
    )
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `tells the same in pieces of any size`(size: Int) throws {
    let document = """
      \u{FEFF}
       <?xml version="1.0"?>
      <gpx creator="ü&#252;" a='1'><!-- c --><ele> 1.5 </ele>
      <x/><y><![CDATA[ü]]]]></y><?pi?>ü</gpx>
      <!-- end -->
      """
    #expect(try told(document, inPiecesOf: size) == told(document))
  }

  @Test(arguments: [1, 24, 37])
  func `fails the same in pieces of any size`(size: Int) {
    // Found by fuzzing: a control character in an instruction, and bytes that are no text.
    let document: [UInt8] =
      Array("<?x\u{E}ml vers00\" lon?\"0\"><time>29Z</timversion=\"1.ti".utf8) + [0xFF]
      + Array("me09Z".utf8) + [0xEE]
      + Array("</,time></trkTF-8\"?>\n<gpx version=\"1.1\" creatn=\"1.0\" encoding=".utf8)
      + [0xD9, 0xAA, 0x93, 0x90] + Array("nor=\"seed\" xm".utf8)
    var story: [String] = []
    let whole = #expect(throws: XMLError.self) { try tell(document, .max, &story) }
    let cut = #expect(throws: XMLError.self) { try tell(document, size, &story) }
    #expect(whole == cut)
    #expect(story.isEmpty)
  }

  @Test func `reads numbers and times where they stand`() throws {
    let bytes = Array(
      """
      <gpx lat=" -12.5e-1 " lon="+7." time="2026-06-01T05:30:00Z" x="1a"><ele> 1<![CDATA[2]]>&#51;
      </ele></gpx>
      """.utf8
    )
    var scanner = XMLScanner(bytes, vocabulary: XMLVocabulary([]))
    _ = try scanner.next()
    #expect(scanner.number(ofAttribute: "lat") == -1.25)
    #expect(scanner.number(ofAttribute: "lon") == 7)
    #expect(scanner.number(ofAttribute: "x") == nil)
    #expect(scanner.number(ofAttribute: "y") == nil)
    #expect(scanner.dateTime(ofAttribute: "time")?.secondsSince1970 == 1_780_291_800)
    #expect(scanner.attribute("x") == "1a")
    _ = try scanner.next()
    _ = try scanner.next()
    #expect(scanner.number == 123)
    #expect(scanner.path == ["gpx"])
  }

  @Test func `makes spaces of line ends in attributes and one of two in text`() throws {
    #expect(
      try told("<a x='1\r\n2\t3'>p\r\nq\rr</a>") == ["start nil a x=1 2 3", "end nil a: p\nq\nr"]
    )
  }

  @Test func `reads ISO-8859-1 and keeps its places`() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a>\u{E9}\u{FF}</a><"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    for size in [1, 1000] {
      var story: [String] = []
      let error = try #require(throws: XMLError.self) { try tell(bytes, size, &story) }
      #expect(story == ["start nil a", "end nil a: éÿ"])
      #expect(error.location == TextLocation(offset: 54, line: 2, column: 11))
    }
  }

  @Test func `skips a document type only where it may`() throws {
    let document = """
      <!DOCTYPE HealthData [
      <!ELEMENT HealthData (x)>
      <!ATTLIST x y CDATA #REQUIRED broken ' >
      <!ENTITY lol "lol">
      ]>
      <HealthData>&amp;</HealthData>
      """
    var export = XMLRules()
    export.doctype = .skipped
    #expect(try told(document, rules: export).last == "end nil HealthData: &")
    #expect(try told("<!DOCTYPE a SYSTEM 'x'><a/>", rules: export).count == 2)
    let refused = try #require(throws: XMLError.self) { try told(document) }
    #expect(
      refused.description
        == "found a document type declaration, which a recording may not have at line 1, column 1"
    )
    let expanded = try #require(throws: XMLError.self) {
      try told(document.replacing("&amp;", with: "&lol;"), rules: export)
    }
    #expect(expanded.description == "found the unknown entity &lol; at line 6, column 13")
  }

  @Test(arguments: [
    ("", "the file is empty where XML was expected at line 1, column 1"),
    (" \n", "the file is empty where XML was expected at line 2, column 1"),
    ("hello", "found 'h' where an element was expected at line 1, column 1"),
    ("{\"a\": 1}", "found '{' where an element was expected at line 1, column 1"),
    ("<a>", "the file ends where </a> was expected at line 1, column 4"),
    ("<a><b></b>text", "the file ends where </a> was expected at line 1, column 15"),
    ("<a></b>", "found </b> where </a> was expected at line 1, column 4"),
    ("<a/></a>", "found </a>, which closes nothing at line 1, column 5"),
    ("</a>", "found </a>, which closes nothing at line 1, column 1"),
    ("<a/><b/>", "found <b> after the end of the document at line 1, column 5"),
    ("<a/>x", "found 'x' where the end of the document was expected at line 1, column 5"),
    ("<a", "the file ends where a name was expected at line 1, column 3"),
    (
      "<a ",
      "the file ends where an attribute or the end of the tag was expected at line 1, column 4"
    ),
    ("<a b", "the file ends where a name was expected at line 1, column 5"),
    ("<a b='1", "the file ends where the closing quote was expected at line 1, column 8"),
    ("<a b=1>", "found '1' where a quoted value was expected at line 1, column 6"),
    ("<a b>", "found '>' where '=' was expected at line 1, column 5"),
    ("<a b='<'>", "found '<' where the closing quote was expected at line 1, column 7"),
    (
      "<a b='1'c='2'>",
      "found 'c' where an attribute or the end of the tag was expected at line 1, column 9"
    ),
    ("<a b='1' b='2'>", "the attribute b appears twice in one element at line 1, column 10"),
    ("<a /b>", "found 'b' where '>' was expected at line 1, column 5"),
    ("<1a>", "found '1' where a name was expected at line 1, column 2"),
    ("<é>&nbsp;</é>", "found the unknown entity &nbsp; at line 1, column 4"),
    (
      "<a>a & b</a>",
      "found '&' where a character reference such as &amp; was expected at line 1, column 6"
    ),
    (
      "<a>&#0;</a>",
      "found '&' where a character reference such as &amp; was expected at line 1, column 4"
    ),
    (
      "<a>&#xD800;</a>",
      "found '&' where a character reference such as &amp; was expected at line 1, column 4"
    ),
    ("<a>\u{0}</a>", "found the illegal character 0 at line 1, column 4"),
    ("<a b='\u{B}'/>", "found the illegal character 11 at line 1, column 7"),
    ("<a><!-- x</a>", "the file ends where '-->' was expected at line 1, column 14"),
    ("<a><![CDATA[x]]", "the file ends where ']]>' was expected at line 1, column 16"),
    ("<a><!x></a>", "found 'x' where a tag, a comment or CDATA was expected at line 1, column 6"),
    (
      "<?xml version='1.0' encoding='Shift_JIS'?><a/>",
      "the text is encoded as Shift_JIS, where UTF-8, ASCII or ISO-8859-1 was expected at line 1, column 1"
    ),
  ])
  func `says what is wrong and where`(document: String, sentence: String) throws {
    for size in [1, 1000] {
      var story: [String] = []
      let error = try #require(throws: XMLError.self) {
        try tell(Array(document.utf8), size, &story)
      }
      #expect(error.description == sentence)
    }
  }

  @Test(
    arguments: [
      [0xFE, 0xFF, 0x00, 0x3C], [0xFF, 0xFE, 0x3C, 0x00], [0x00, 0x3C, 0x00, 0x61],
      [0x3C, 0x00, 0x61, 0x00],
    ] as [[UInt8]]
  )
  func `says that it does not read UTF-16`(bytes: [UInt8]) throws {
    var story: [String] = []
    let error = try #require(throws: XMLError.self) { try tell(bytes, 1, &story) }
    #expect(error.problem == .unsupportedEncoding("UTF-16"))
  }

  @Test func `keeps its limits`() throws {
    let deep = String(repeating: "<a>", count: 65)
    let wide = "<a " + (0..<200_000).map { "a\($0)='' " }.joined() + "/>"
    let long = "<a>" + String(repeating: " ", count: 3000) + "</a>"
    #expect(problem(of: deep) == .tooDeep(limit: 64))
    #expect(problem(of: wide) == .tooManyAttributes(limit: 64))
    let short = XMLRules(bytes: 2000)
    #expect(problem(of: long, rules: short) == .tooLong(limit: 2000))
    #expect(problem(of: long, inPiecesOf: 500, rules: short) == .tooLong(limit: 2000))
    let narrow = XMLRules(token: 1000)
    #expect(problem(of: long, inPiecesOf: 500, rules: narrow) == .tokenTooLong(limit: 1000))
    #expect(XMLRules.recording == XMLRules(doctype: .refused, bytes: 20_971_520))
  }

  @Test func `owes the end of an empty element over a new piece`() throws {
    var scanner = XMLScanner(vocabulary: XMLVocabulary(["b"]))
    scanner.feed(Array("<a><b/>".utf8))
    #expect(try scanner.next() == .start(nil))
    #expect(try scanner.next() == .start(0))
    scanner.feed(Array("</a>".utf8))
    #expect(try scanner.next() == .end(0))
    #expect(scanner.name == "b")
    #expect(try scanner.next() == .end(nil))
    #expect(scanner.hasEnded)
  }

  private func problem(
    of document: String,
    inPiecesOf size: Int = .max,
    rules: XMLRules = .recording
  ) -> XMLError.Problem? {
    var story: [String] = []
    do throws(XMLError) {
      try tell(Array(document.utf8), size, rules: rules, &story)
      return nil
    } catch {
      return error.problem
    }
  }
}

// MARK: Telling

private func told(
  _ document: String,
  inPiecesOf size: Int = .max,
  rules: XMLRules = .recording
) throws(XMLError) -> [String] {
  var story: [String] = []
  try tell(Array(document.utf8), size, rules: rules, &story)
  return story
}

private func tell(
  _ bytes: [UInt8],
  _ size: Int,
  rules: XMLRules = .recording,
  _ story: inout [String]
) throws(XMLError) {
  let vocabulary = XMLVocabulary(["gpx", "ele"])
  var scanner = XMLScanner(bytes, vocabulary: vocabulary, rules: rules)
  var rest = bytes[...]
  if size < bytes.count { scanner = XMLScanner(vocabulary: vocabulary, rules: rules) }
  while true {
    while let event = try scanner.next() { story.append(line(event, scanner)) }
    if size >= bytes.count { return }
    if rest.isEmpty {
      scanner.finish()
      while let event = try scanner.next() { story.append(line(event, scanner)) }
      return
    }
    scanner.feed(Array(rest.prefix(size)))
    rest = rest.dropFirst(size)
  }
}

private func line(_ event: XMLScanner.Event, _ scanner: XMLScanner) -> String {
  func shown(_ place: Int?) -> String { place.map { "\($0)" } ?? "nil" }
  let text = scanner.text.allSatisfy { $0.isWhitespace } ? "" : ": \(scanner.text)"
  switch event {
  case .start(let place):
    let attributes = (0..<scanner.attributeCount).map { scanner.attribute(at: $0) }
      .map { " \($0.name)=\($0.value)" }
    return "start \(shown(place)) \(scanner.name)\(attributes.joined())\(text)"
  case .end(let place): return "end \(shown(place)) \(scanner.name)\(text)"
  }
}
