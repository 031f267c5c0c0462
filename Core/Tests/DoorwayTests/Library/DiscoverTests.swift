import Doorway
import Exchange
import Formats
import Foundation
import Testing
import Training

struct DiscoverTests {
  /// The request that opens the knowledge base as it lies in the project.
  static func opening() throws -> JSON {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("KnowledgeBase/exercises.md")
    let folder = url.deletingLastPathComponent().appendingPathComponent("workouts")
    let catalogue = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let motions = String(
      decoding: try Data(
        contentsOf: folder.deletingLastPathComponent().appending(path: "motions.md")
      ),
      as: UTF8.self
    )
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
      .map { url in
        JSON.object([
          JSON.Member("name", .string(url.deletingPathExtension().lastPathComponent)),
          JSON.Member("text", .string(String(decoding: try Data(contentsOf: url), as: UTF8.self))),
        ])
      }
    return JSON.object([
      JSON.Member("do", "library"), JSON.Member("catalogue", .string(catalogue)),
      JSON.Member("motions", .string(motions)), JSON.Member("files", .array(files)),
    ])
  }

  private func library() throws -> PageSession {
    var session = PageSession()
    let opening = try Self.opening()
    let reply = try JSON.parse(session.reply(to: opening.utf8()))
    #expect(reply["library"]?["count"]?.number == Double(opening["files"]?.array?.count ?? 0))
    #expect(reply["library"]?["findings"]?.array?.count == 0)
    return session
  }

  private func ask(_ session: inout PageSession, _ request: JSON) throws -> JSON {
    let reply = try JSON.parse(session.reply(to: request.utf8()))
    #expect(reply["error"] == nil)
    return reply
  }

  @Test func `suggests something for beginners to whoever has done nothing yet`() throws {
    var session = try library()
    for minutes in [nil, 20, 30, 45] as [Double?] {
      var members = [JSON.Member("do", "discover"), JSON.Member("now", .number(1_767_254_400))]
      if let minutes { members.append(JSON.Member("minutes", .number(minutes))) }
      let cards = try ask(&session, .object(members))["cards"]?.array ?? []
      #expect(cards.first?["workout"]?["level"]?.string == "beginner")
    }
  }

  @Test func `keeps the log in hand, and shows it a part at a time`() throws {
    var session = try library()
    let sessions = (0..<3).map { number in
      JSON.object([
        JSON.Member("id", .string("s\(number)")), JSON.Member("title", "Legs"),
        JSON.Member("startedAt", .number(1_767_000_000 + Double(number) * 86_400)),
        JSON.Member(
          "sets",
          [["exercise": "Squat", "result": ["count": 5, "load": ["value": 80, "unit": "kg"]]]]
        ),
      ])
    }
    _ = try ask(&session, ["do": "log", "log": ["sessions": .array(sessions)]])
    let progress = try ask(
      &session,
      ["do": "progress", "now": 1_767_254_400, "skip": 1, "limit": 1]
    )
    #expect(progress["log"]?["sessions"]?.array?.compactMap { $0["id"]?.string } == ["s1"])
    #expect(progress["log"]?["older"]?.number == 1)
    let next = try ask(
      &session,
      [
        "do": "next", "now": 1_775_000_000, "exercise": "squat", "rule": "linear +2.5kg", "sets": 1,
      ]
    )
    #expect(next["words"]?.string == "5 × 62.5 kg")
    #expect(next["why"]?.string?.contains("weeks ago") == true)
  }

  @Test func `finds a workout for thirty minutes and a kettlebell, with an honest reason`() throws {
    var session = try library()
    let reply = try ask(
      &session,
      [
        "do": "discover", "now": 1_767_254_400, "minutes": 30, "equipment": ["kettlebell", "mat"],
        "location": "home", "query": "swing", "filter": ["longest": 30],
      ]
    )
    let cards = reply["cards"]?.array ?? []
    #expect(cards.count > 5)
    for card in cards {
      let seconds = card["workout"]?["durationSeconds"]?.number ?? 0
      #expect(seconds <= 45.5 * 60)
      let words = card["reason"]?["words"]?.string ?? ""
      #expect(words.utf8.contains { (0x30...0x39).contains($0) })
      #expect(card["origin"]?.string == "Rules")
    }
    let titles = (reply["found"]?.array ?? []).compactMap { $0["title"]?.string }
    #expect(!titles.isEmpty)
    #expect(titles == titles.sorted { $0.lowercased() < $1.lowercased() })
    #expect(reply["hidden"]?.array?.isEmpty == false)
    #expect(reply["chips"]?.array?.isEmpty == false)
  }

  @Test func `lists a workout the same however often it is asked for`() throws {
    var session = try library()
    let one = try ask(&session, ["do": "discover", "now": 1_767_254_400, "query": "swing"])
    let all = try ask(&session, ["do": "discover", "now": 1_767_254_400])
    let again = try ask(&session, ["do": "discover", "now": 1_767_254_400, "query": "swing"])
    #expect(one == again)
    let swings = try #require(one["found"]?.array)
    let entries = try #require(all["found"]?.array)
    #expect(!swings.isEmpty && swings.count < entries.count)
    #expect(entries.filter { swings.contains($0) } == swings)
    // Another library brings its own.
    let files: JSON = [["name": "only", "text": "# Swing Alone\n- Plank — 60s\n"]]
    _ = try ask(&session, ["do": "library", "catalogue": "", "files": files])
    let only = try ask(&session, ["do": "discover", "now": 1_767_254_400, "query": "swing"])
    #expect(only["found"]?.array?.compactMap { $0["title"]?.string } == ["Swing Alone"])
  }

