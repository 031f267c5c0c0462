import Exchange
import Formats
import Sessions
import Testing
import Training

struct KeptGymTests {
  private func lines(of page: WorkoutDevice) -> [[UInt8]] {
    page.lines
  }

  @Test func `keeps what was done in a workout that has ended`() throws {
    var page = WorkoutDevice()
    page.open()
    try page.tell([["start": [:]]])
    try page.tell([["done": ["result": ["count": 4, "load": ["value": 82.5, "unit": "kg"]]]]])
    try page.tell([["note": "knee"]], after: 20)
    #expect(KeptGym.session(of: lines(of: page)) == nil)
    try page.tell([["end": [:]]], after: 9)
    let session = try #require(KeptGym.session(of: lines(of: page)))
    let load = LoadEntry(.external, 82.5, .kilograms)
    #expect(session.sets == [LiftedSet("Squat", SetResult(4, load: load))])
    #expect(session.id == "gym-1")
    #expect(session.name == "Test")
    #expect(session.program == "pacesetter")
    #expect(session.note?.contains("knee") == true)
    #expect(session.volume == 330)
  }

  @Test func `keeps nothing of a workout without a set, and of no workout`() throws {
    var page = WorkoutDevice()
    page.open()
    try page.tell([["start": [:]]])
    try page.tell([["end": [:]]])
    #expect(KeptGym.session(of: lines(of: page)) == nil)
    #expect(KeptGym.session(of: []) == nil)
  }

  @Test func `passes over what other devices and damage have left`() throws {
    var page = WorkoutDevice()
    page.open()
    try page.tell([["start": [:]]])
    try page.tell([["done": [:]]])
    try page.tell([["end": [:]]])
    let whole = lines(of: page)
    var run = RunDevice()
    run.open()
    let other = run.lines
    #expect(KeptGym.session(of: other + [[1, 2, 3]] + whole) == KeptGym.session(of: whole))
    #expect(KeptGym.session(of: whole) != nil)
    #expect(KeptGym.session(of: other) == nil)
  }
}
