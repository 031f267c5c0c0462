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
    #expect(rows.first?["origin"]?.string?.hasPrefix("Set by you on ") == true)
    #expect(try await ask("DELETE", "memory/heart.rest").json["rows"]?.array == [])
  }

  @Test func `shows the profile with the source of each figure, and the zones`() async throws {
    let figure = { (key: String, profile: JSON) in
      profile["figures"]?.array?.first { $0["key"]?.string == key }
    }
    let empty = try await ask("GET", "profile").json
    #expect(figure("heart.max", empty)?["usual"] == "180")
    #expect(empty["coaches"]?.array?.count == 5)
    #expect(try await ask("PUT", "memory", #"{"what":"heart.max","value":"190"}"#).status == 200)
    #expect(try await ask("PUT", "memory", #"{"what":"weight","value":"154 lb"}"#).status == 200)
    let known = try await ask("GET", "profile").json
    #expect(figure("heart.max", known)?["value"] == "190")
    #expect(figure("weight", known)?["value"] == "69.9")
    #expect(known["zones"]?[4]?["range"] == "171 bpm and more")
    #expect(known["runner"]?["kilograms"]?.number == 69.9)
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
