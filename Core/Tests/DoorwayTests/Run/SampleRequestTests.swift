import Doorway
import Formats
import Testing

/// A minute of a coach, asked for by a page.
struct SampleRequestTests {
  @Test func `answers with a minute of the coach that is asked for`() throws {
    let reply = try ask(["do": "sample", "coach": "zen_guide", "units": "imperial"])
    let parts = try #require(reply["sample"]?.array)
    #expect(parts.count == 11)
    #expect(parts[2]["when"] == "After the first mile")
    #expect(parts.allSatisfy { ($0["seconds"]?.number ?? 0) > 0.5 })
  }

  @Test func `is German where the page is`() throws {
    let reply = try ask(["do": "sample", "coach": "best_friend", "language": "de"])
    let parts = try #require(reply["sample"]?.array)
    #expect(parts.count == 11)
    #expect(parts.first?["when"]?.string == "Am Start")
    #expect(parts[4]["spoken"]?.string?.contains("vier siebenundfünfzig") == true)
  }

  @Test func `says so where no coach is named`() throws {
    #expect(try ask(["do": "sample"])["error"]?["message"]?.string != nil)
  }

  private func ask(_ request: JSON) throws -> JSON {
    var page = PageSession()
    return try JSON.parse(page.reply(to: request.utf8()))
  }
}
