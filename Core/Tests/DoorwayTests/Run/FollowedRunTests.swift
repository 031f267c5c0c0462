import Doorway
import Exchange
import Formats
import Testing

// What a page need not know: how old a position is, and who does what a follower asks for.
struct FollowedRunTests {
  @Test func `what somebody does on a device that follows is asked of the one that tracks`() throws
  {
    var page = LivePage()
    try page.open([("role", "companion"), ("kind", "watch")])
    let lines = page.journal.count
    try page.live([
      ["pause": [:]], ["lap": [:]], ["step": "next"], ["resume": [:]], ["end": [:]],
    ])
    #expect(
      page.last["asks"] == [
        ["pauseWorkout": [:]], ["lapWorkout": [:]], ["stepWorkout": ["step": "next"]],
        ["resumeWorkout": [:]], ["endWorkout": [:]],
      ]
    )
    #expect(page.journal.dropFirst(lines).allSatisfy { $0.string?.contains("pause") == false })
    try page.live([["mute": true]])
    #expect(page.last["asks"] == nil)
  }

  @Test func `a run that was followed is summed up as its tracker wrote it down`() throws {
    var watch = LivePage()
    try watch.open([("kind", "watch")])
    try watch.live([["start": [:]]])
    try watch.run(seconds: 70)
    let published = watch.effects.compactMap { $0["effect"]?["metrics"] }
    let metrics = try #require(published.last)
    try watch.run(seconds: 70, from: 70)
    var phone = LivePage()
    try phone.open([("role", "companion"), ("theirs", .array([watch.journal[0]]))])
    try phone.live([["metrics": metrics]])
    func summary(_ page: inout LivePage, _ journal: [JSON.Member] = []) throws -> JSON {
      try page.ask(.object([.init("do", "summary")] + journal))
      return try #require(page.last["summary"])
    }
    let seen = try summary(&phone)
    let whole = try summary(&phone, [.init("journal", .array(watch.journal))])
    // Here the last of it was not heard; what was said is this device's.
    #expect(seen["title"] != whole["title"])
    #expect(whole["said"] == seen["said"] && whole["held"] == seen["held"])
    try watch.die(for: 1, take: "end")
    let tracked = try summary(&watch)
    for part in ["title", "rows", "splits", "laps", "gaps"] {
      #expect(whole[part] == tracked[part], "\(part)")
    }
    // Nothing has changed here by it.
    let again = try summary(&phone)
    #expect(again == seen)
  }

  @Test func `a run that was thrown away is over`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 5)
    try page.die(for: 1, take: "look")
    #expect(page.last["resumed"]?["isOver"] == nil)
    try page.die(for: 1)
    try page.live([["discard": [:]]])
    for _ in 0..<12 { try page.live() }
    try page.die(for: 1, take: "look")
    #expect(page.last["resumed"]?["isOver"] == true)
  }

  @Test func `a device that tracks asks nobody`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.live([["pause": [:]]])
    #expect(page.last["asks"] == nil)
    #expect(page.phase == "paused")
  }

  @Test func `a run that was left open says since when, on the clock of its place`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    let look: JSON = [
      "do": "resume", "clock": ["mono": 1, "wall": .number(page.wall + 3_600_000)],
      "journal": .array(page.journal), "take": "look", "utcOffsetMinutes": 60,
    ]
    try page.ask(look)
    #expect(page.last["resumed"]?["since"]?.string == "09:00")
  }

  @Test func `a position is as old as its moment says`() throws {
    var page = LivePage()
    try page.open()
    var event = page.position(0).object ?? []
    event.append(JSON.Member("timestamp", .number(page.wall - 500)))
    try page.live([.object(event)])
    let line = try #require(page.journal.last { $0.string?.contains("position") == true }?.string)
    #expect(line.contains(#""age":1.5"#))
    event[event.count - 1].value = .number(page.wall + 60_000)
    try page.live([.object(event)])
    // A clock that is ahead makes no position older than now.
    #expect(page.journal.last?.string?.contains("age") == false)
  }
}
