import Formats
import Testing

struct CharactersTests {
  @Test(arguments: [
    "Läufe für Übermütige", "La\u{308}ufe fu\u{308}r U\u{308}bermu\u{308}tige",
    "👩‍👩‍👧‍👦🇩🇪👍🏽 Läufe im Regen 🌧️",
  ])
  func `counts what a person sees as one`(text: String) {
    #expect(text.hasCharacters(1...20))
    #expect(!text.hasCharacters(1...19))
    #expect(!text.hasCharacters(21...30))
  }

  @Test func `has a bound for what is piled onto one character`() {
    #expect(!("a" + String(repeating: "\u{301}", count: 10_000)).hasCharacters(1...100))
    #expect(!"".hasCharacters(1...100))
    #expect("".hasCharacters(0...100))
  }
}
