import Doorway
import Exchange
import Formats
import Testing

/// What is planned on one device is run on another.
struct PlanTravelTests {
  private let race: JSON = [
    "name": "Berlin", "day": "2026-01-01", "distanceMeters": 10_000, "targetSeconds": 3000,
    "pacing": "negative", "fueling": [["atMeters": 300, "what": "gel", "amount": "25 g"]],
    "hydration": [],
  ]

  /// The phone asks for a run by a form, and the watch is told of it.
  private func asked(_ form: JSON) throws -> JSON {
    var (phone, watch) = (PageSession(), PageSession())
    let clock: JSON = ["mono": 1000, "wall": 1_767_254_400_000]
    let said = try JSON.parse(
      phone.reply(
        to: ([
          "do": "say", "id": "run-1", "device": "00000000000000b2", "seq": 1, "clock": clock,
          "message": ["startWorkout": ["form": form]],
        ] as JSON).utf8()
      )
    )
    let line = try #require(said["line"], "\(said.text())")
    func tell(_ event: JSON) throws -> JSON {
      let request: JSON = ["do": "link", "clock": clock, "event": event]
      return try JSON.parse(watch.reply(to: request.utf8()))
    }
    _ = try tell(["begin": ["device": "00000000000000a1", "acked": 0]])
    let effects = try tell(["arrived": line])["effects"]?.array ?? []
    let begun = effects.compactMap { $0["begin"] }
    return try #require(begun.first)
  }

  /// The watch runs what it was asked for.
  private func watch(_ begin: JSON) throws -> LivePage {
    var watch = LivePage()
    try watch.open([
      ("kind", "watch"), ("units", "imperial"), ("asked", begin),
    ])
    try watch.live([["start": [:]]])
    return watch
  }

  @Test func `leads through the phone's workout on the watch, and on the phone that follows`()
    throws
  {
    let begin = try asked([
      "coach": "zen_guide", "mode": "training", "workout": PlannedRunTests.workout,
      "cadence": ["target": 178, "mode": "steady"],
    ])
    #expect(begin["personality"] == "zen_guide")
    #expect(begin["mode"] == "training")
    var watch = try watch(begin)
    try watch.run(seconds: 70)
    let course = watch.last["screen"]?["course"]
    #expect(course?["place"] == "Step 2 of 7")
    #expect(watch.last["screen"]?["metronome"] != nil)
    // Units are a matter of each device.
    #expect(watch.last["screen"]?["distance"]?["unit"] == "mi")
    let published = watch.effects.compactMap { $0["effect"]?["metrics"] }
    let metrics = try #require(published.last)
    var phone = LivePage()
    try phone.open([("role", "companion"), ("theirs", .array([watch.journal[0]]))])
    try phone.live([["metrics": metrics]])
    #expect(phone.last["screen"]?["course"]?["title"] == course?["title"])
    #expect(phone.last["screen"]?["distance"]?["unit"] == "km")
  }

  @Test func `holds the phone's race on the watch, with its pace and its food`() throws {
    let begin = try asked([
      "coach": "old_hand", "mode": "race", "goal": ["distanceMeters": 10_000],
      "targetPaceSecPerKm": 300, "race": race,
    ])
    #expect(begin["plan"]?["race"]?["pacing"] == "negative")
    var watch = try watch(begin)
    try watch.run(seconds: 70)
    // 3 m/s are 5:33 a kilometer.
    #expect(watch.last["screen"]?["plan"]?.string?.hasSuffix("s behind plan") == true)
    #expect(watch.last["screen"]?["food"]?.string?.hasPrefix("Gel 25 g in ") == true)
    try watch.run(seconds: 40, from: 70)
    #expect(watch.last["screen"]?["food"] == "Now: gel 25 g")
    try watch.run(seconds: 60, from: 110)
    #expect(watch.last["screen"]?["food"] == nil)
  }

  @Test func `a phone that takes over a run without a plan coaches by its own`() throws {
    var watch = LivePage()
    try watch.open([("kind", "watch")])
    try watch.live([["start": [:]]])
    try watch.run(seconds: 70)
    let published = watch.effects.compactMap { $0["effect"]?["metrics"] }
    let metrics = try #require(published.last)
    func follow(_ settings: [(String, JSON)]) throws -> JSON? {
      var phone = LivePage()
      try phone.open(
        [
          ("role", "companion"), ("theirs", .array([watch.journal[0]])),
        ] + settings
      )
      try phone.live([["metrics": metrics]])
      return phone.last["screen"]
    }
    let raced = try follow([
      ("mode", "race"), ("goal", ["distanceMeters": 10_000]), ("targetPaceSecPerKm", 300),
      ("race", race),
    ])
    #expect(raced?["plan"]?.string?.hasSuffix("behind plan") == true)
    // Steps that the watch does not walk would stand still.
    #expect(try follow([("workout", PlannedRunTests.workout)])?["course"] == nil)
    #expect(try follow([])?["plan"] == nil)
  }

  @Test func `runs what is meant today, and before it what another device has asked for`() throws {
    func screen(_ settings: [(String, JSON)]) throws -> JSON? {
      var page = LivePage()
      try page.open([("mode", "free"), ("goal", .null), ("targetPaceSecPerKm", .null)] + settings)
      try page.live([["start": [:]]])
      try page.run(seconds: 70)
      return page.last["screen"]
    }
    #expect(try screen([])?["plan"] == nil)
    let today: JSON = [
      "mode": "race", "goal": ["distanceMeters": 10_000], "targetPaceSecPerKm": 300, "race": race,
    ]
    let raced = try screen([("today", today)])
    #expect(raced?["plan"]?.string?.hasSuffix("s behind plan") == true)
    #expect(raced?["food"]?.string?.hasPrefix("Gel 25 g in ") == true)
    // A device that asks for a run and plans nothing has it run as usual.
    let free: JSON = ["session": "run-1", "personality": "", "mode": ""]
    #expect(try screen([("asked", free)])?["plan"] == nil)
    let begin = try asked(["coach": "zen_guide", "mode": "training", "targetPaceSecPerKm": 360])
    let led = try screen([("today", today), ("asked", begin)])
    #expect(led?["food"] == nil)
  }

  @Test func `refuses a plan that is none`() throws {
    var page = PageSession()
    let request: JSON = [
      "do": "say", "id": "run-1", "device": "00000000000000b2", "seq": 1,
      "clock": ["mono": 1, "wall": 1],
      "message": ["startWorkout": ["form": ["mode": "sprint"]]],
    ]
    let reply = try JSON.parse(page.reply(to: request.utf8()))
    #expect(reply["error"]?["message"]?.string?.contains("sprint") == true)
  }
}