  @Test func `shows who names a kettlebell what uses it before what needs nothing`() throws {
    var session = try library()
    let reply = try ask(
      &session,
      ["do": "discover", "now": 1_767_254_400, "minutes": 30, "equipment": ["kettlebell"]]
    )
    let things = reply["cards"]?[0]?["workout"]?["equipment"]?.array?.compactMap { $0.string }
    #expect(things == ["kettlebell"])
    let fields = Set((reply["chips"]?.array ?? []).compactMap { $0["field"]?.string })
    #expect(
      fields == ["available", "categories", "equipment", "focus", "locations", "longest"]
    )
  }

  @Test func `says what a workout is begun with, by its own rules`() throws {
    var session = try library()
    let reply = try ask(
      &session,
      ["do": "lead", "id": "strength-squat-and-press", "now": 1_767_254_400]
    )
    let advice = reply["advice"]?.array ?? []
    #expect(advice.compactMap { $0["exercise"]?.string } == ["Back Squat", "Bench Press"])
    #expect(advice.allSatisfy { $0["kind"]?.string == "first" })
    // Nothing was done yet: all that is known is what takes no weight.
    for memory in reply["memories"]?.array ?? [] {
      #expect(memory["weightless"]?.bool == true)
      #expect(memory["load"] == nil && memory["exercise"]?.string != "Back Squat")
    }
  }

  @Test func `tells the whole of a workout with its text`() throws {
    var session = try library()
    let reply = try ask(&session, ["do": "workout", "id": "emom-swing-and-push"])
    #expect(reply["workout"]?["sections"]?.array?.isEmpty == false)
    #expect(reply["text"]?.string?.contains("# ") == true)
  }

  @Test func `says what the log shows and what is next`() throws {
    var session = try library()
    let sets: JSON = [
      ["exercise": "Back Squat", "result": ["count": 5, "load": ["value": 80]]],
      ["exercise": "Back Squat", "result": ["count": 5, "load": ["value": 80]]],
      ["exercise": "Back Squat", "result": ["count": 5, "load": ["value": 80]]],
    ]
    let log: JSON = [
      "sessions": [["id": "s1", "startedAt": 1_767_000_000, "sets": sets]],
      "runs": [["id": "r1", "startedAt": 1_767_100_000, "meters": 10_000]],
    ]
    let progress = try ask(
      &session,
      ["do": "progress", "now": 1_767_254_400, "log": log, "exercise": "back squats"]
    )
    #expect(progress["history"]?.array?[0]["sets"]?.array?.count == 3)
    let quads = progress["week"]?.array?.first { $0["muscle"]?.string == "quads" }
    #expect(quads?["sets"]?.number == 7)
    let next = try ask(
      &session,
      [
        "do": "next", "now": 1_767_254_400, "log": log, "exercise": "Back Squat",
        "rule": "linear +2.5kg", "sets": 3, "reps": 5,
      ]
    )
    #expect(next["sets"]?.array?[0]["load"]?["value"]?.number == 82.5)
    #expect(next["why"]?.string == "All 3 sets reached 5 reps Mon, 3 days ago.")
    let garage: JSON = [
      [
        "id": "garage", "name": "Garage", "equipment": ["barbell", "rack"], "bar": "20",
        "plates": "20x2 10x2 5", "changedAt": 1_767_000_000,
      ]
    ]
    let there = try ask(
      &session,
      [
        "do": "next", "now": 1_767_254_400, "log": log, "exercise": "Back Squat",
        "rule": "linear +2.5kg", "place": "garage", "places": garage,
      ]
    )
    #expect(there["words"]?.string == "3 sets of 5 × 80 kg")
    #expect(
      there["why"]?.string == "All 3 sets reached 5 reps Mon, 3 days ago. "
        + "The rule asks for 82.5 kg; this is what your plates make."
    )
    let plates = try ask(&session, ["do": "plates", "value": 82.5])
    #expect(plates["side"]?.array?.compactMap { $0.number } == [25, 5, 1.25])
    let challenge = try ask(
      &session,
      [
        "do": "challenge", "exercise": "Push-Up", "goal": 50, "now": 1_767_254_400,
        "entries": [["id": "a", "at": 1_767_254_000, "count": 20]],
      ]
    )
    #expect(challenge["left"]?.number == 30)
  }

  @Test func `derives a variant and lints it`() throws {
    var session = PageSession()
    let reply = try ask(
      &session,
      ["do": "variant", "name": "easy", "base": "# Easy\n\n- Walk — 10 min\n", "id": "mine"]
    )
    #expect(reply["text"]?.string?.contains("based-on:") == true)
    #expect(reply["changes"]?.array?.count == 0)
    #expect(reply["problem"] == nil)
  }

  @Test func `says of a text that is too long to save what to do`() throws {
    var session = PageSession()
    let text = "# Long\n\n- Walk — 10 min\n" + String(repeating: "x", count: 15_000)
    let reply = try ask(&session, ["do": "variant", "base": .string(text), "text": .string(text)])
    #expect(
      reply["problem"]?.string
        == "This text is too long to save: split the workout in two, or shorten its notes. It has"
        + " 15026 bytes, and at most 15000 fit."
    )
  }
}
