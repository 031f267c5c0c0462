import Exchange
import Formats
import Foundation
import Server
import Record
import Testing
import Training

/// What shortcuts and buttons ask for.
struct IntentRoutesTests {
  private let visitor = {
    var visitor = Visitor()
    visitor.shelf = AgentShelf {
      let text =
        "---\nid: legs\ntitle: Leg Day\ncategory: strength\n---\n# Leg Day\n\n## Squat\n\n3x5\n"
      let table = """
        # Exercises

        ## Push

        | Exercise | Also called | Muscles | Helpers | Equipment | Load | Sides | Cue |
        |---|---|---|---|---|---|---|---|
        | Bench Press | | chest | triceps | barbell, bench | external | both | Push. |
        """
      let (catalogue, _) = ExerciseCatalogue.read(Array(table.utf8))
      return AgentLibrary(
        WorkoutLibrary.read(
          [WorkoutLibrary.File(name: "legs", bytes: Array(text.utf8))],
          catalogue: catalogue
        ),
        knowing: catalogue
      )
    }
    return visitor
  }()

  private func ask(_ intent: String, _ body: String = "{}") async throws -> JSON {
    let answer = try await visitor.send("POST", "/api/v1/intents/\(intent)", Array(body.utf8))
    #expect(answer.status == 200, "\(answer.text)")
    return try JSON.parse(answer.body)
  }

  @Test func `starts one workout, however often a button is pressed`() async throws {
    let visitor = visitor
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try await visitor.send("POST", "/api/v1/intents/start-workout", Array("{}".utf8)).text
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for answer in answers { #expect(answer.contains("Leg Day is ready"), "\(answer)") }
    // Two pages are open: one gets it.
    #expect(try await ask("take")["workout"]?.string == "legs")
    #expect(try await ask("take")["workout"] == nil)
    let again = try await ask("start-workout", #"{"session":"Leg Day"}"#)
    #expect(again["say"]?.string == "Leg Day has already started.")
    #expect(again["done"]?.bool == false)
  }

  @Test func `starts a workout of the owner's own, also where there is no other`() async throws {
    let home = Visitor()
    let body = JSON.written { json in
      json.object { json in
        json.field("text", "---\nid: push-day\n---\n\n# Push Day\n\n## Bench Press\n\n3x5\n")
        json.field("at", 1_790_000_000)
        json.field("utcOffsetMinutes", 0)
      }
    }
    let path = "/api/v1/library/workouts/push-day"
    #expect(try await home.send("PUT", path, Array(body.text().utf8)).status < 300)
    for wish in ["{}", #"{"session":"push day"}"#] {
      let answer = try await home.send("POST", "/api/v1/intents/start-workout", Array(wish.utf8))
      let json = try JSON.parse(answer.body)
      #expect(json["workout"]?.string == "push-day", "\(answer.text)")
      #expect(json["say"]?.string == "Push Day is ready. Open Pacesetter to begin.")
    }
  }

  @Test func `knows no workout of another name`() async throws {
    let body = Array(#"{"session":"arms"}"#.utf8)
    let answer = try await visitor.send("POST", "/api/v1/intents/start-workout", body)
    #expect(answer.status == 404)
    #expect(answer.text.contains("there is no workout arms"))
  }

  @Test func `logs what is said, and says what it has understood`() async throws {
    let said = try await ask("log-set", #"{"text":"bench press 3x5x80kg"}"#)
    #expect(said["say"]?.string == "Logged Bench Press, 3 sets of 5 × 80 kg.")
    let log = try await visitor.ask("GET", "/api/v1/log")
    #expect(log.text.contains("Bench Press"))
    let body = Array(#"{"text":"bench pres 5x80"}"#.utf8)
    let wrong = try await visitor.send("POST", "/api/v1/intents/log-set", body)
    #expect(wrong.status == 404)
    #expect(wrong.text.contains("did you mean Bench Press?"))
  }

  @Test func `asks for one run, and ends the one that is tracked`() async throws {
    #expect(try await ask("end-run")["say"]?.string == "No run is going.")
    #expect(try await ask("mute")["done"]?.bool == false)
    #expect(try await ask("start-run", #"{"personality":"zen_guide"}"#)["done"]?.bool == true)
    #expect(try await ask("start-run")["done"]?.bool == false)
    let asked = try await visitor.ask("GET", "/api/v1/events?after=0")
    #expect(asked.text.contains(#""type":"startWorkout""#))
    #expect(asked.text.contains("zen_guide"))
    // A watch takes it up.
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    let line = EventLine.sealed(
      Array(
        (#"{"device":"00000000000000aa","seq":1,"session":"run-9","type":"workoutStarted","at":0,"#
          + #""wall":\#(now - 300_000),"offset":0,"payload":{"kind":"watch"}}"#).utf8
      )
    )
    let tick = EventLine.sealed(
      Array(
        (#"{"device":"00000000000000aa","seq":2,"session":"run-9","type":"sensed","at":300000,"#
          + #""wall":\#(now),"offset":0,"payload":{"n":0}}"#).utf8
      )
    )
    #expect(
      try await visitor.send("POST", "/api/v1/events", line + [0x0A] + tick + [0x0A]).status == 200
    )
    let status = try await ask("say-status")["say"]?.string ?? ""
    #expect(status.hasPrefix("You have been running for five minutes."), "\(status)")
    #expect(try await ask("start-run")["say"]?.string == "Your run is already going.")
    #expect(try await ask("mute")["say"]?.string == "The coach is muted.")
    #expect(try await ask("mute", #"{"muted":false}"#)["say"]?.string == "The coach speaks again.")
    #expect(try await ask("end-run")["say"]?.string == "Your run ends now.")
    let ended = try await visitor.ask("GET", "/api/v1/sessions/run-9/events")
    #expect(ended.text.contains(#""type":"endWorkout""#))
    #expect(ended.text.contains(#""type":"muteWorkout","at":"#), "\(ended.text)")
    #expect(ended.text.contains(#""payload":{"muted":true}"#))
    #expect(ended.text.contains(#""payload":{"muted":false}"#))
  }

  @Test func `says what is done today and what comes next`() async throws {
    _ = try await ask("log-challenge", #"{"count":40}"#)
    let status = try await ask("say-status")["say"]?.string
    #expect(status == "40 of 100 Push-Ups are done today. Your next workout is Leg Day.")
    _ = try await ask("log-challenge", #"{"count":60}"#)
    let done = try await ask("say-status")["say"]?.string ?? ""
    #expect(done.hasPrefix("You have done all 100 Push-Ups for today."), "\(done)")
    let wrong = try await visitor.send(
      "POST",
      "/api/v1/intents/log-challenge",
      Array(#"{"count":0}"#.utf8)
    )
    #expect(wrong.status == 400)
  }
}
