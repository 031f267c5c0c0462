import Exchange
import Formats
import Screens
import Testing
import Training

struct LogReportTests {
  private func session(_ number: Int, _ exercise: String, _ kilograms: Double) -> StrengthSession {
    StrengthSession(
      id: "s\(number)",
      name: "Gym",
      startedAt: LocalTime(secondsSince1970: Double(number) * 86_400),
      sets: [
        LiftedSet(exercise, SetResult(5, load: LoadEntry(.external, kilograms, .kilograms)))
      ]
    )
  }

  private func written(_ report: LogReport) throws -> JSON {
    var json = JSONWriter()
    json.object { report.writeMembers(to: &$0) }
    return try JSON.parse(json.bytes)
  }

  /// Forty days of squats that rise and of presses that have stood still for long.
  private var digest: LogDigest {
    let sessions = (0..<40).flatMap { day in
      [session(day * 2, "Squat", 60 + Double(day)), session(day * 2 + 1, "Press", 40)]
    }
    return LogDigest(of: TrainingLog(sessions))
  }

  @Test func `writes a page of workouts, the newest records, and what stalls`() throws {
    let now = ClockMoment(LocalTime(secondsSince1970: 80 * 86_400))
    var report = LogReport(digest, at: now, knowing: .empty)
    report.limit = 20
    let page = try written(report)
    #expect(page["log"]?["sessions"]?.array?.count == 20)
    #expect(page["log"]?["older"]?.number == 60)
    #expect(page["log"]?["exercises"] == ["Press", "Squat"])
    #expect(page["records"]?.array?.count == LogReport.records)
    #expect(page["records"]?[0]?["session"]?.string == "s78")
    #expect(
      page["standstill"]?.array?.compactMap { $0.string }
        == ["Press: no gain in 39 sessions since 2 January (est. 1RM 47 kg)."]
    )
    #expect(page["deload"]?.string == nil)
    #expect((page["streak"]?["weeks"]?.number ?? 0) >= 10)
    report.skipped = 60
    #expect(try written(report)["log"]?["older"] == nil)
  }

  @Test func `writes one exercise with all of its own records`() throws {
    let now = ClockMoment(LocalTime(secondsSince1970: 80 * 86_400))
    var report = LogReport(digest, at: now, knowing: .empty)
    report.exercise = "squats"
    let page = try written(report)
    #expect(page["log"] == nil)
    #expect(page["history"]?.array?.count == 40)
    let words = page["records"]?.array?.compactMap { $0["words"]?.string } ?? []
    #expect(words.count > 39 && words.allSatisfy { $0.hasPrefix("Squat: ") })
  }
}
