import Coaching
import Foundation
import Screens
import Testing
import Training

struct CoachBookTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("KnowledgeBase/coaches")

  private static func text(of coach: Personality, in language: Language) throws -> [UInt8] {
    let name = "\(coach.rawValue).\(language.rawValue).txt"
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test(arguments: Personality.allCases, Language.allCases)
  func `is carried by the program as it is written`(coach: Personality, language: Language) throws {
    let text = try Self.text(of: coach, in: language)
    #expect(coach.book(in: language) == CoachBook(text, in: language))
  }

  @Test(arguments: Personality.allCases, Language.allCases)
  func `has nothing wrong in it`(coach: Personality, language: Language) throws {
    let (book, diagnostics) = CoachBook.read(try Self.text(of: coach, in: language), in: language)
    #expect(diagnostics == [])
    #expect(book.name == coach.name(in: language) && book.about == coach.about(in: language))
    #expect(Topic.allCases.filter { book.lines(on: $0).isEmpty } == [])
    let own = AnswerBook(by: book, in: language)
    let common = AnswerBook(by: CoachBook([], in: language), in: language)
    #expect(
      Answer.allCases.filter { own.line(for: $0, after: 0) != common.line(for: $0, after: 0) }.count
        == 8
    )
  }

  @Test(arguments: Personality.allCases, Language.allCases)
  func `is as its coach is said to be where no words are`(coach: Personality, language: Language)
    throws
  {
    let book = try #require(coach.book(in: language))
    #expect(coach.speaks(language) && book.swears == coach.swears)
    #expect(book.lines(on: .encouragement).first == coach.sample(in: language))
  }

  @Test func `has a digest that another phrase changes`() throws {
    let book = try #require(Personality.zenGuide.book(in: .english))
    #expect(CoachBook(book.text, in: .english).digest == book.digest)
    #expect(CoachBook(book.text + [UInt8(ascii: "!")], in: .english).digest != book.digest)
    #expect(book.digest.utf8.count == 16)
  }

  @Test func `has a text for each coach and no other`() throws {
    let names = Personality.allCases.flatMap { coach in
      Language.allCases.map { "\(coach.rawValue).\($0.rawValue).txt" }
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == names.sorted())
  }

  @Test func `takes a topic apart`() {
    let book = CoachBook(
      Array(
        """
        # Aunt Ada
        Kind, and never in a hurry.

        ## opening
        Off we go, dear.
        ! [fine] Off we bloody go.

        ## rule.fade
        [easing] {pace}. Tea soon.
        """.utf8
      ),
      in: .english
    )
    #expect(book.name == "Aunt Ada" && book.about == "Kind, and never in a hurry." && book.swears)
    #expect(book.lines(on: .opening) == ["Off we go, dear."])
    #expect(book.lines(on: .opening, swearing: true).count == 2)
    #expect(book.phrases(on: .rule(.fade)) == [Phrase("{pace}. Tea soon.", claims: [.easing])])
    #expect(book.lines(on: .settle) == [])
  }

  @Test func `says where something is wrong, and what to write instead`() {
    let text = """
      Aunt Ada

      ## openin
      Off we go.
      ## rule.fade
      [easyng fine] Tea soon.
      Grün: {pase}. Tea soon.
      [fine]
      ## rule.fade
      """
    let found = CoachBook.read(Array(text.utf8), in: .english).diagnostics.map(\.description)
    #expect(
      found.prefix(6) == [
        "1:1: error: the first line has no name; write '# ' and the coach's name",
        "3:4: error: there is no topic 'openin'; did you mean 'opening'?",
        "6:2: error: there is no claim 'easyng'; did you mean 'easing'?",
        "7:7: error: there is no placeholder '{pase}'; did you mean '{pace}'?",
        "8:1: error: the row has no words; write the words after the claims",
        "9:4: error: 'rule.fade' stands here a second time; put its phrases below the first",
      ]
    )
    #expect(
      found.contains(
        "9:1: warning: there is no phrase on 'opening'; write '## opening' and a phrase a row"
      )
    )
    #expect(
      found.contains { $0.hasPrefix("9:1: error: there is no phrase on 'rule.heart_rate_high'") }
    )
  }

  @Test func `reads what other editors write`() throws {
    let text = try Self.text(of: .oldHand, in: .german)
    let lines = text.split(separator: 10, omittingEmptySubsequences: false)
    let other = [0xEF, 0xBB, 0xBF] + Array(lines.joined(separator: [13, 10]))
    let (book, diagnostics) = CoachBook.read(other, in: .german)
    #expect(diagnostics == [] && book == Personality.oldHand.book(in: .german))
  }

  @Test func `lets the author speak somebody's own words`() {
    let own = CoachBook(Array("# Ada\nKind.\n\n## opening\nOff we go, dear.\n".utf8), in: .english)
    let plan = RunPlan(goal: .distance(.meters(5000)))
    let mine = OfflineAuthor(plan: plan, personality: .oldHand, own: own, seed: 1).write()
    #expect(mine.script.messages.first?.text == "Off we go, dear.")
    #expect(mine.phrasebook.lines(for: .fade) == [])
    #expect(
      mine.script.id != OfflineAuthor(plan: plan, personality: .oldHand, seed: 1).write().script.id
    )
  }
}
