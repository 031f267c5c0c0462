import Foundation
import Server
import Testing

struct SessionRoutesTests {
  private let visitor = Visitor()

  @Test func `lists, gives, exports and removes sessions`() async throws {
    for name in ["run-1", "run-2"] {
      let pen = Pen(
        device: name == "run-1" ? "00000000000000aa" : "00000000000000bb",
        session: name
      )
      _ = try await visitor.send("POST", "/api/v1/events", pen.body(1...3))
    }
    let list = try await visitor.ask("GET", "/api/v1/sessions?limit=1")
    #expect(
      list.text
        == #"{"sessions":[{"id":"run-2","events":3,"bytes":408,"began":1784500000000,"offset":120,"#
        + #""ended":1784500003000,"devices":["00000000000000bb"],"damaged":false}],"#
        + #""next":"1784500000000-2"}"#
    )
    let rest = try await visitor.ask("GET", "/api/v1/sessions?before=1784500000000-2")
    #expect(rest.text.contains(#""id":"run-1""#) && rest.text.hasSuffix(#""next":null}"#))

    let events = try await visitor.ask("GET", "/api/v1/sessions/run-1/events?from=1")
    #expect(events.body == Pen().body(2...3))
    #expect(events.header("X-Next") == "3")
    let export = try await visitor.ask("GET", "/api/v1/sessions/run-1/export")
    #expect(export.body == Pen().body(1...3))
    #expect(export.header("Content-Disposition") == "attachment; filename=\"run-1.pacesetter\"")

    #expect(try await visitor.send("DELETE", "/api/v1/sessions/run-1", []).status == 204)
    for path in ["run-1", "run-1/events", "run-1/export"] {
      #expect(try await visitor.ask("GET", "/api/v1/sessions/" + path).status == 404)
    }
    #expect(try await visitor.send("DELETE", "/api/v1/sessions/run-1", []).status == 404)
  }

  @Test func `takes an export back in, twice as once`() async throws {
    let lines = Pen().body(1...3) + Pen(device: "00000000000000bb").body(7...7)
    for expected in [#"{"taken":4,"known":0}"#, #"{"taken":0,"known":4}"#] {
      #expect(try await visitor.send("POST", "/api/v1/sessions/import", lines).text == expected)
    }
    #expect(try await visitor.ask("GET", "/api/v1/sessions/run-1/export").body == lines)
    let damaged = try await visitor.send("POST", "/api/v1/sessions/import", lines + [0x61])
    #expect(damaged.status == 400)
    #expect(damaged.text.contains(#""line":5"#))
  }

  @Test(arguments: [
    "?limit=0", "?limit=x", "?limit=501", "?before=x", "?before=1", "/run-1/events?from=-1",
    "/run-1/events?from=x",
  ])
  func `says what is wrong with a question`(query: String) async throws {
    _ = try await visitor.send("POST", "/api/v1/events", Pen().body(1...1))
    #expect(try await visitor.ask("GET", "/api/v1/sessions" + query).status == 400)
  }

  @Test(arguments: ["/RUN", "/%2e%2e", "/a%2fb", "/a%00b", "/\(String(repeating: "a", count: 65))"])
  func `knows no session of a strange name`(path: String) async throws {
    #expect(try await visitor.ask("GET", "/api/v1/sessions" + path).status == 404)
  }
}
