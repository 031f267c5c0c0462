import Exchange
import Formats
import Testing
import Training

struct HandLogTests {
  private static let device = "0123456789abcdef"
  // 2026-06-01 18:30 in Vienna.
  private static let wall: Int64 = 1_780_331_400_000
  private let squat = LiftedSet("Squat", SetResult(5, load: LoadEntry(.external, 80, .kilograms)))
  private let pullUp = LiftedSet(
    "Pull-Up",
    SetResult(8, load: LoadEntry(.bodyweight, 10, .kilograms), effort: .exertion(9))
  )

  private static func vienna(_ wall: Int64) -> LocalTime {
    LocalTime(
      Instant(millisecondsSince1970: Double(wall)),
      offset: UTCOffset(clamping: 120)
    )
  }

  private func line(
    _ number: Int64,
    _ type: String,
    _ payload: JSON,
    at wall: Int64 = wall
  ) -> [UInt8] {
    LinkEvent(
      device: Self.device,
      number: number,
      session: "20260601-log",
      type: type,
      time: Self.vienna(wall),
      payload: payload
    ).line
  }

  @Test func `names the session after the day`() {
    let day = Self.vienna(Self.wall).day
    #expect(HandLog.session(ofDay: day) == "20260601-log")
    #expect(HandLog.isSession("20260601-log"))
    for name in ["gym-1", "challenge", "2026060a-log", "120260601-log", ""] {
      #expect(!HandLog.isSession(name))
    }
  }

  @Test func `makes one session of what was logged, in the order of its time`() throws {
    let log = HandLog([
      line(1, HandLog.added, HandLog.payload([squat, squat], note: "easy")),
      line(2, HandLog.added, HandLog.payload([pullUp], note: nil), at: Self.wall - 3_600_000),
    ])
    let session = try #require(log.session)
    #expect(session.id == "20260601-log")
    #expect(session.startedAt == Self.vienna(Self.wall - 3_600_000))
    #expect(session.sets.map { $0.exercise } == ["Pull-Up", "Squat", "Squat"])
    #expect(session.sets[0].result.load?.mode == .bodyweight)
    #expect(session.sets[1].note == "easy")
    #expect(session.volume == 800)
    var noted = squat
    noted.note = "easy"
    #expect(session.sets == [pullUp, noted, noted])
  }

  @Test func `takes back what an event names, and nothing else`() throws {
    let added = line(1, HandLog.added, HandLog.payload([squat], note: nil))
    let more = line(2, HandLog.added, HandLog.payload([pullUp], note: nil))
    let last = try #require(HandLog([added, more]).entries.last)
    let undone = line(3, HandLog.removed, last.removal)
    #expect(HandLog([added, more, undone]).entries.map { $0.sets } == [[squat]])
    #expect(HandLog([added, more, undone, added]).entries.count == 1)
    let all = line(4, HandLog.removed, try #require(HandLog([added]).entries.first).removal)
    #expect(HandLog([added, more, undone, all]).session == nil)
  }

  @Test func `passes over damage and what it does not know`() {
    var broken = line(1, HandLog.added, HandLog.payload([squat], note: nil))
    broken[30] ^= 1
    let strange = line(2, "somethingElse", .object([]))
    let empty = line(3, HandLog.added, ["sets": [1, ["exercise": 5]]])
    #expect(HandLog([broken, strange, empty, []]).session == nil)
  }
}
