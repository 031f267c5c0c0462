import Formats
import Testing

struct ScriptRoutesTests {
  private let visitor = Visitor()

  private func ask(
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async throws -> (status: Int, json: JSON) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/scripts" + path,
      headers: [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    )
    return (answer.status, (try? JSON.parse(answer.body)) ?? .null)
  }

  private func script(_ text: String) -> String {
    #"{"id": "mine", "messages": [{"id": "a", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": ""#
      + text + #""}]}"#
  }

  @Test func `keeps a script to the byte for every device, and deletes it`() async throws {
    #expect(try await ask("GET", "").json["scripts"]?.array == [])
    let first = script("Here we go.")
    let kept = try await ask("PUT", "/Tuesday%20tempo", first)
    #expect(kept.status == 200)
    #expect(kept.json["scripts"]?[0]?["name"] == "Tuesday tempo")
    #expect(kept.json["scripts"]?[0]?["messages"] == 1)
    let read = try await ask("GET", "/Tuesday%20tempo").json
    #expect(read["text"]?.string == first)
    // One name, one script.
    _ = try await ask("PUT", "/Tuesday%20tempo", script("Off we go."))
    #expect(try await ask("GET", "").json["scripts"]?.array?.count == 1)
    #expect(try await ask("DELETE", "/Tuesday%20tempo").json["scripts"]?.array == [])
    #expect(try await ask("DELETE", "/Tuesday%20tempo").status == 404)
    #expect(try await ask("GET", "/Tuesday%20tempo").status == 404)
  }

  @Test(arguments: [
    ("Drink three litres now.", #"1:105: error: in the text of message "a", "three litres""#),
    ("x\"", "1:101: error"),
  ])
  func `refuses a script with an error by line and column`(text: String, remark: String)
    async throws
  {
    let answer = try await ask("PUT", "/mine", script(text))
    #expect(answer.status == 400)
    #expect(answer.json["detail"]?.string?.contains(remark) == true, "\(answer.json)")
    #expect(try await ask("GET", "").json["scripts"]?.array == [])
  }
}
