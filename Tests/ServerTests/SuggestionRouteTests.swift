import Exchange
import Formats
import Foundation
import Server
import Testing
import Training

/// The list of the gym's page before its own core is there.
struct SuggestionRouteTests {
  private let visitor = {
    var visitor = Visitor()
    visitor.shelf = AgentShelf {
      let texts = [
        "push": "---\nid: push\n---\n# Push Day\n\n## Work\n- Bench Press — 3 x 5\n",
        "swing": "---\nid: swing\n---\n# Swings\n\n## Work\n- Swing — 3 x 20\n",
      ]
      let table = """
        # Exercises

        ## Push

        | Exercise | Also called | Muscles | Helpers | Equipment | Load | Sides | Cue |
        |---|---|---|---|---|---|---|---|
        | Bench Press | | chest | triceps | barbell, bench | external | both | Push. |
        | Swing | | glutes | hamstrings | kettlebell | external | both | Snap. |
        """
      let (catalogue, _) = ExerciseCatalogue.read(Array(table.utf8))
      let files = texts.sorted { $0.key < $1.key }.map {
        WorkoutLibrary.File(name: $0.key, bytes: Array($0.value.utf8))
      }
      return AgentLibrary(
        WorkoutLibrary.read(files, catalogue: catalogue),
        knowing: catalogue
      )
    }
    return visitor
  }()

  private func suggested(in language: String = "en") async throws -> JSON {
    let answer = try await visitor.ask(
      "GET",
      "/api/v1/library/suggested",
      headers: [("X-Pacesetter", "1"), ("Accept-Language", language)]
    )
    #expect(answer.status == 200, "\(answer.text)")
    return try JSON.parse(answer.body)
  }

  private func prefer(_ key: String, _ value: String) async throws {
    let body = #"{"value":\#(value),"at":1000,"utcOffsetMinutes":0}"#
    let path = "/api/v1/library/preferences/\(key)"
    #expect(try await visitor.send("PUT", path, Array(body.utf8)).status == 200)
  }

  private func titles(_ list: JSON?) -> [String] {
    (list?.array ?? []).compactMap { ($0["workout"] ?? $0)["title"]?.string }
  }

  @Test func `suggests what suits a place, and says why not the rest`() async throws {
    let all = try await suggested()
    #expect(titles(all["found"]?["cards"]).sorted() == ["Push Day", "Swings"])
    #expect(all["wish"] == [:] && all["places"] == [])

    let place = #"[{"id":"home","name":"Home","equipment":["kettlebell"],"changedAt":1}]"#
    try await prefer("places", place)
    try await prefer("wish", #"{"place":"home"}"#)
    let home = try await suggested()
    #expect(titles(home["found"]?["cards"]) == ["Swings"])
    #expect(titles(home["found"]?["hidden"]) == ["Push Day"])
    #expect(home["found"]?["hidden"]?[0]?["why"]?.string?.contains("Home") == true)
    #expect(home["wish"]?["equipment"] == ["kettlebell"])
    let german = try await suggested(in: "de")
    #expect(german["places"]?[0]?["things"] == ["Kettlebell"])
    let why = german["found"]?["hidden"]?[0]?["why"]?.string ?? ""
    #expect(why.contains("Home") && why != home["found"]?["hidden"]?[0]?["why"]?.string)
  }

  @Test func `knows the owner's own workouts and what was done a moment ago`() async throws {
    let text = "---\nid: own\\n---\\n# Own Day\\n\\n## Work\\n- Swing — 2 x 10\\n"
      .replacing("---\nid", with: "---\\nid")
    let body = #"{"text":"\#(text)","at":1790000000,"utcOffsetMinutes":0}"#
    let kept = try await visitor.send(
      "PUT",
      "/api/v1/library/workouts/own",
      Array(body.utf8)
    )
    #expect(kept.status == 200, "\(kept.text)")
    let before = try await suggested()
    let own = before["found"]?["cards"]?.array?.first {
      $0["workout"]?["title"]?.string == "Own Day"
    }
    #expect(own?["origin"]?.string == "Yours")

    let now = Int(Date().timeIntervalSince1970) - 60
    let set =
      #"{"exercise":"Bench Press","result":{"count":5,"load":{"value":80,"unit":"kg"}}}"#
    let sets = "[" + Array(repeating: set, count: 12).joined(separator: ",") + "]"
    let logged = #"{"sets":\#(sets),"at":\#(now),"utcOffsetMinutes":0}"#
    #expect(try await visitor.send("POST", "/api/v1/log/sets", Array(logged.utf8)).status == 200)
    let after = try await suggested()
    #expect(after["found"]?["cards"] != before["found"]?["cards"])
  }

  @Test func `says what is wrong with a wish, so that the page asks its own core`() async throws {
    try await prefer("wish", #"{"minutes":"many"}"#)
    let answer = try await visitor.ask("GET", "/api/v1/library/suggested")
    #expect(answer.status == 409 && answer.text.contains("minutes"))
  }
}
