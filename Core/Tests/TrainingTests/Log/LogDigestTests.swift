import Testing
import Training

struct LogDigestTests {
  private func session(_ day: Int, _ sets: [(String, Double)]) -> StrengthSession {
    StrengthSession(
      id: "s\(day)",
      name: "W",
      startedAt: LocalTime(secondsSince1970: Double(day) * 86_400),
      sets: sets.map { LiftedSet($0.0, SetResult(5, load: LoadEntry(.external, $0.1, .kilograms))) }
    )
  }

  @Test func `names at most three stalled lifts, and only those that are trained`() {
    let lifts = ["Squat", "Press", "Row", "Curl"]
    var sessions = (0..<5).map { day in session(day, [("Old Lift", 50)]) }
    for day in 100..<106 {
      sessions.append(session(day, lifts.map { ($0, 60) } + [("Deadlift", Double(day))]))
    }
    sessions.append(session(106, [("Squat", 60)]))
    let digest = LogDigest(of: TrainingLog(sessions))
    let day = Day(daysSince1970: 110)
    #expect(digest.stalled(on: day).map { $0.exercise } == ["Squat", "Curl", "Press"])
    #expect(digest.stalled(on: day + 42).map { $0.exercise } == [])
    // Within six weeks of its own time the old lift was one of them.
    #expect(digest.stalled(on: Day(daysSince1970: 20)).map { $0.exercise } == ["Old Lift"])
    #expect(
      Plateau.deload(of: digest, checkIns: [], on: day) == .plateau(["Squat", "Curl", "Press"])
    )
  }

  @Test func `finds what looking at each exercise by itself finds`() {
    var sessions: [StrengthSession] = []
    for day in 0..<200 {
      let weight = 60 + Double((day * 7) % 23)
      sessions.append(
        session(day, [("Squats", weight), ("squat", weight - 5), ("Bench Press", 80)])
      )
    }
    let log = TrainingLog(sessions)
    let digest = LogDigest(of: log)
    #expect(digest.exercises.map { $0.name } == log.exercises)
    for exercise in digest.exercises {
      #expect(exercise.stall == Plateau.finding(exercise.name, in: log))
    }
    #expect(digest.records == log.records.reversed())
  }
}
