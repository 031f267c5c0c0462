import Formats
import Testing

/// A page that is German gets the record's words in German too; whoever names no language gets English.
struct GermanHomeTests {
  private let visitor = Visitor()

  private func ask(
    _ method: String,
    _ path: String,
    _ body: String = "",
    _ headers: [(String, String)]
  ) async throws -> JSON {
    let answer = try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1")] + headers,
      body: Array(body.utf8)
    )
    return try JSON.parse(answer.body)
  }

  @Test(
    arguments: [
      ([("Accept-Language", "de-DE,de;q=0.9")], "Diese Woche: 0 von 4 Aktivitäten", "Mo"),
      (
        [("Accept-Language", "en"), ("Cookie", "pacesetter-language=de")],
        "Diese Woche: 0 von 4 Aktivitäten", "Mo"
      ),
      ([("Accept-Language", "*")], "This week: 0 of 4 activities", "Mon"),
      ([], "This week: 0 of 4 activities", "Mon"),
    ] as [([(String, String)], String, String)]
  )
  func `shows the day in the language of the page`(
    headers: [(String, String)],
    week: String,
    monday: String
  ) async throws {
    let today = try await ask("GET", "today?goal=4", "", headers)
    #expect(today["week"]?.string == week)
    #expect(today["days"]?[0]?["label"]?.string == monday)
  }
}
