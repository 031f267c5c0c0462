import Coaching
import Screens
import Testing
import Training

struct CommandGrammarTests {
  @Test(arguments: [
    ("How far?", Meaning.distance), ("how long to go", .remaining), ("What's my pace?", .pace),
    ("Am I on plan?", .plan), ("what’s my heart rate", .heartRate), ("Quiet!", .quiet),
    ("coach, be quiet please", .quiet), ("Speak again.", .speak), ("faster", .faster),
    ("Slower, please", .slower), ("Next gel", .nextGel), ("when's my next gel", .nextGel),
    ("my pace?", .pace), ("Pause.", .pause), ("resume", .resume), ("repeat", .repeats),
    ("Say that again, please", .repeats), ("louder", .louder), ("What can I say?", .help),
    ("end the run", .end), ("help me", .pain), ("how long", .time),
    ("skip", .skip), ("Mark this.", .moment), ("lap", .lap), ("I feel good", .good),
    ("I'm feeling bad", .bad),
    ("My calf hurts", .pain), ("my left knee is hurting a bit", .pain), ("I feel dizzy", .pain),
  ])
  func `knows the wordings`(text: String, meaning: Meaning) {
    #expect(CommandGrammar.meaning(of: text) == meaning)
  }

  // What a recognizer has really written down of a spoken command.
  @Test(arguments: [
    ("Schlower", Meaning.slower), ("Mark, this.", .moment), ("Am I on plane?", .plan),
    ("What is my paste?", .pace), ("What's my hard rate?", .heartRate),
    ("How long to Go?", .remaining),
    ("I feel go", .good), ("My cough hurts.", .pain), ("Be quite.", .quiet),
  ])
  func `takes the nearest wording for what was misheard`(text: String, meaning: Meaning) {
    #expect(CommandGrammar.meaning(of: text) == meaning)
  }

  @Test(arguments: [
    ("My calf is tight, what do I do?", Meaning.aboutBody),
    ("Should I take another gel before the hill?", .aboutFood),
    ("Order more gels tonight.", .aboutFood),
    ("I think I went out a bit fast today.", .aboutPace),
    ("The wind is brutal out here.", .aboutWeather),
    ("Remind me to call the physio.", .aboutAnything),
    ("There is a heron on the bridge.", .aboutAnything),
    ("", .aboutAnything), ("!!!", .aboutAnything), ("日本語", .aboutAnything),
  ])
  func `takes no free sentence for a command`(text: String, meaning: Meaning) {
    #expect(CommandGrammar.meaning(of: text) == meaning)
  }

  @Test(arguments: [
    ("I don't feel good", Meaning.bad), ("Nothing hurts any more", .aboutAnything),
    ("no pain", .aboutAnything), ("my knee doesn't hurt", .aboutBody),
    ("not quiet", .aboutAnything),
  ])
  func `hears a denial`(text: String, meaning: Meaning) {
    #expect(CommandGrammar.meaning(of: text) == meaning)
  }

  @Test func `answers everything in every coach's words, and without a coach`() {
    let coaches: [Personality?] = Personality.allCases + [nil]
    for coach in coaches {
      let book = AnswerBook(by: coach?.book(in: .english))
      for answer in Answer.allCases {
        let line = book.line(for: answer, after: 0) ?? ""
        #expect(
          !line.isEmpty && line.utf8.count <= 180,
          "\(answer) by \(coach?.rawValue ?? "nobody")"
        )
        #expect(!line.contains("  ") && !line.contains("\n"))
        #expect(line.split(separator: " ").count <= 30)
      }
    }
    // Five characters do not share what is theirs.
    let tones: [Answer] = [.good, .bad, .aboutBody, .aboutAnything, .speaks]
    for answer in tones {
      let lines = coaches.compactMap {
        AnswerBook(by: $0?.book(in: .english)).line(for: answer, after: 0)
      }
      #expect(Set(lines).count == coaches.count)
    }
  }

  @Test func `is safe with words of any length`() {
    let long = String(repeating: "how far ", count: 10_000)
    #expect(CommandGrammar.meaning(of: long) == .aboutAnything)
  }
}
