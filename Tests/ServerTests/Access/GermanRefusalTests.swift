import Formats
import Testing

/// Whoever reads German is told in German what the record and the server do not do, and why.
struct GermanRefusalTests {
  private let visitor = Visitor()

  private func refusal(
    _ method: String,
    _ path: String,
    _ body: String,
    in language: String
  ) async throws -> (status: Int, detail: String?) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1"), ("Accept-Language", language)],
      body: Array(body.utf8)
    )
    return (answer.status, try JSON.parse(answer.body)["detail"]?.string)
  }

  @Test(arguments: [
    ("DELETE", "races/x", "", 404, "no race is named x", "Kein Wettkampf heißt x."),
    (
      "POST", "memory/undo", "", 404, "there is no forgotten item to bring back",
      "Es wurde nichts gelöscht, das sich zurückholen lässt."
    ),
    (
      "POST", "plan", #"{"undo":true}"#, 404, "there is no change of your plan to undo",
      "Dein Plan ist unverändert; es gibt nichts rückgängig zu machen."
    ),
    ("GET", "history/abc", "", 404, "there is no entry abc", "Es gibt keinen Eintrag abc."),
    (
      "POST", "calendars", #"{"address":"ftp://x"}"#, 400,
      "enter an address that begins with https:// or webcal://, of at most 1000 bytes",
      "Gib eine Adresse ein, die mit https:// oder webcal:// beginnt und höchstens 1000 Zeichen"
        + " hat."
    ),
    (
      "POST", "tokens", #"{"name":"Phone","scopes":[]}"#, 400,
      "choose at least one scope: read, log or control", "Wähl mindestens ein Recht."
    ),
    (
      "POST", "intents/log-set", #"{"text":"widget 5x80"}"#, 404,
      "there is no exercise widget",
      "Es gibt keine Übung widget."
    ),
    (
      "GET", "nowhere", "", 404, "there is nothing at /api/v1/nowhere",
      "Unter /api/v1/nowhere gibt es nichts."
    ),
  ])
  func `says in the reader's language what is not done`(
    method: String,
    path: String,
    body: String,
    status: Int,
    english: String,
    german: String
  ) async throws {
    let plain = try await refusal(method, path, body, in: "en")
    #expect(plain.status == status && plain.detail == english)
    let translated = try await refusal(method, path, body, in: "de")
    #expect(translated.status == status && translated.detail == german)
  }
}
