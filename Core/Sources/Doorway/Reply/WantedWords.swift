import Coaching
import Exchange
import Formats
import Screens

/// What a coach says in a language, where the core has not been handed it and cannot do without.
struct WantedWords: Hashable, Sendable {
  let coach: Personality
  let language: Language
  /// That of the words which a journal was opened with, if it says.
  let digest: String?

  /// What a coach lacks to speak; nothing where its words are here.
  init?(of coach: Personality?, in language: Language) {
    guard let coach, coach.book(in: language) == nil else { return nil }
    self.coach = coach
    self.language = language
    digest = nil
  }

  /// What a run lacks to be coached: the words that it was opened with, or any of its coach's.
  // Never inlined: setups are large, and the stack of a page is not.
  @inline(never) init?(of setup: RunSetup, orOthers: Bool) {
    guard let coach = setup.coach else { return nil }
    if let book = setup.book, orOthers || setup.words == nil || setup.words == book.digest {
      return nil
    }
    self.coach = coach
    language = setup.spokenLanguage
    digest = setup.words
  }

  /// What a workout lacks to be announced.
  @inline(never) init?(of setup: GymSetup) {
    let coach = setup.settings.coach.flatMap { Personality(rawValue: $0) }
    self.init(of: coach, in: Language(tag: setup.language) ?? .english)
  }

  /// Refuses to go on where words are wanted, unless nobody speaks there.
  static func refuse(_ wanted: WantedWords?, _ fields: Fields) throws(PageError) {
    guard let wanted, fields["silent"]?.bool != true else { return }
    throw .wordless(wanted)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("coach", coach.rawValue)
      json.field("language", language.rawValue)
      json.field("digest", digest)
    }
  }
}
