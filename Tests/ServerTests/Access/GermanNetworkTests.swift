import Formats
import Integrations
import Prompts
import Record
import Screens
import Testing

/// Whoever reads German is told in German why something from elsewhere does not come.
struct GermanNetworkTests {
  private let visitor: Visitor

  init() {
    var visitor = Visitor()
    visitor.models = ModelAccess(prices: .unknown, environment: [:]) {
      request,
      limit throws(ModelError) in
      try await ModelClient().complete(request, within: limit)
    }
    self.visitor = visitor
  }

  private func detail(_ path: String, _ body: String, in language: String) async throws -> String {
    let answer = try await visitor.ask(
      "POST",
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1"), ("Accept-Language", language)],
      body: Array(body.utf8)
    )
    #expect(answer.status == 400)
    return try JSON.parse(answer.body)["detail"]?.string ?? ""
  }

  // Nobody listens at port 1; the server of the test answers as its path says.
  @Test(arguments: [
    (
      "calendars", #"{"address":"http://127.0.0.1:1/x.ics","home":true}"#,
      "check that the server runs; there is no answer at http://127.0.0.1:1: connection refused",
      "Prüf, ob der Server läuft; unter http://127.0.0.1:1 antwortet niemand. Die Verbindung wurde"
        + " abgelehnt."
    ),
    (
      "calendars", #"{"address":"http://127.0.0.1:PORT/404","home":true}"#,
      "check the address; the server answers 404 instead of a calendar",
      "Prüf die Adresse; der Server antwortet mit 404 statt mit einem Kalender."
    ),
    (
      "calendars", #"{"address":"http://127.0.0.1:PORT/200","home":true}"#,
      "choose an iCalendar (.ics) file or its address; this is no calendar",
      "Wähl eine iCalendar-Datei (.ics) oder ihre Adresse; das hier ist kein Kalender."
    ),
    (
      "calendars", #"{"address":"https://127.0.0.1/x.ics"}"#,
      "allow your own network for it, or give a public address; https://127.0.0.1 is in a private"
        + " network",
      "Erlaub dafür dein eigenes Netz, oder gib eine öffentliche Adresse an; https://127.0.0.1"
        + " liegt in einem privaten Netz."
    ),
    (
      "calendars", #"{"address":"https://example.org:9/x.ics"}"#,
      "give an address with port 443; port 9 is allowed in your own network only",
      "Gib eine Adresse mit Port 443 an; Port 9 ist nur in deinem eigenen Netz erlaubt."
    ),
    (
      "calendars",
      #"{"address":"http://127.0.0.1:PORT/401","home":true,"user":"me","password":"x"}"#,
      "check the user and the app password; 127.0.0.1 does not accept them",
      "Prüf den Benutzer und das App-Passwort; 127.0.0.1 nimmt sie nicht an."
    ),
    (
      "pages", #"{"address":"http://127.0.0.1:PORT/404","home":true}"#,
      "check the address; the server answers 404 instead of a page",
      "Prüf die Adresse; der Server antwortet mit 404 statt mit einer Seite."
    ),
    (
      "exports",
      #"{"address":"http://127.0.0.1:PORT/401/","home":true,"user":"me","password":"x"}"#,
      "check the user and the app password; 127.0.0.1 does not accept them",
      "Prüf den Benutzer und das App-Passwort; 127.0.0.1 nimmt sie nicht an."
    ),
    (
      "exports", #"{"address":"http://127.0.0.1:1/x/","home":true,"user":"me","password":"x"}"#,
      "check that the server runs; there is no answer at http://127.0.0.1:1: connection refused",
      "Prüf, ob der Server läuft; unter http://127.0.0.1:1 antwortet niemand. Die Verbindung wurde"
        + " abgelehnt."
    ),
  ])
  func `says in the reader's language why nothing comes from elsewhere`(
    path: String,
    body: String,
    english: String,
    german: String
  ) async throws {
    let server = try await FaultServer { request in
      .whole(request.contains("/401") ? 401 : request.contains("/404") ? 404 : 200, [:], "hello")
    }
    let body = body.replacing("PORT", with: "\(server.port)")
    #expect(try await detail(path, body, in: "en") == english)
    #expect(try await detail(path, body, in: "de") == german)
  }

  @Test func `says in German why no model answers, and what came of it in the ledger`()
    async throws
  {
    let german = [("X-Pacesetter", "1"), ("Accept-Language", "de")]
    func ask(_ method: String, _ path: String, _ body: String = "") async throws -> JSON {
      let answer = try await visitor.ask(
        method,
        "/api/v1/mind" + path,
        headers: german,
        body: Array(body.utf8)
      )
      return try JSON.parse(answer.body)
    }
    _ = try await ask(
      "PATCH",
      "",
      #"{"provider":"compatible","address":"http://127.0.0.1:1/v1","model":"tiny"}"#
    )
    let words = "Prüf, ob der Server läuft; unter http://127.0.0.1:1 antwortet niemand."
    let tried = try await ask("POST", "/try")
    #expect(tried["problems"]?[0]?.string?.hasPrefix(words) == true, "\(tried.text())")
    let ledger = try await ask("GET", "/ledger")
    #expect(ledger["entries"]?[0]?["outcome"]?.string?.hasPrefix(words) == true)
  }
}
