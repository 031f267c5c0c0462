import Testing
import Training

struct TileTemplateTests {
  @Test(arguments: [
    (
      "https://tile.example.org/{z}/{x}/{y}.png", "https://tile.example.org",
      "https://tile.example.org/14/8800/5373.png"
    ),
    (
      "HTTPS://Tile.example.org:8443/a?y={y}&x={x}&z={z}&key=Ab%20",
      "https://tile.example.org:8443",
      "HTTPS://Tile.example.org:8443/a?y=5373&x=8800&z=14&key=Ab%20"
    ),
    (
      "http://localhost:9000/{z}/{x}/{y}", "http://localhost:9000",
      "http://localhost:9000/14/8800/5373"
    ),
    ("http://127.0.0.1/{z}/{x}/{y}", "http://127.0.0.1", "http://127.0.0.1/14/8800/5373"),
    (
      "https://xn--krte-5qa.example?{z}{x}{y}", "https://xn--krte-5qa.example",
      "https://xn--krte-5qa.example?1488005373"
    ),
  ])
  func `puts zoom, column and row where they stand`(text: String, origin: String, address: String)
    throws
  {
    let template = try TileTemplate(text)
    #expect(template.origin == origin)
    #expect(origin.hasSuffix("//" + template.host))
    #expect(template.address(zoom: 14, column: 8800, row: 5373) == address)
  }

  @Test(arguments: [
    ("", "{z} stands 0 times"), ("https://a.org/{z}/{x}.png", "{y} stands 0 times"),
    ("https://a.org/{z}/{x}/{y}/{z}", "{z} stands 2 times"),
    ("https://{s}.a.org/{z}/{x}/{y}", "\"{s}\" is not known"),
    ("https://a.org/{z}/{x}/{y}{r}", "\"{r}\" is not known"),
    ("https://a.org/{z}/{x}/{{y}}", "\"{\" is not known"),
    ("https://a.org/{z}/{x}/{y}}", "\"}\" is not known"),
    ("https://a.org/{z}/{x}/{y}/{", "\"{\" is not known"),
    ("ftp://a.org/{z}/{x}/{y}", "begins with \"ftp://a.org"), ("a.org/{z}/{x}/{y}", "https://tile"),
    ("http://a.org/{z}/{x}/{y}", "expected https://"),
    ("http://127.example.org/{z}/{x}/{y}", "expected https://"),
    ("http://localhost.example.org/{z}/{x}/{y}", "expected https://"),
    ("https:///{z}/{x}/{y}", "\"\" is no host"),
    ("https://{z}.a.org/{x}/{y}", "\"{z}.a.org\" is no host"),
    ("https://a_b.org/{z}/{x}/{y}", "\"a_b.org\" is no host"),
    ("https://a.org;script-src/{z}/{x}/{y}", "is no host"),
    ("https://*.org/{z}/{x}/{y}", "is no host"), ("https://a..org/{z}/{x}/{y}", "is no host"),
    ("https://[::1]:80/{z}/{x}/{y}", "\"[::1]:80\" is no host"),
    ("https://a.org:/{z}/{x}/{y}", "\"\" is no port"),
    ("https://a.org:70000/{z}/{x}/{y}", "\"70000\" is no port"),
    ("https://a.org:0/{z}/{x}/{y}", "\"0\" is no port"),
    ("https://a.org/{z}/{x}/{y} b", "\" \" cannot stand"),
    ("https://a.org/{z}/{x}/{y}#b", "\"#\" cannot stand"),
    ("https://ä.org/{z}/{x}/{y}", "\"ä\" cannot stand"),
    ("https://a.org/{z}/{x}/{y}?" + String(repeating: "a", count: 1000), "1026 bytes"),
  ])
  func `says what is wrong with an address`(text: String, words: String) {
    let error = #expect(throws: TileTemplateError.self) { try TileTemplate(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("expected") == true || words.contains("cannot stand"))
  }

  @Test func `never repeats a password`() {
    let error = #expect(throws: TileTemplateError.self) {
      try TileTemplate("https://me:secret@a.org/{z}/{x}/{y}")
    }
    #expect(error == .user)
    #expect(error?.description.contains("secret") == false)
  }
}

struct TileSourceTests {
  private static let address = "https://a.org/{z}/{x}/{y}"

  @Test func `credits whom the map is by`() throws {
    let source = try TileSource(template: Self.address, credit: "© the makers")
    #expect(source.credit == "© the makers")
    #expect(source.template == (try TileTemplate(Self.address)))
  }

  @Test(arguments: [
    ("", "is empty"), ("  ", "is empty"), ("a\nb", "cannot be shown"),
    (String(repeating: "a", count: 201), "201 bytes"),
  ])
  func `says what is wrong with a credit`(credit: String, words: String) {
    let error = #expect(throws: TileSourceError.self) {
      try TileSource(template: Self.address, credit: credit)
    }
    #expect(error?.description.contains(words) == true)
  }

  @Test func `hands on what is wrong with the address`() {
    let error = #expect(throws: TileSourceError.self) {
      try TileSource(template: "", credit: "a")
    }
    #expect(error?.description.contains("{z} stands 0 times") == true)
  }
}
