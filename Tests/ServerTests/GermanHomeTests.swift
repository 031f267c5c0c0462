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

  @Test func `answers races, trends and the plan in the language of the page`() async throws {
    let german = [("Accept-Language", "de-DE,de;q=0.9")]
    let race =
      #"{"name":"Far","day":"2099-09-27","distance":"half","target":"1:45:00","#
      + #""fuel":"25 g Gel bei 8 km","drink":"","notes":""}"#
    let planned = try await ask("POST", "races", race, german)["races"]?[0]
    #expect(planned?["sentences"]?[0]?.string == "Zielzeit 1:45:00 (4:59 /km).")
    #expect(planned?["date"]?.string?.hasPrefix("Halbmarathon, So., 27. September 2099") == true)
    #expect(planned?["cues"]?.array == ["8,00 km: Gel, 25 g"])
    let trends = try await ask("GET", "trends?on=2099-01-01", "", german)["races"]?[0]
    #expect(trends?["sentences"]?[0]?.string == "Zielzeit 1:45:00 (4:59 /km).")
    let run = #"{"put":{"title":"Locker","kind":"run","day":"2099-09-20"}}"#
    let plan = try await ask("POST", "plan", run, german)
    #expect(plan["days"]?.array?.last?["label"]?.string == "So., 20. September 2099")
    let english = try await ask("GET", "plan?from=2099-09-20&days=1", "", [])
    #expect(english["days"]?.array?.last?["label"]?.string == "Sun, 20 September 2099")
    let agenda = try await ask("GET", "plan/agenda", "", german)
    #expect(agenda["calendars"]?.integer == 0)
    #expect(agenda["days"]?.array?.compactMap { $0["label"]?.string } == ["Heute"])
  }
}
