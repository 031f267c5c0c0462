import Coaching
import Exchange
import Formats
import Sessions
import Testing
import Training

struct WorkoutSessionTests {
  @Test func `writes a line for what somebody did, and none for time`() throws {
    var device = WorkoutDevice()
    device.open()
    try device.tell([["start": [:]]])
    #expect(device.last.lines.count == 1 && device.last.isDurable)
    try device.tell()
    #expect(device.last.lines.isEmpty && !device.last.isDurable)
    try device.tell([["done": [:]]], after: 30)
    #expect(device.last.effects.contains { if case .logged = $0.effect { true } else { false } })
  }

  @Test func `goes on by the wall clock after a kill`() throws {
    var device = WorkoutDevice()
    device.open()
    try device.tell([["start": [:]]])
    try device.tell([["done": [:]]], after: 30)
    try device.die(for: 20)
    #expect(device.session?.workout.now == .seconds(51))
    #expect(device.session?.workout.records.count == 1)
  }

  @Test func `writes down that the wall clock was set`() throws {
    var device = WorkoutDevice()
    device.open()
    device.wall += 3_600_000
    try device.tell()
    let event = try #require(device.last.lines.first?.event)
    #expect(event.type == "did" && event.payload["zero"]?.number == 1_767_258_000_000)
  }

  @Test func `gives the log what was done`() throws {
    var device = WorkoutDevice()
    device.open()
    try device.tell([["start": [:]]])
    try device.tell([["done": [:]]], after: 30)
    try device.tell([["end": [:]]])
    let logged = StrengthSession(of: try #require(device.session))
    #expect(logged.id == "gym-1" && logged.name == "Test")
    #expect(logged.sets.map { $0.exercise } == ["Squat"])
  }
}
