import Exchange
import Formats
import Foundation
import Testing

/// A running workout on the command line.
struct PlannedRunTests {
  private static let text = """
    ---
    category: run
    ---

    # Two Quick Ones

    ## Warm-up
    - Easy Run — 1 min @ Z1
    - A-Skip — 2 x 20 steps

    ## Main Set 2x
    - Run — 300 m @ 4:20-4:30/km
    - Jog — 30s @ Z1
    """

  @Test func `rehearses a workout of the library rep by rep`() throws {
    let outcome = try Command.run(
      "run",
      "--workout",
      "run-five-by-a-kilometre",
      "--personality",
      "data_analyst"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let counted = outcome.rows.filter { $0.hasSuffix("5, 4, 3, 2, 1") }
    #expect(counted.count >= 10)
    #expect(outcome.output.contains("All 5 were in the band"))
    #expect(outcome.rows.count { $0.contains("Run 1 km  4:20–4:30 /km") } == 5)
    #expect(outcome.output.contains("the longest silence is"))
    #expect(!outcome.output.contains("/km per kilometer"))
  }

  @Test func `writes the repetitions as JSON`() throws {
    try withFile("quick.md", Self.text) { path in
      let outcome = try Command.run("run", "--workout", path, "--json")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let last = try JSON.parse(try #require(outcome.rows.last))
      let reps = try #require(last["summary"]?["reps"])
      #expect(reps["rows"]?.array?.count == 2)
      #expect(reps["rows"]?[1]?["verdict"] == "in the band")
      let cues = outcome.rows.filter { $0.contains("\"source\":\"course:") }
      #expect(cues.count >= 6)
    }
  }

  @Test func `leads a recording through a workout`() throws {
    let outcome = try Command.run(
      "run",
      "demo:steady_10k",
      "--speed",
      "max",
      "--workout",
      "run-five-by-a-kilometre"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("lines said"))
    #expect(outcome.output.contains("too slow"))
  }

  @Test func `rehearses a plan without steps`() throws {
    let outcome = try Command.run("run", "--distance", "5km", "--target-pace", "5:00")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.rows.contains { $0.contains("split 5  5:00") })
    #expect(outcome.output.contains("of talk in 25:00"))
  }

  @Test func `carries a workout to a watch and back`() throws {
    try withFile("five.fit", "") { path in
      let outcome = try Command.run(
        "workouts",
        "convert",
        "run-five-by-a-kilometre",
        "--out",
        path
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      let rehearsed = try Command.run("run", "--workout", path)
      #expect(rehearsed.output.contains("All 5 were in the band"), "\(rehearsed.errors)")
      let markdown = try Command.run("workouts", "convert", path)
      #expect(markdown.output.contains(": 5 rounds\n> Even effort."))
      #expect(markdown.output.contains("\n- Run — 1 km @ 4:20-4:30/km\n- Jog — 90s @ Z1\n"))
      try withFile("five.md", markdown.output) { text in
        let again = try Command.run("run", "--workout", text)
        #expect(again.output.contains("All 5 were in the band"), "\(again.errors)")
      }
    }
    try withFile("broken.zwo", "<workout_file><name>") { path in
      let outcome = try Command.run("run", "--workout", path)
      #expect(outcome.status == 65)
    }
  }

  @Test func `races a past run, and says who wins`() throws {
    // Two kilometers at five minutes each, straight to the north.
    let points = (0...60).map { place in
      let (minute, second) = (place / 6, place % 6 * 10)
      return
        "<trkpt lat=\"\(48 + Double(place) * 100 / 3 / 111_195)\" lon=\"11\"><time>2026-05-01T10:"
        + "\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)Z</time></trkpt>"
    }
    let track = "<gpx><trk><type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    try withFile("old.gpx", track) { path in
      let outcome = try Command.run(
        "run",
        "--distance",
        "2km",
        "--target-pace",
        "4:45",
        "--rival",
        path
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("faster than your rival"), "\(outcome.output)")
      #expect(outcome.rows.count { $0.contains("your rival") } >= 2)
    }
    let place = ScratchPlace()
    try FileManager.default.createDirectory(at: place.url, withIntermediateDirectories: true)
    let none = try Command.run(
      ["run", "--distance", "3km", "--rival", "best"],
      environment: ["PACESETTER_DATA": place.url.path]
    )
    #expect(none.status == 66, "\(none.errors)")
    #expect(try Command.run("run", "--rival", "best", "--time", "20min").status == 64)
  }

  @Test func `says what is missing, and what is no run`() throws {
    let nothing = try Command.run("run")
    #expect(nothing.status == 64)
    #expect(nothing.errors.contains("name a recording, or a plan to rehearse"))
    let gym = try Command.run("run", "--workout", "emom-swing-and-push")
    #expect(gym.status == 64)
    #expect(gym.errors.contains("is no run"))
    #expect(
      try Command.run("run", "--workout", "run-five-by-a-kilometr").errors.contains("did you mean")
    )
  }
}
