import Testing
import Training

struct TrainingLogDevicesTests {
  private func session(_ id: String, _ name: String, day: Double) -> StrengthSession {
    StrengthSession(
      id: id,
      name: name,
      startedAt: LocalTime(secondsSince1970: day * 86_400),
      sets: [LiftedSet("Squat", SetResult(5))]
    )
  }

  @Test func `what a device led itself holds over what the record has of it`() {
    let log = TrainingLog(
      own: [session("a", "Mine", day: 3)],
      others: [session("a", "Theirs", day: 3), session("b", "Other", day: 2)],
      forgotten: []
    )
    #expect(log.sessions.map { $0.name } == ["Other", "Mine"])
  }

  @Test func `a workout that was deleted on a device does not come back from the record`() {
    let log = TrainingLog(
      own: [session("a", "Mine", day: 1)],
      others: [session("b", "Deleted here", day: 2), session("c", "Other", day: 3)],
      forgotten: ["b"]
    )
    #expect(log.sessions.map { $0.id } == ["a", "c"])
  }
}
