/// How many weeks in a row somebody has kept up; it never breaks before the week is over.
public struct Streak: Hashable, Sendable {
  /// Weeks in a row that reached the target, this one only if it has.
  public let weeks: Int

  /// Sessions of this week, runs included.
  public let thisWeek: Int

  /// What a week needs: as wanted, or else the median of the eight weeks before, at least one.
  public let target: Int

  /// How many sessions are left to the target of this week.
  public var left: Int { max(0, target - thisWeek) }

  /// Counts at a day.
  public init(of log: TrainingLog, on day: Day, target wanted: Int? = nil) {
    let days = log.sessions.map { $0.day } + log.runs.map { $0.day }
    let monday = day.monday
    func count(_ weeksAgo: Int) -> Int {
      let start = monday - weeksAgo * 7
      return days.filter { (start..<(start + 7)).contains($0) && $0 <= day }.count
    }
    let past = (1...8).map(count).sorted()
    // Of eight the lower middle one: who trained in half of the weeks is not asked for more.
    target = max(1, wanted ?? past[3])
    thisWeek = count(0)
    var weeks = thisWeek >= target ? 1 : 0
    var ago = 1
    while ago < 1000, count(ago) >= target {
      weeks += 1
      ago += 1
    }
    self.weeks = weeks
  }
}
