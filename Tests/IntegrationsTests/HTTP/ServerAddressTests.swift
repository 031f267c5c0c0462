import Integrations
import Screens
import Testing

struct ServerAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
    ("HTTPS://Run.Example.ORG/", "https://run.example.org"),
    ("https://[::1]:8443", "https://[::1]:8443"), ("http://home.local", "http://home.local"),
    ("https://x:443", "https://x"),
  ])
  func `reads an address as a person types it`(typed: String, meant: String) throws {
    #expect(try ServerAddress(typed: typed).description == meant)
  }

  @Test(arguments: [
    "", "run.example.org", "ftp://x", "http://", "http://:80", "http://a/b", "http://a?b",
    "http://kim@a", "http://a:0", "http://a:65536", "http://a:b", "http://[::1", "http://a b",
  ])
  func `says what is wrong with others`(typed: String) {
    #expect(throws: AddressRefusal.self) { try ServerAddress(typed: typed) }
  }
}
