import Screens
import Testing

struct PageWordsTests {
  @Test func `has words at every key`() {
    let words = PageWords(.english)
    #expect(words["frame.gym"] == "Gym")
    #expect(words["page.language"] == "en")
    #expect(words["frame.nothing"] == nil)
  }

  @Test(arguments: Language.allCases, PageColumn.allCases)
  func `writes every row as a key and words`(language: Language, column: PageColumn) {
    let rows = PageWords.rows(of: column, in: language)
    #expect(rows.count > 10)
    for (key, words) in rows {
      #expect(key.split(separator: ".").count == 2, "\(key)")
      #expect(!words.isEmpty && words.first != " " && words.last != " ", "\(key)")
    }
  }

  @Test func `gives each key once`() {
    let keys = PageColumn.allCases.flatMap { PageWords.rows(of: $0) }.map(\.key)
    let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }
    #expect(twice.keys.sorted() == [])
  }

  @Test(arguments: Language.allCases, PageColumn.allCases)
  func `says in every language what English says, with the same places`(
    language: Language,
    column: PageColumn
  ) {
    let english = PageWords.rows(of: column, in: .english)
    let other = PageWords.rows(of: column, in: language)
    #expect(other.map(\.key) == english.map(\.key))
    for (one, another) in zip(english, other) {
      #expect(places(another.words) == places(one.words), "\(one.key)")
    }
  }

  private func places(_ words: String) -> [Substring] {
    words.matches(of: #/\{\w+\}/#).map(\.output).sorted()
  }
}
