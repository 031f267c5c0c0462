import Doorway
import Exchange
import Formats
import Testing

/// A running workout is led through on the page, on the road and on the wrist.
struct PlannedRunTests {
  static let text = """
    ---
    category: run
    ---

    # Two Quick Ones

    ## Warm-up
    - Easy Run — 1 min @ Z1
    - A-Skip — 2 x 20 steps

    ## Main Set 2x
    > Even effort.
    - Run — 300 m @ 5:20-5:50/km, cadence 178
    - Jog — 30s @ Z1

    ## Cool-down
    - Easy Run — 1 min @ Z1
    """

  static let workout: JSON = ["name": "two-quick-ones", "text": .string(text)]

  @Test func `puts the steps into words before the start`() throws {
    var page = try Asking("contract.js")
    try page.ask(["do": "course", "workout": Self.workout], "{course: CourseOutline | null}")
    let course = try #require(page.last["course"])
    #expect(course["title"] == "Two Quick Ones")
    #expect(course["about"]?.string?.hasPrefix("7 steps, about ") == true)
    let steps = course["steps"]?.array?.compactMap { $0["text"]?.string } ?? []
    #expect(steps.count == 7)
    #expect(steps[2] == "Run 300 m, 5:20–5:50 /km")
    #expect(course["steps"]?[2]?["rep"] == "Rep 1 of 2")
    try page.ask(
      ["do": "course", "workout": ["name": "x", "text": "# Press\n\n- Push-Up — 10\n"]],
      "{course: CourseOutline | null}"
    )
    #expect(page.last["course"] == .null)
    #expect(page.faults == [])
  }

  @Test func `rehearses the workout with somebody who runs it as it asks`() throws {
    var page = try Asking("contract.js")
    try page.ask(["do": "simulate", "workout": Self.workout], "{recording: Recording}")
    try page.ask(
      ["do": "start", "coach": "data_analyst", "mode": "training", "workout": Self.workout],
      "{screen: Screen}"
    )
    #expect(page.last["screen"]?["course"]?["place"] == "Step 1 of 7")
    try page.ask(["do": "rehearse"], "{lines: RehearsedLine[]}")
    let lines = page.last["lines"]?.array?.compactMap { $0["text"]?.string } ?? []
    #expect(lines.contains { $0.contains("Run 300 m") })
    #expect(lines.contains("5, 4, 3, 2, 1"))
    #expect(lines.contains("Even effort."))
    let played = "{effects: TimedEffect[], screen: Screen, finished: boolean}"
    for second in [30.0, 90, 150, 260, 3000] {
      try page.ask(["do": "advance", "to": .number(second)], played)
    }
    try page.ask(["do": "summary"], "{summary: Summary}")
    let reps = try #require(page.last["summary"]?["reps"])
    #expect(reps["rows"]?.array?.count == 2)
    #expect(reps["rows"]?[0]?["verdict"] == "in the band")
    #expect(reps["sentence"]?.string?.hasPrefix("All 2 were in the band") == true)
    #expect(page.faults.sorted() == [])
  }

  @Test func `leads a live run from step to step, and takes it up in the same step`() throws {
    var page = LivePage()
    try page.open([("workout", Self.workout)])
    try page.live([["start": [:]]])
    try page.run(seconds: 40)
    #expect(page.last["screen"]?["course"]?["title"]?.string?.hasPrefix("Easy Run") == true)
    #expect(page.last["screen"]?["course"]?["left"]?["value"] == "0:20")
    try page.run(seconds: 25, from: 40)
    #expect(page.last["screen"]?["course"]?["place"] == "Step 2 of 7")
    try page.live([page.position(65), ["step": "next"]])
    try page.run(seconds: 20, from: 66)
    let before = page.last["screen"]?["course"]
    #expect(before?["title"] == "Run 300 m")
    #expect(before?["rep"] == "Rep 1 of 2")
    try page.die(for: 1)
    try page.run(seconds: 2, from: 87)
    let after = page.last["screen"]?["course"]
    #expect(after?["title"] == "Run 300 m")
    #expect(after?["rep"] == "Rep 1 of 2")
    // 300 m at 3 m/s are 100 s.
    try page.run(seconds: 90, from: 89)
    #expect(page.last["screen"]?["course"]?["title"]?.string?.hasPrefix("Jog") == true)
    try page.live([page.position(179), ["step": "skip_rest"]])
    try page.run(seconds: 1, from: 180)
    #expect(page.last["screen"]?["course"]?["rep"] == "Rep 2 of 2")
    let told = page.effects.compactMap { $0["effect"]?["haptic"]?.string }
    #expect(told.filter { $0 == "step" }.count == 4)
    var page2 = try Asking("contract.js")
    for request in page.asked { try page2.ask(request, "LiveReply") }
    #expect(page2.faults.sorted() == [])
  }

  @Test func `shows the step on another device, by the tracker's own plan`() throws {
    var phone = LivePage()
    try phone.open([("workout", Self.workout), ("units", "imperial")])
    try phone.live([["start": [:]]])
    try phone.run(seconds: 70)
    let published = phone.effects.compactMap { $0["effect"]?["metrics"] }
    let metrics = try #require(published.last)
    var watch = LivePage()
    try watch.open([
      ("role", "companion"), ("kind", "watch"), ("theirs", .array([phone.journal[0]])),
    ])
    try watch.live([["metrics": metrics]])
    #expect(watch.last["screen"]?["course"]?["place"] == "Step 2 of 7")
    #expect(watch.last["screen"]?["distance"]?["unit"] == "km")
    // Without the plan there is nothing to show.
    var stranger = LivePage()
    try stranger.open([("role", "companion"), ("kind", "watch"), ("theirs", ["nonsense"])])
    try stranger.live([["metrics": metrics]])
    #expect(stranger.last["screen"]?["course"] == nil)
  }

  @Test func `refuses what is no run`() throws {
    var page = PageSession()
    let request: JSON = [
      "do": "simulate", "workout": ["name": "x", "text": "# Press\n\n- Push-Up — 10\n"],
    ]
    let reply = try JSON.parse(page.reply(to: request.utf8()))
    #expect(reply["error"]?["message"]?.string?.contains("a running workout") == true)
  }
}
