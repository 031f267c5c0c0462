import Screens
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("de-AT,de;q=0.9,en;q=0.7", Language.german), ("en-US,en;q=0.9,de;q=0.8", .english),
    ("en;q=0.3, de;q=0.85", .german), ("fr-FR,fr;q=0.9,de;q=0.4", .german),
    ("fr,es;q=0.5", .english), ("de;q=0,en;q=0.1", .english), ("*", .english), ("", .english),
    ("DE", .german), ("deutsch", .english), (",;q=,de;q=x", .english),
  ])
  func `speaks what the browser likes best`(accepted: String, language: Language) {
    #expect(Language(chosen: nil, accepted: accepted) == language)
  }

  @Test func `speaks what somebody chose, whatever the browser likes`() {
    #expect(Language(chosen: "en", accepted: "de") == .english)
    #expect(Language(chosen: "de", accepted: "en-US,en;q=0.9") == .german)
    // A cookie may hold anything.
    #expect(Language(chosen: "tlh", accepted: "de") == .german)
    #expect(Language(chosen: "", accepted: nil) == .english)
  }

  @Test(arguments: [("de_CH.UTF-8", Language.german), ("en-GB", .english)])
  func `reads the tags of browsers and of terminals`(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }
}
