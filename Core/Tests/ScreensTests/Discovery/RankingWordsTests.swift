import Screens
import Testing
import Training

struct RankingWordsTests {
  static let reasons: [(RankingReason, String)] = [
    (
      .rested(.quads, session: "s", day: Day(daysSince1970: 20_516), sets: 12),
      "Quads likely rested: last trained Wed, 3 days ago, about 12 sets"
    ),
    (
      .rested(.lowerBack, session: "s", day: Day(daysSince1970: 20_400), sets: 2.5),
      "Lower back: not trained since 8 November 2025"
    ),
    (
      .loaded(.lats, session: "s", day: Day(daysSince1970: 20_518), sets: 1),
      "Lats likely still loaded from yesterday, about 1 set"
    ),
    (.newHere(minutes: 20), "New here: a 20-minute start"),
    (.newHere(minutes: 8), "New here: an 8-minute start"),
    (.newHere(minutes: 80), "New here: an 80-minute start"),
    (.balance(.upperBack, sets: 4, of: 10), "Upper back: 4 of 10 sets this week"),
    (.time(available: 30, about: 26), "Fits your 30 minutes: about 26"),
    (.time(available: 30, about: 40), "About 40 minutes, and you have 30"),
    (.askedFor("mobility", about: 15), "You asked for mobility: about 15 minutes of it"),
    (.equipment(["kettlebell"]), "All you need is 1 thing: kettlebell"),
    (.equipment([]), "Needs 0 pieces of equipment"),
    (.substitute("Row", by: "Band Row"), "With 1 change: Band Row for Row"),
    (
      .substitute("Row", by: "Band Row", at: "Home"),
      "You are at Home, with 1 change: Band Row for Row"
    ),
    (.doneLately(session: "s", day: Day(daysSince1970: 1), daysAgo: 2), "Done 2 days ago"),
    (.doneLately(session: "s", day: Day(daysSince1970: 20_516), daysAgo: 0), "Done today, 4 March"),
    (.notSince(session: "s", day: Day(daysSince1970: 20_516)), "Not done since 4 March"),
    (.neverDone(sessions: 12), "New to you: in none of your 12 sessions"),
    (.readiness(2, isEasy: true), "You rated today 2/5: an easy session"),
    (
      .calendar(.init(minutes: 40, before: 1080, title: "Dinner"), about: 30),
      "Free 40 minutes before Dinner at 18:00, about 30 needed"
    ),
    (.race(.init("City Marathon", days: 2), isEasy: true), "Easy, 2 days before City Marathon"),
    (.race(.init("City Marathon", days: 1), isEasy: false), "Hard, 1 day before City Marathon"),
    (
      .race(.init("City 10K", days: 0), isEasy: false), "Hard, and City 10K is today, 7 March"
    ),
    (.goal(left: 1, of: 3), "1 session to your weekly 3"),
  ]

  @Test(arguments: reasons)
  func `says every reason with a date or a number`(reason: RankingReason, words: String) {
    #expect(reason.words(seenFrom: Day(daysSince1970: 20_519)) == words)
    #expect(words.utf8.contains { (0x30...0x39).contains($0) })
  }
}
