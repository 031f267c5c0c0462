import Exchange
import Formats
import Testing
import Training

struct LibraryMeetingTests {
  private let now = Instant(secondsSince1970: 1000)

  private func told(
    _ workouts: [JSON] = [],
    gone: [JSON] = [],
    preferences: [JSON] = [],
    server: String = "home"
  ) throws -> OwnLibrary {
    try OwnLibrary(
      answer: [
        "server": .string(server), "gone": .array(gone), "workouts": .array(workouts),
        "preferences": .array(preferences),
      ]
    )
  }

  private func device(
    _ shelf: [JSON] = [],
    notes: JSON = [:],
    wanted: JSON = [:],
    server: JSON = "home"
  ) throws -> LibraryMeeting {
    try LibraryMeeting(
      Fields(["shelf": .array(shelf), "notes": notes, "wanted": wanted, "server": server])
    )
  }

  private func workout(_ name: String, _ text: String, at changedAt: Double?) -> JSON {
    .object(
      [JSON.Member("name", .string(name)), JSON.Member("text", .string(text))]
        + (changedAt.map { [JSON.Member("changedAt", .number($0))] } ?? [])
    )
  }

  private func text(_ name: String, of meeting: LibraryMeeting) -> String? {
    meeting.shelf.first { $0.name == name }?.texts.first { $0.key == "text" }?.value.string
  }

  private func answer(_ name: String, at changedAt: Double, _ status: Double) throws
    -> LibraryMeeting.Answer
  {
    try LibraryMeeting.Answer(
      Fields([
        "workout": .string(name), "changedAt": .number(changedAt), "status": .number(status),
      ])
    )
  }

  @Test func `what was changed here goes there, and waits until it is known`() throws {
    var here = try device([
      ["name": "a", "text": "# Mine", "changedAt": 500, "isWaiting": true],
      workout("b", "# Old", at: 100),
    ])
    let server = try told([workout("a", "# Theirs", at: 400), workout("b", "# New", at: 450)])
    here.meet(server, at: now)
    #expect(text("a", of: here) == "# Mine")
    #expect(text("b", of: here) == "# New")
    #expect(here.waitingWorkouts.map { $0.name } == ["a"])
    let after = try told([workout("a", "# Mine", at: 500), workout("b", "# New", at: 450)])
    here.meet(after, after: [try answer("a", at: 500, 200)], at: now)
    #expect(here.waitingWorkouts.isEmpty)
    #expect(text("a", of: here) == "# Mine")
  }

  @Test func `what the server refuses, or what was changed since, still waits`() throws {
    let start = try device([
      ["name": "a", "text": "# A", "changedAt": 500, "isWaiting": true]
    ])
    for one in [try answer("a", at: 500, 400), try answer("a", at: 499, 200)] {
      var here = start
      here.meet(try told(), after: [one], at: now)
      #expect(here.waitingWorkouts.map { $0.name } == ["a"])
    }
  }

  @Test func `a deletion goes there once, and what is gone there goes here`() throws {
    var here = try device([
      ["name": "a", "text": "", "changedAt": 500, "isWaiting": true, "isGone": true],
      workout("b", "# B", at: 100), workout("c", "# C", at: 100),
    ])
    here.meet(try told([workout("c", "# C", at: 100)], gone: ["b"]), at: now)
    #expect(here.shelf.map { $0.name } == ["a", "c"])
    #expect(here.waitingWorkouts.first?.isGone == true)
    // It has no such workout: nothing is left to delete.
    here.meet(try told(), after: [try answer("a", at: 500, 404)], at: now)
    #expect(here.shelf.map { $0.name } == ["c"])
  }

  @Test func `a server that lost its data takes nothing away, and gets everything`() throws {
    var here = try device(
      [workout("a", "# A", at: 100)],
      notes: ["wish": ["minutes": 30]],
      wanted: ["wish": ["changedAt": 100]]
    )
    here.meet(try told(server: "new"), at: now)
    #expect(here.waitingWorkouts.map { $0.name } == ["a"])
    #expect(here.waitingWishes.map { $0.key } == ["wish"])
    #expect(here.server == "new")
  }

  @Test func `workouts from before servers knew of them lose nothing to others of their name`()
    throws
  {
    var here = try device([workout("legs", "# Mine", at: nil), workout("same", "# S", at: nil)])
    let server = try told([
      workout("legs", "# Theirs", at: 50), workout("legs-2", "# Third", at: 50),
      workout("same", "# S", at: 50),
    ])
    here.meet(server, at: now)
    #expect(here.waitingWorkouts.map { $0.name }.sorted() == ["legs-3", "same"])
    #expect(text("legs", of: here) == "# Theirs")
    #expect(text("legs-3", of: here) == "# Mine")
  }

  @Test func `wishes of two devices are joined at their first meeting, later the newest holds`()
    throws
  {
    var here = try device(
      notes: [
        "wish": ["minutes": 30],
        "checkIns": [["at": 5, "rating": 2], ["at": 9, "rating": 3]],
      ]
    )
    let server = try told(preferences: [
      ["key": "wish", "value": ["minutes": 45, "location": "home"], "changedAt": 50],
      [
        "key": "checkIns", "value": [["at": 7, "rating": 4], ["at": 9, "rating": 1]],
        "changedAt": 50,
      ],
      ["key": "rules", "value": ["squat": ["rule": "linear +2.5kg"]], "changedAt": 50],
    ])
    here.meet(server, at: now)
    #expect(here["wish"] == ["location": "home", "minutes": 30])
    #expect(
      here["checkIns"]
        == [["at": 5, "rating": 2], ["at": 7, "rating": 4], ["at": 9, "rating": 3]]
    )
    #expect(here["rules"] == ["squat": ["rule": "linear +2.5kg"]])
    #expect(here.waitingWishes.map { $0.key } == ["wish", "checkIns"])
    var later = try device(
      notes: ["wish": ["minutes": 30]],
      wanted: ["wish": ["changedAt": 40]]
    )
    later.meet(server, at: now)
    #expect(later["wish"] == ["minutes": 45, "location": "home"])
    #expect(later.waitingWishes.isEmpty)
  }

  @Test func `places that two devices add at the same time both stay`() throws {
    let home: JSON = ["id": "a", "name": "Home", "equipment": ["band"], "changedAt": 40]
    let hotel: JSON = ["id": "b", "name": "Hotel", "equipment": [], "changedAt": 50]
    var here = try device(
      notes: ["places": [home]],
      wanted: ["places": ["changedAt": 40, "isWaiting": true]]
    )
    here.meet(
      try told(preferences: [["key": "places", "value": [hotel], "changedAt": 50]]),
      at: now
    )
    #expect(TrainingPlaces(here["places"]).shown.map { $0.name } == ["Home", "Hotel"])
    let waiting = try #require(here.waitingWishes.first { $0.key == "places" })
    #expect(waiting.changedAt > Instant(secondsSince1970: 50))
  }

  @Test func `tells a page only what is other than before, and what to send`() throws {
    let before = try device([workout("a", "# A", at: 100), workout("b", "# B", at: nil)])
    var here = before
    here.meet(try told([workout("a", "# A", at: 100)]), at: now)
    var json = JSONWriter()
    json.object { here.writeMembers(to: &$0, since: before) }
    let written = try JSON.parse(json.bytes)
    #expect(written["put"]?.array?.compactMap { $0["name"]?.string } == ["b"])
    #expect(written["drop"] == [])
    #expect(
      written["send"] == [
        ["workout": "b", "changedAt": 1000, "body": ["text": "# B", "at": 1000]]
      ]
    )
  }
}
