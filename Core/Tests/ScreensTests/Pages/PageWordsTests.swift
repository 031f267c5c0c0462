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

  /// What is called the same in German, or is a name, a sign or what has to be typed as it is.
  private static let shared: Set<String> = [
    "Splits", "Split", "Pace", "Name", "Code", "OK", "normal", "Normal", "Trends", "Workouts",
    "Workout",
    "Tempo", "START", "Start", "Training", "Countdown", "Pause", "Coach", "Text", "km", "kg", "lb",
    "mph",
    "km/h", "{seconds} s", "{talked} s", "{answer}: {muscle}", "Tasker", "Home Assistant",
    "XXXX-XXXX",
    "Android", "Mac", "Windows", "Pacesetter", "Berlin", "Back Squat", "pushups", "Anthropic",
    "English",
    "Deutsch", "10 km, half marathon, marathon", "25 g gel at 8 km, 16 km",
    "200 ml water at 40 min", "3:35:00, 3:45:00", "5 gel, 1 flask", "https://…", "Webhooks",
    "10 km in 50:00, 10 km at 4:55/km, rest", "{kind}, {date}: {outcome}", "20x2 10x2 5",
  ]

  @Test func `leaves nothing in English on a German page`() {
    let english = PageWords(.english)
    let left = PageColumn.allCases.flatMap { PageWords.rows(of: $0, in: .german) }
      .filter { english[$0.key] == $0.words && !Self.shared.contains($0.words) }
    #expect(left.map(\.key) == [])
    // Quotes, decimals and the address as German has them.
    let foreign = PageColumn.allCases.flatMap { PageWords.rows(of: $0, in: .german) }
      .filter { $0.words.contains(#/ “|\d\.\d+ (kg|km|Sek)|\b(Ihnen|Ihre?n?|bitte Sie)\b/#) }
    #expect(foreign.map(\.key) == [])
  }

  private func places(_ words: String) -> [Substring] {
    words.matches(of: #/\{\w+\}/#).map(\.output).sorted()
  }
}
