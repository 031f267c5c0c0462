import ArgumentParser
import Exchange
import Screens
import Training

/// Days, times and sessions as the arguments of the plan's commands name them.
enum PlanDays {
  /// The half years before and after today, among which a session is named.
  static var around: PlanAPI.List { PlanAPI.List(from: LocalTime.now.day - 183, days: 366) }

  static func day(_ text: String) throws -> Day {
    guard let day = Day(typed: text, seenFrom: LocalTime.now.day) else {
      throw ValidationError(
        "\(text) is no day; write today, tomorrow, a weekday or a date like 2026-06-01"
      )
    }
    return day
  }

  static func time(_ text: String) throws -> ClockTime {
    guard let time = ClockTime(typed: text) else {
      throw ValidationError("\(text) is no time of day; write it like 18:00 or 6pm")
    }
    return time
  }
}

extension PlanReport {
  /// The one session of which the start of the title or of the name is given; one that is still to come
  /// goes before those of the past.
  func session(named given: String) throws(Failure) -> PlannedSession {
    let wanted = given.lowercased()
    var found = rows.filter { row in
      row.session.id.hasPrefix(wanted) || row.session.title.lowercased().hasPrefix(wanted)
        || row.session.workout?.hasPrefix(wanted) == true
    }
    let open = found.filter { $0.outcome == .planned }
    if !open.isEmpty { found = open }
    guard let row = found.first, !given.isEmpty else {
      throw Failure(.failure, "nothing planned starts with \(given); 'plan list' shows it")
    }
    guard found.count == 1 else {
      throw Failure(
        .failure,
        "more than one planned session starts with \(given); give its name in brackets"
      )
    }
    return row.session
  }
}
