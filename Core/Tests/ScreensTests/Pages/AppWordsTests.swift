import Screens
import Testing

struct AppWordsTests {
  @Test(arguments: Language.allCases, AppWord.allCases)
  func `has words for everything that an app shows`(language: Language, word: AppWord) {
    #expect(PageWords(language)[word.rawValue] != nil)
  }

  @Test(arguments: Language.allCases)
  func `keeps no words that no app shows`(language: Language) {
    let asked = Set(AppWord.allCases.map(\.rawValue))
    let written = PageWords.rows(of: .apps, in: language).map(\.key)
    #expect(written.filter { !asked.contains($0) } == [])
  }

  @Test func `puts a number in its place`() {
    #expect(AppWords()[.onlyHere, 12] == "12 not synced")
    #expect(AppWords(.german)[.pairedWith, "a.example"] == "Gekoppelt mit a.example")
  }
}
