import Formats
import Foundation
import Testing

struct LibraryRoutesTests {
  private let visitor = Visitor()

  private func ask(
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async throws -> (status: Int, json: JSON) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/library" + path,
      headers: [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    )
    return (answer.status, (try? JSON.parse(answer.body)) ?? .null)
  }

  private func texts(_ json: JSON) -> [String?] {
    (json["workouts"]?.array ?? []).map { $0["text"]?.string }
  }

  @Test func `keeps a workout for every device, deletes it and brings it back`() async throws {
    let empty = try await ask("GET", "").json
    #expect(empty["workouts"]?.array == [] && empty["preferences"]?.array == [])
    #expect(empty["server"]?.string?.isEmpty == false)
    let first = ##"{"text":"# Mine","base":"push","baseText":"# Push","at":1000}"##
    let kept = try await ask("PUT", "/workouts/push-mine", first)
    #expect(kept.status == 200)
    #expect(
      kept.json["workouts"]?.array == [
        [
          "name": "push-mine", "text": "# Mine", "base": "push", "baseText": "# Push",
          "changedAt": 1000,
        ]
      ]
    )
    // What another device wrote earlier, and sends later, does not stand before it.
    let earlier = ##"{"text":"# Older","at":900}"##
    #expect(texts(try await ask("PUT", "/workouts/push-mine", earlier).json) == ["# Mine"])
    let deleted = try await ask("DELETE", "/workouts/push-mine").json
    #expect(texts(deleted) == [] && deleted["gone"]?.array == ["push-mine"])
    #expect(try await ask("DELETE", "/workouts/push-mine").status == 404)
    #expect(texts(try await ask("POST", "/undo").json) == ["# Mine"])
    #expect(texts(try await ask("GET", "").json) == ["# Mine"])
  }

  @Test func `keeps what is wanted, the newest of each key`() async throws {
    _ = try await ask("PUT", "/preferences/wish", #"{"value":{"minutes":30},"at":2000}"#)
    let json = try await ask("PUT", "/preferences/wish", #"{"value":{"minutes":45},"at":1000}"#)
      .json
    let wish: JSON = ["key": "wish", "value": ["minutes": 30], "changedAt": 2000]
    #expect(json["preferences"]?.array == [wish])
  }

  @Test(arguments: [
    ("/workouts/a", #"{"at":5}"#), ("/workouts/a", ##"{"text":"# A"}"##),
    ("/workouts/a", ##"{"text":"# A","at":9e12}"##), ("/preferences/wish", #"{"at":5}"#),
    ("/preferences/wish", "[]"),
  ])
  func `refuses what is neither`(path: String, body: String) async throws {
    #expect(try await ask("PUT", path, body).status == 400)
  }
}
