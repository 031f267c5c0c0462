import Doorway
import Exchange
import Formats
import Foundation
import Screens
import Testing

/// The words of a coach as a page hands them over, and as a journal names them.
struct WordsRequestTests {
  private static let others = "0123456789abcdef"

  private func ask(_ request: JSON) throws -> JSON {
    var page = PageSession()
    return try JSON.parse(page.reply(to: request.utf8()))
  }

  /// A run whose journal says that it was opened with other words than these.
  private func journalWithOtherWords() throws -> (LivePage, [JSON]) {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 30)
    let head = try LinkEvent(line: Array(try #require(page.journal.first?.string).utf8))
    let digest = try #require(head.payload["setup"]?["words"]?.string)
    let payload = String(decoding: head.payload.utf8(), as: UTF8.self)
      .replacingOccurrences(of: digest, with: Self.others)
    let other = LinkEvent(
      device: head.device,
      number: head.number,
      session: head.session,
      type: head.type,
      at: head.at,
      time: head.time,
      payload: try JSON.parse(Array(payload.utf8))
    )
    let line = String(decoding: other.line, as: UTF8.self)
    return (page, [.string(line)] + page.journal.dropFirst())
  }

  private func resume(_ page: LivePage, _ journal: [JSON], _ more: [JSON.Member] = []) throws
    -> JSON
  {
    let request: [JSON.Member] = [
      JSON.Member("do", "resume"), JSON.Member("clock", page.clock),
      JSON.Member("journal", .array(journal)), JSON.Member("seq", 1),
    ]
    return try ask(.object(request + more))
  }

  @Test func `are named in the first line of a run's journal`() throws {
    var page = LivePage()
    try page.open([("language", "de")])
    let head = try LinkEvent(line: Array(try #require(page.journal.first?.string).utf8))
    let digest = try #require(Personality.dataAnalyst.book(in: .german)?.digest)
    #expect(head.payload["setup"]?["words"]?.string == digest)
  }

  @Test func `are asked for by their name where a run was opened with others`() throws {
    let (page, journal) = try journalWithOtherWords()
    let wanted = try resume(page, journal)["error"]?["words"]
    #expect(
      wanted == ["coach": "data_analyst", "language": "en", "digest": .string(Self.others)]
    )
    // Whoever only looks at the run, shows it to nobody who hears, or has lost them needs none.
    for member in [
      JSON.Member("take", "look"), JSON.Member("silent", true), JSON.Member("otherWords", true),
    ] {
      #expect(try resume(page, journal, [member])["resumed"]?["session"] == "run-1")
    }
  }

  @Test func `are not asked for where the run was opened with these, or does not say`() throws {
    let (page, _) = try journalWithOtherWords()
    #expect(try resume(page, page.journal)["resumed"]?["session"] == "run-1")
    let earlier = EarlierRun.text.split(separator: "\n").map { JSON.string(String($0)) }
    #expect(try resume(page, earlier)["error"] == nil)
  }

  @Test func `give their digest when they are handed over`() throws {
    let book = try #require(Personality.zenGuide.book(in: .german))
    let reply = try ask([
      "do": "words", "coach": "zen_guide", "language": "de",
      "text": .string(String(decoding: book.text, as: UTF8.self)),
    ])
    #expect(
      reply["words"]
        == ["coach": "zen_guide", "language": "de", "digest": .string(book.digest)]
    )
  }

  @Test(
    arguments: [
      ["do": "words", "coach": "zen_guide", "text": "<!doctype html>"],
      ["do": "words", "coach": "aunt_ada", "text": "# Aunt Ada"],
      ["do": "words", "coach": "zen_guide"],
    ] as [JSON]
  )
  func `are refused where they are no coach's`(request: JSON) throws {
    #expect(try ask(request)["error"]?["message"]?.string != nil)
  }
}
