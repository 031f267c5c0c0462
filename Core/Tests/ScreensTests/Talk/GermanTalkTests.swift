import Coaching
import Screens
import Testing

/// Talking with a coach in German.
struct GermanTalkTests {
  @Test(arguments: [
    ("Wie weit?", Meaning.distance), ("Wie weit noch?", .remaining), ("Mein Tempo?", .pace),
    ("Bin ich im Plan?", .plan), ("Wie ist mein Puls?", .heartRate), ("Ruhe bitte!", .quiet),
    ("Schneller", .faster), ("Nächstes Gel", .nextGel), ("Noch mal bitte", .repeats),
    ("Weiter", .resume), ("Was kann ich fragen?", .help), ("Lauf beenden", .end),
    ("Mir geht es gut", .good), ("Mir geht es nicht gut", .bad),
    ("Mein Knie tut weh", .pain), ("Mir ist schwindlig", .pain), ("Ich brauche Hilfe", .pain),
    ("Mein Knie tut nicht weh", .aboutBody), ("Die Beine sind müde", .aboutBody),
    ("Es ist so heiß hier draußen", .aboutWeather), ("Da sitzt ein Reiher", .aboutAnything),
  ])
  func `understands what is said in German`(text: String, meaning: Meaning) {
    #expect(CommandGrammar.meaning(of: text) == meaning)
  }

  @Test func `answers everything in German in every coach's words, and without a coach`() {
    let coaches: [Personality?] = GermanCoachTests.coaches + [nil]
    for coach in coaches {
      let book = AnswerBook(by: coach?.book(in: .german), in: .german)
      for answer in Answer.allCases {
        let line = book.line(for: answer, after: 0) ?? ""
        let english = AnswerBook(by: coach?.book(in: .english)).line(for: answer, after: 0)
        #expect(!line.isEmpty && line.utf8.count <= 200 && line != english, "\(answer): \(line)")
        #expect(!line.contains("  ") && !line.contains("\n"))
      }
    }
    let tones: [Answer] = [.good, .bad, .aboutBody, .aboutAnything, .speaks]
    for answer in tones {
      let lines = coaches.compactMap {
        AnswerBook(by: $0?.book(in: .german), in: .german).line(for: answer, after: 0)
      }
      #expect(Set(lines).count == coaches.count)
    }
  }
}
