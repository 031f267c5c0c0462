import Exchange
import Formats
import Testing
import Training

struct ChallengeLogTests {
  private static let day: Int64 = 86_400_000

  private func line(_ number: Int64, _ type: String, _ payload: JSON, day: Int64 = 20) -> [UInt8] {
    LinkEvent(
      device: "0123456789abcdef",
      number: number,
      session: ChallengeLog.session,
      type: type,
      time: LocalTime(Instant(millisecondsSince1970: Double(day * Self.day + number))),
      payload: payload
    ).line
  }

  private func added(_ number: Int64, _ count: Int, day: Int64 = 20) -> [UInt8] {
    let payload = ChallengeLog.payload(adding: count, of: "Push-Up")
    return line(number, ChallengeLog.added, payload, day: day)
  }

  @Test func `adds up what was added on a day`() {
    let log = ChallengeLog([added(1, 60), added(2, 50), added(3, 30, day: 21), added(1, 60)])
    #expect(log.challenge(on: Day(daysSince1970: 20)).done == 110)
    let next = log.challenge(on: Day(daysSince1970: 21))
    #expect(next.done == 30)
    #expect(next.days == 1)
    #expect(next.left == 70)
  }

  @Test func `counts what was chosen last`() {
    let log = ChallengeLog([
      added(1, 60), line(2, ChallengeLog.chosen, ChallengeLog.payload(choosing: "Squat", goal: 50)),
      line(3, ChallengeLog.added, ChallengeLog.payload(adding: 20, of: "squats")),
    ])
    #expect(log.exercise == "Squat")
    #expect(log.challenge(on: Day(daysSince1970: 20)) == log.challenge(on: Day(daysSince1970: 20)))
    #expect(log.challenge(on: Day(daysSince1970: 20)).done == 20)
    #expect(log.challenge(on: Day(daysSince1970: 20)).goal == 50)
  }

  @Test func `knows what can be taken back, one after the other`() throws {
    var lines = [added(1, 10), added(2, 20)]
    for (number, expected) in [(3, 20), (4, 10)] {
      let last = try #require(ChallengeLog(lines).last)
      #expect(last.entry.count == expected)
      let payload = ChallengeLog.payload(
        adding: -last.entry.count,
        of: last.exercise,
        undoing: last.entry.id
      )
      lines.append(line(Int64(number), ChallengeLog.added, payload))
    }
    #expect(ChallengeLog(lines).last == nil)
    #expect(ChallengeLog(lines).challenge(on: Day(daysSince1970: 20)).done == 0)
  }

  @Test func `is told over a line as it stands`() throws {
    let log = ChallengeLog([added(1, 60), added(2, 50, day: 1)])
    var json = JSONWriter()
    log.write(to: &json, since: Instant(secondsSince1970: 0))
    let fields = try Fields(JSON.parse(json.bytes))
    #expect(
      try ChallengeLog.challenge(fields, on: Day(daysSince1970: 20))
        == log.challenge(on: Day(daysSince1970: 20))
    )
  }

  @Test(
    arguments: [
      ["exercise": "Push-Up", "count": 0], ["exercise": "Push-Up", "count": 1e18], ["count": 5],
      ["exercise": 5, "count": 5], ["exercise": "Push-Up"],
    ] as [JSON]
  )
  func `passes over what adds nothing`(payload: JSON) {
    #expect(ChallengeLog([line(1, ChallengeLog.added, payload), [1]]).additions.isEmpty)
  }
}
