import Formats
import Testing

struct MemoryRoutesTests {
  private let visitor = Visitor()

  private func ask(
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async throws -> (status: Int, json: JSON) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    )
    return (answer.status, (try? JSON.parse(answer.body)) ?? .null)
  }

  @Test func `remembers, tells and forgets`() async throws {
    #expect(try await ask("GET", "memory").json["items"]?.array == [])
    let fact = #"{"kind":"fact","key":"heart.max","value":188}"#
    let items = try await ask("PUT", "memory", fact).json["items"]?.array ?? []
    #expect(items.map { $0["value"]?.number } == [188])
    #expect(items.first?["source"] == "user" && items.first?["confidence"]?.number == 1)
    #expect(items.first?["updatedAt"]?.string?.hasSuffix("Z") == true)
    // Load and zones are reckoned with it, unless somebody says another one.
    let measure = try await ask("GET", "trends").json["measure"]
    #expect(measure?["maxHeartRate"]?.number == 188)
    let said = try await ask("GET", "trends?max=190").json["measure"]
    #expect(said?["maxHeartRate"]?.number == 190)
    #expect(try await ask("DELETE", "memory/heart.max").json["items"]?.array == [])
    #expect(try await ask("DELETE", "memory/heart.max").status == 404)
    #expect(try await ask("POST", "memory/undo").json["items"]?.array == items)
    #expect(try await ask("POST", "memory/undo").status == 404)
  }

  @Test func `takes what somebody has typed, and tells it in words`() async throws {
    let typed = #"{"what":"heart.rest","name":"","value":"52"}"#
    let rows = try await ask("PUT", "memory", typed).json["rows"]?.array ?? []
    #expect(rows.map { $0["key"]?.string } == ["heart.rest"])
    #expect(rows.first?["name"] == "Resting heart rate" && rows.first?["value"] == "52 bpm")
    #expect(rows.first?["origin"]?.string?.hasPrefix("You said so on ") == true)
    #expect(try await ask("DELETE", "memory/heart.rest").json["rows"]?.array == [])
  }

  @Test(arguments: [
    (#"{"what":"age","value":"old"}"#, "5 to 110"),
    ("[]", "object"), (#"{"kind":"fact","key":"heart.max","value":500}"#, "80 to 240"),
    (#"{"kind":"whim","key":"a","value":1}"#, "kind"),
  ])
  func `refuses what is no item, and says why`(body: String, words: String) async throws {
    let answer = try await ask("PUT", "memory", body)
    #expect(answer.status == 400)
    #expect(answer.json["detail"]?.string?.contains(words) == true, "\(answer.json)")
  }
}
