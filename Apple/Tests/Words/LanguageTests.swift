import Screens
import Testing

struct LanguageTests {
  @Test func `speaks the language that was chosen for the app, or English`() {
    #expect(Language(shown: ["de"]) == .german)
    #expect(Language(shown: ["fr", "de-AT", "en"]) == .german)
    #expect(Language(shown: ["en-GB", "de"]) == .english)
    #expect(Language(shown: []) == .english)
  }
}
