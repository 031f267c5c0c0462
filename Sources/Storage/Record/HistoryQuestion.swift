import GRDB
import Training

/// A search in the list, as SQL with its arguments.
struct HistoryQuestion {
  private(set) var sql = ""
  private(set) var arguments: [any DatabaseValueConvertible] = []

  init(
    _ search: HistorySearch,
    before cursor: HistoryCursor,
    limit: Int,
    _ lifts: LiftSearch?
  ) throws {
    let bounds = "(started, id) < (\(add(cursor.started)), \(add(cursor.id)))"
    var activities = ["covered IS NULL", bounds]
    var sessions = activities
    if let kind = search.kind {
      activities.append("sport = \(add(kind.rawValue))")
      if kind != .strength { sessions.append("false") }
    }
    if let year = search.year {
      let isThen = "\(Self.local("%Y")) = \(add(Self.digits(year, 4)))"
      activities.append(isThen)
      sessions.append(isThen)
    }
    for term in search.terms {
      let pattern = term.text.replacing("\\", with: "\\\\").replacing("%", with: "\\%")
        .replacing("_", with: "\\_")
      // Who looks for runs does not mean crunches.
      let start = term.kind == nil ? "%" : "% "
      let found = "' ' || haystack LIKE \(add(start + pattern + "%")) ESCAPE '\\'"
      var ways = [found]
      if let month = term.month {
        ways.append("\(Self.local("%m")) = \(add(Self.digits(month, 2)))")
      }
      if let year = term.year {
        ways.append("\(Self.local("%Y")) = \(add(Self.digits(year, 4)))")
      }
      var lifted = ways
      if let lifts {
        lifted.append(
          """
          EXISTS (SELECT 1 FROM lift WHERE strength = id AND program || char(10) || exercise
            IN (SELECT value FROM json_each(\(add(try lifts.names(with: term))))))
          """
        )
      }
      if let kind = term.kind {
        ways.append("sport = \(add(kind.rawValue))")
        if kind == .strength { lifted.append("true") }
      }
      if let meters = term.meters {
        let (least, most) = (add(meters.lowerBound), add(meters.upperBound))
        ways.append("(meters >= \(least) AND meters < \(most))")
      }
      activities.append("(" + ways.joined(separator: " OR ") + ")")
      sessions.append("(" + lifted.joined(separator: " OR ") + ")")
    }
    sql = """
      SELECT id, started, lifted FROM (
        SELECT id, started, 0 AS lifted FROM (
          SELECT *, sport || ' ' || kind || ' ' || source_name || ' ' || ifnull(label, '')
            || ' ' || ifnull(notes, '') || ' ' || ifnull(gear, '') AS haystack FROM activity
        ) WHERE \(activities.joined(separator: " AND "))
        UNION ALL
        SELECT id, started, 1 FROM (
          SELECT *, 'strength ' || name || ' ' || program || ' ' || ifnull(note, '') AS haystack
          FROM strength
        ) WHERE \(sessions.joined(separator: " AND "))
      ) ORDER BY started DESC, id DESC LIMIT \(add(limit))
      """
  }

  /// A part of the moment at which something began, on the clock of the place.
  static func local(_ format: String) -> String {
    "strftime('\(format)', started / 1000 + ifnull(offset, 0) * 60, 'unixepoch')"
  }

  private mutating func add(_ value: any DatabaseValueConvertible) -> String {
    arguments.append(value)
    return "?\(arguments.count)"
  }

  private static func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
