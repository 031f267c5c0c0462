import Testing
import Training

struct StreakTests {
  private let monday = Day(daysSince1970: 20_000).monday

  private func log(_ days: [Day]) -> TrainingLog {
    TrainingLog(
      days.enumerated().map { number, day in
        let start = LocalTime(day.midnight)
        return StrengthSession(id: "s\(number)", workout: "w", name: "", startedAt: start)
      }
    )
  }

  @Test func `never breaks before the week is over`() {
    let days = [monday - 7, monday - 5, monday - 14, monday - 12]
    #expect(Streak(of: log(days), on: monday, target: 2).weeks == 2)
    #expect(Streak(of: log(days), on: monday + 6, target: 2).weeks == 2)
    #expect(Streak(of: log(days), on: monday + 7, target: 2).weeks == 0)
    let more = days + [monday, monday + 1]
    #expect(Streak(of: log(more), on: monday + 1, target: 2).weeks == 3)
  }

  @Test func `asks for the median of the weeks before`() {
    var days: [Day] = []
    for week in 1...8 { for day in 0..<(week % 3 + 1) { days.append(monday - week * 7 + day) } }
    #expect(Streak(of: log(days), on: monday).target == 2)
    #expect(Streak(of: log([]), on: monday).target == 1)
  }

  @Test func `counts the challenge by days, and an entry once`() {
    func entry(_ id: String, _ day: Int, _ count: Int) -> DailyChallenge.Entry {
      let time = LocalTime(secondsSince1970: Double(day) * 86_400 + 3600)
      return DailyChallenge.Entry(id: id, at: time, count: count)
    }
    let entries = [
      entry("a", 9, 100), entry("b", 10, 60), entry("c", 10, 40), entry("c", 10, 40),
      entry("d", 11, 30), entry("e", 11, -10),
    ]
    let today = DailyChallenge("Push-Up", goal: 100, entries: entries, on: Day(daysSince1970: 11))
    #expect([today.done, today.left, today.days] == [20, 80, 2])
    let before = DailyChallenge(
      "Push-Up",
      goal: 100,
      entries: entries,
      on: Day(daysSince1970: 10)
    )
    #expect(before.days == 2)
  }

  @Test func `finds what stands still, and when an easier week is due`() {
    func session(_ number: Int, _ weight: Double, _ name: String) -> StrengthSession {
      StrengthSession(
        id: "\(name)\(number)",
        workout: "w",
        name: "",
        startedAt: LocalTime(secondsSince1970: Double(number) * 86_400),
        sets: [LiftedSet(name, SetResult(5, load: LoadEntry(.external, weight, .kilograms)))]
      )
    }
    let log = TrainingLog(
      [100, 105, 105, 100, 105].enumerated().flatMap { number, weight in
        [session(number, weight, "Squat"), session(number, weight, "Press")]
      }
    )
    let finding = Plateau.finding("Squat", in: log)
    #expect(finding?.session == "Squat1")
    #expect(finding?.count == 3)
    #expect(
      Plateau.deload(of: LogDigest(of: log), checkIns: [], on: Day(daysSince1970: 5))
        == .plateau(["Press", "Squat"])
    )
    let none = LogDigest(of: .empty)
    let low = [1, 3, 5].map {
      Plateau.CheckIn(day: Day(daysSince1970: $0), rating: $0 == 5 ? 1 : 2)
    }
    #expect(
      Plateau.deload(of: none, checkIns: low, on: Day(daysSince1970: 6))
        == .tired(mean: 5.0 / 3, checkIns: 3)
    )
    #expect(Plateau.deload(of: none, checkIns: low, on: Day(daysSince1970: 30)) == nil)
  }
}
