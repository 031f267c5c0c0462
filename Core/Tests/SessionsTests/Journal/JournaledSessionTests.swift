import Coaching
import Exchange
import Formats
import Sessions
import Testing
import Training

/// What every journaled session does, whatever it folds.
struct JournaledSessionTests {
  private func running() throws -> RunDevice {
    var device = RunDevice()
    device.open()
    try device.live([["start": [:]]])
    try device.run(seconds: 30)
    return device
  }

  @Test func `numbers its lines without a gap, for the device and for itself`() throws {
    let device = try running()
    let events = try device.lines.map { try LinkEvent(line: $0) }
    #expect(events.map { $0.number } == (0..<Int64(events.count)).map { 5 + $0 })
    #expect(events.map { $0.payload["n"]?.integer } == (0..<Int64(events.count)).map { $0 })
    #expect(events.allSatisfy { $0.session == "run-1" && $0.device == "9f3c2a17b0d4e6f8" })
  }

  @Test func `is the fold of its lines`() throws {
    let device = try running()
    let resumption = try RunSession.resume(device.lines)
    #expect(resumption.damage == nil && resumption.entries == device.lines.count)
    #expect(resumption.session.run == device.run)
    #expect(resumption.past == device.effects)
  }

  @Test func `ends at the first line that is damaged, and says which`() throws {
    var lines = try running().lines
    lines[10][20] ^= 1
    let resumption = try RunSession.resume(lines)
    #expect(resumption.entries == 10)
    #expect(resumption.damage == "line 11: the line does not match its checksum")
  }

  @Test func `ends where a line is missing`() throws {
    var lines = try running().lines
    lines.remove(at: 10)
    let resumption = try RunSession.resume(lines)
    #expect(resumption.damage == "line 11: a line is missing before it")
  }

  @Test func `takes no number that another event of the device has taken`() throws {
    var device = try running()
    device.session?.number(from: 900)
    try device.live()
    #expect(try LinkEvent(line: #require(device.lines.last)).number == 900)
    device.session?.number(from: 7)
    try device.live()
    #expect(try LinkEvent(line: #require(device.lines.last)).number == 901)
  }

  @Test func `says why a journal gives no session`() throws {
    #expect(throws: JournalError.empty) { try RunSession.resume([]) }
    #expect(throws: JournalError.line(.checksum)) { try RunSession.resume([[1, 2, 3]]) }
    let lines = try running().lines
    #expect(throws: JournalError.opening("a workout")) { try WorkoutSession.resume(lines) }
    #expect(
      JournalError.opening("a workout").description
        == "the journal cannot be read: it does not begin with the opening of a workout"
    )
  }
}
