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
