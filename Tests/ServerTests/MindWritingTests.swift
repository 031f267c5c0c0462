import Formats
import Prompts
import Record
import Testing
import Training

/// What a model writes for a run, for the gym, and about a runner, as the server carries it.
struct MindWritingTests {
  private static let plan =
    #""coach":"old_hand","plan":{"mode":"training","goal":{"distanceMeters":5000},"targetPaceSecPerKm":330}"#
  private static let lines = [
    ("distance", 0.0, "Old legs, new morning. Start like you mean to come home."),
    ("distance", 1300, "Drop your shoulders and let the ground come to you."),
    ("halfway", 0, "Halfway. The patient half is behind you."),
    ("distance", 3400, "Your pace is {pace}. Leave it where it is."),
    ("near_finish", 700, "The last stretch of road always looks longer. Tall now."),
  ]

  private static func script(_ lines: [(String, Double, String)] = lines) -> String {
    let all = lines.map {
      #"{"when":"\#($0.0)","at":\#($0.1),"expression":"","text":"\#($0.2)"}"#
    }
    return #"{"lines":[\#(all.joined(separator: ","))]}"#
  }

  @Test func `writes a script whose lines say whose they are, and another one on request`()
    async throws
  {
    let server = try await FaultServer { FaultServer.says(Self.script(), to: $0) }
    let mind = try await MindVisit(server)
    let written = try await mind.ask("POST", "mind/script", "{\(Self.plan)}")
    #expect(written["model"] == "tiny" && written["problems"]?.array == [], "\(written.text())")
    let lines = written["lines"]?.array ?? []
    #expect(lines.filter { $0["isOfModel"] == true }.count == 5)
    #expect(lines.contains { $0["by"] == "Rules" })
    #expect(lines[0]["when"] == "Planned for 20 m." && lines[0]["by"] == "Model")
    #expect(written["report"]?["isPlayable"] == true)
    #expect(written["report"]?["runs"]?.array?.count == 3)
    // What was written reads as a script, and is proved again by itself.
    let script = written["script"]?.text() ?? ""
    let proof = try await mind.ask("POST", "mind/proof", script)
    #expect(proof["isPlayable"] == true, "\(proof.text())")
    _ = try await mind.ask("POST", "mind/script", "{\(Self.plan)}")
    #expect(server.requests.all.count == 1)
    _ = try await mind.ask("POST", "mind/script", "{\(Self.plan),\"again\":true}")
    #expect(server.requests.all.count == 2)
  }

  @Test func `lets the coach write where a model writes nothing of use`() async throws {
    let server = try await FaultServer { FaultServer.says("Run, run, run!", to: $0) }
    let mind = try await MindVisit(server)
    let written = try await mind.ask("POST", "mind/script", "{\(Self.plan)}")
    #expect(written["model"] == nil || written["model"]?.isNull == true)
    #expect(written["script"]?["model"] == "offline")
    #expect(written["report"]?["isPlayable"] == true)
    #expect(written["problems"]?[0] == "there is no JSON object in the answer")
    #expect(server.requests.all.count == 2)
  }

  @Test func `keeps the lines that are true and lets rules fill the holes`() async throws {
    var lines = Self.lines
    lines[1] = ("distance", 1000, "You've reached the half marathon!")
    let server = try await FaultServer { [lines] in FaultServer.says(Self.script(lines), to: $0) }
    let mind = try await MindVisit(server)
    let written = try await mind.ask("POST", "mind/script", "{\(Self.plan)}")
    let texts = (written["lines"]?.array ?? []).compactMap { $0["text"]?.string }
    #expect(written["model"] == "tiny" && !texts.contains { $0.contains("marathon") })
    #expect(written["problems"]?[0]?.string?.contains("half marathon") == true)
    #expect(server.requests.bodies.last?.contains("half marathon") == true)
  }

  @Test func `says of a script from elsewhere why it may not be played`() async throws {
    let server = try await FaultServer { FaultServer.says("", to: $0) }
    let mind = try await MindVisit(server)
    let script =
      #"{"id":"x","plan":{"goal":{"distanceMeters":5000}},"messages":[{"id":"a","triggerSpec":{"type":"distance","atMeters":1000},"text":"You made it!"}]}"#
    let proof = try await mind.ask("POST", "mind/proof", script)
    #expect(proof["isPlayable"] == false)
    let problems = (proof["findings"]?.array ?? []).compactMap { $0["problem"]?.string }
    #expect(problems.contains { $0.contains("you made it") }, "\(problems)")
    #expect(server.requests.all == [])
  }

  @Test func `writes a workout as a candidate that nobody has kept`() async throws {
    let server = try await FaultServer {
      FaultServer.says(
        #"{"title":"Short Legs","why":"It is short and for the legs.","sections":[{"heading":"Main: EMOM 12","steps":["Air Squat — 15","Reverse Lunge — 8, per leg"]}]}"#,
        to: $0
      )
    }
    let mind = try await MindVisit(server)
    let asked = #"{"text":"twelve minutes for the legs","wish":{},"typed":{"minutes":"12"}}"#
    let workout = try await mind.ask("POST", "mind/workout", asked)
    #expect(workout["label"] == "Generated" && workout["title"] == "Short Legs")
    #expect(workout["text"]?.string?.contains("## Main: EMOM 12") == true, "\(workout.text())")
    #expect(try await mind.ask("GET", "library")["workouts"]?.array == [])
    let long = asked.replacing("12\"", with: "45\"")
    let refused = try await mind.ask("POST", "mind/workout", long)
    #expect(refused["text"] == "")
    #expect(refused["problems"]?[0] == "it takes about 12 minutes, not 45", "\(refused.text())")
  }

  @Test func `infers nothing again that somebody wants forgotten`() async throws {
    let server = try await FaultServer {
      FaultServer.says(
        #"{"summary":"You ran 10.02 km.","went_well":"The pace was steady","to_try":"Begin a little slower.","facts":[{"kind":"dislike","value":"the bridge windy","confidence":0.8,"words":"the bridge was windy"}]}"#,
        to: $0
      )
    }
    let mind = try await MindVisit(server)
    try await mind.addRun()
    let path = "history/\(MindVisit.run)/summary"
    let fact = try await mind.ask("POST", path)["facts"]?[0]
    let key = try #require(fact?["key"]?.string)
    try await mind.ask("POST", "mind/forgotten/\(key)")
    #expect(try await mind.ask("POST", path)["facts"]?.array == [])
    // Whoever says it themselves has it remembered all the same; then it may be forgotten again.
    try await mind.ask("PUT", "memory", #"{"kind":"dislike","key":"\#(key)","value":"wind"}"#)
    try await mind.ask("DELETE", "memory/\(key)")
    #expect(try await mind.ask("POST", path)["facts"]?.array == [])
  }
}
