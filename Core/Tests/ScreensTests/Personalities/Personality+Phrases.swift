import Coaching
import Screens

extension Personality {
  func phraseRows(on topic: Topic, in language: Language = .english) -> [PhraseRow] {
    book(in: language)?.phraseRows(on: topic) ?? []
  }

  func phrases(
    on topic: Topic,
    swearing: Bool = false,
    in language: Language = .english
  ) -> [Phrase] {
    book(in: language)?.phrases(on: topic, swearing: swearing) ?? []
  }

  func lines(
    on topic: Topic,
    swearing: Bool = false,
    in language: Language = .english
  ) -> [String] {
    book(in: language)?.lines(on: topic, swearing: swearing) ?? []
  }
}
