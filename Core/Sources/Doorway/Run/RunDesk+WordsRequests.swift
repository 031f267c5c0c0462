import Coaching
import Exchange
import Formats
import Screens

// What a coach says is no part of a page's core: the page hands it over.
extension RunDesk {
  /// Takes the text of one coach in one language, and gives its digest.
  @inline(never) static func words(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (coach, book) = try PageError.shaped { () throws(ShapeError) -> (Personality, CoachBook) in
      guard let coach = try fields.choice(Personality.self, ifPresent: "coach") else {
        throw fields.error("coach", fields["coach"], "a coach")
      }
      let text = Array(try fields.string("text").utf8)
      let book = CoachBook(
        text,
        in: try fields.choice(Language.self, ifPresent: "language") ?? .english
      )
      // A page that stands in the place of a text must not silence the warnings of a run.
      guard !book.lines(on: .rule(.heartRateHigh)).isEmpty else {
        throw fields.error("text", nil, "the text of a coach")
      }
      return (coach, book)
    }
    coach.learn(book)
    return Reply.object { json in
      json.object("words") { json in
        json.field("coach", coach.rawValue)
        json.field("language", book.language.rawValue)
        json.field("digest", book.digest)
      }
    }
  }
}
