import Prompts
import Testing

struct ModelAddressTests {
  @Test(arguments: [
    ("https://api.anthropic.com", "https://api.anthropic.com", ""),
    ("http://127.0.0.1:11434/v1/", "http://127.0.0.1:11434", "/v1"),
    ("https://[::1]:8080/a/b", "https://[::1]:8080", "/a/b"),
  ])
  func `takes an address apart`(text: String, server: String, path: String) {
    let address = ModelAddress(text)
    #expect(address?.server == server && address?.path == path)
  }

  @Test(arguments: [
    "", "api.anthropic.com", "ftp://x", "http://", "http://a b", "http://u@h/", "http://h/?q",
  ])
  func `refuses what is none`(text: String) { #expect(ModelAddress(text) == nil) }

  @Test(arguments: [
    ("http://127.0.0.1:1", true), ("http://localhost", true), ("http://192.168.1.5:8080", true),
    ("http://172.20.0.1", true), ("http://box.local", true), ("http://[::1]:80", true),
    ("https://example.com", true), ("http://example.com", false), ("http://172.40.0.1", false),
    ("http://8.8.8.8", false), ("http://10.example.com", false),
  ])
  func `sends nothing readable over the open network`(text: String, isSafe: Bool) {
    #expect(ModelAddress(text)?.isSafe == isSafe)
  }
}
