import Doorway
import Exchange
import Formats
import Testing
import Training

struct LiveSessionTests {
  @Test func `numbers its lines behind the device's last`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 3)
    let events = try page.journal.map { try LinkEvent(line: Array(($0.string ?? "").utf8)) }
    #expect(events.map { $0.number } == Array(5..<(5 + Int64(events.count))))
    #expect(events.map { $0.type }.prefix(2) == ["opened", "sensed"])
    #expect(events.allSatisfy { $0.session == "run-1" && $0.device == "9f3c2a17b0d4e6f8" })
    let sensed = events.filter { $0.type == "sensed" }
    #expect(sensed.map { $0.at } == [1000, 2000, 3000, 4000])
    #expect(events.last?.time.instant == Instant(millisecondsSince1970: 1_767_254_404_000))
  }

  @Test func `tells other devices of the workout, once each`() throws {
    var page = LivePage()
    try page.open([("kind", "watch")])
    try page.live([["start": [:]]])
    try page.run(seconds: 5)
    try page.live([["pause": [:]]])
    try page.die(for: 3)
    try page.live([["resume": [:]]])
    try page.live([["end": [:]]])
    try page.live()
    let types = try page.journal.map { try LinkEvent(line: Array(($0.string ?? "").utf8)).type }
    #expect(
      types.filter { $0.hasPrefix("workout") } == [
        "workoutStarted", "workoutPaused", "workoutResumed", "workoutEnded",
      ]
    )
    #expect(types.contains("hapticCue") && types.contains("companionMessageDispatched"))
  }

  @Test func `tells what a kill has left untold`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    let types = try page.journal.map { try LinkEvent(line: Array(($0.string ?? "").utf8)).type }
    let started = try #require(types.firstIndex(of: "workoutStarted"))
    // The line of the start is on disk, the message is not.
    try page.die(for: 5, keeping: started)
    let told = try page.journal.map { try LinkEvent(line: Array(($0.string ?? "").utf8)).type }
    #expect(told.contains("workoutStarted"))
  }

  @Test func `leaves out the numbers that other events of the device have taken`() throws {
    var page = LivePage()
    try page.open()
    page.monotonic += 1000
    try page.ask(["do": "live", "clock": page.clock, "events": [], "seq": 9])
    try page.live()
    let events = try page.journal.map { try LinkEvent(line: Array(($0.string ?? "").utf8)) }
    #expect(events.map { $0.number } == [5, 9, 10])
    // While nobody drove the run, the device has said two things more.
    try page.die(for: 1, seq: 13)
    #expect(page.last["resumed"]?["damage"] == nil)
    let first = try LinkEvent(line: Array((page.last["journal"]?[0]?.string ?? "").utf8))
    #expect(first.number == 13)
  }

  @Test func `says which lines must be on disk first`() throws {
    var page = LivePage()
    try page.open()
    #expect(page.last["durable"] == true)
    try page.live([page.position(0)])
    #expect(page.last["durable"] == false)
    try page.live([["startWhen": ["countdown": 0]]])
    #expect(page.last["durable"] == true)
    try page.live([["lap": [:]]])
    #expect(page.last["durable"] == true)
  }

  @Test func `writes nothing where nothing has happened within a second`() throws {
    var page = LivePage()
    try page.open()
    try page.live(after: 0.2)
    #expect(page.last["journal"] == [])
    try page.live(after: 0.9)
    #expect(page.last["journal"]?.array?.count == 1)
  }

  @Test func `runs, pauses and ends`() throws {
    var page = LivePage()
    try page.open([("goal", ["distanceMeters": 5000])])
    try page.run(seconds: 5)
    #expect(page.phase == "preparing")
    try page.live([["start": [:]]])
    try page.run(seconds: 400, from: 5)
    #expect(abs(page.distance - 1.2) < 0.02)
    #expect(page.effects.contains { $0["effect"]?["split"]?["number"] == 1 })
    #expect(page.effects.contains { $0["effect"]?["haptic"] == "start" })
    #expect(page.effects.contains { $0["effect"]?["speak"] != nil })
    #expect(page.last["screen"]?["heartRate"]?["value"] == "150")
    try page.live([["pause": [:]]], after: 0.3)
    #expect(page.phase == "paused")
    #expect(page.last["screen"]?["state"] == "paused")
    try page.live([["resume": [:]]], after: 60)
    try page.live([["end": [:]]])
    #expect(page.phase == "ended")
    try page.ask(["do": "summary"])
    #expect(page.last["summary"]?["title"]?.string?.hasPrefix("1.2") == true)
    try page.ask(["do": "ledger"])
    #expect(page.last["rows"]?.array?.isEmpty == false)
  }

  @Test func `reads a foot pod on a treadmill`() throws {
    var page = LivePage()
    try page.open([("place", "treadmill")])
    try page.live([["startWhen": ["fix": true]]])
    for _ in 0..<100 { try page.live([["runningSpeedCadence": [4, 0, 3, 85]]]) }
    #expect(page.last["screen"]?["cadence"]?["value"] == "170")
    #expect(abs(page.distance - 0.3) < 0.011)
    #expect(page.last["place"] == "treadmill")
    let pod = page.last["screen"]?["signals"]?.array?.first { $0["sensor"] == "footpod" }
    #expect(pod?["state"] == "good" && pod?["words"] == "Foot pod")
  }

  @Test func `rolls by the speed that was typed in`() throws {
    var page = LivePage()
    try page.open([("place", "treadmill")])
    try page.live([["start": [:]], ["treadmillSpeed": 2.5]])
    for _ in 0..<100 { try page.live() }
    #expect(abs(page.distance - 0.25) < 0.011)
  }

  @Test func `says that a hidden page sees nothing`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 30)
    try page.live([["hidden": true]])
    for _ in 0..<30 { try page.live() }
    #expect(page.last["screen"]?["banner"]?.string?.contains("hidden") == true)
    try page.live([["hidden": false], page.position(61), ["heartRate": 150]])
    try page.live([page.position(62)])
    #expect(page.effects.contains { $0["effect"]?["gap"]?["kind"] == "hidden" })
    #expect(page.last["screen"]?["banner"] == nil)
  }

  @Test func `refuses what is no session, no device and no clock`() throws {
    var session = PageSession()
    for (request, word) in [
      (["do": "open", "id": "A", "clock": ["mono": 0, "wall": 0]], "id"),
      (["do": "open", "id": "a", "device": "x", "clock": ["mono": 0, "wall": 0]], "device"),
      (["do": "open", "id": "a"], "clock"),
      (["do": "live", "clock": ["mono": 0, "wall": 0]], "not been started"),
      (["do": "resume", "clock": ["mono": 0, "wall": 0], "journal": []], "no line"),
      (["do": "resume", "clock": ["mono": 0, "wall": 0], "journal": ["x"]], "checksum"),
    ] as [(JSON, String)] {
      let reply = try JSON.parse(session.reply(to: request.utf8()))
      #expect(reply["error"]?["message"]?.string?.contains(word) == true)
    }
  }

  @Test func `drops the nonsense of a strap and refuses the nonsense of a page`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["heartRateMeasurement": []]])
    let request: JSON = [
      "do": "live", "clock": page.clock, "events": [["heartRateMeasurement": [256]]],
    ]
    let reply = try JSON.parse(page.session.reply(to: request.utf8()))
    #expect(reply["error"]?["message"]?.string?.contains("heartRateMeasurement") == true)
  }
}
