import Formats
import Training

extension ActivityTable.Row {
  /// A line of Strava's table.
  ///
  /// Several columns stand in it twice, first as the page shows them and then, further right, in seconds and
  /// meters. The header is in the language of the account, and changes several times a year; the first
  /// columns and the recording's folder do not.
  static func strava(_ row: CSVTable.Row, _ table: CSVTable) -> Self {
    let cells = Cells(row, table)
    var entry = Self(line: row.line)
    entry.file = row.cells.first { $0.hasPrefix("activities/") }
    entry.startedAt = cells.at(1).flatMap { clock($0) }
      .map { LocalTime(secondsSince1970: $0, offset: .zero) }
    entry.name = cells.at(2)
    entry.sport = cells.at(3)
    let notes = [cells.at(4), cells.last("Activity Private Note")].compactMap { $0 }
    entry.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    entry.effort = cells.number("Perceived Exertion").map { Int($0.rounded()) }
      .flatMap { (1...10).contains($0) ? $0 : nil }
    entry.elapsed = duration(cells.number("Elapsed Time") ?? cells.number(at: 5))
    entry.moving = duration(cells.number("Moving Time"))
    let meters = cells.isDoubled("Distance") ? cells.number("Distance") : nil
    entry.distance = distance(meters ?? cells.number(at: 6).map { $0 * 1000 })
    entry.kilocalories = cells.number("Calories")
    entry.averageHeartRate = cells.number("Average Heart Rate").flatMap { rate($0) }
    return entry
  }

  /// A line of Runkeeper's table, which has the clock of the place and, by its header, kilometers or miles.
  static func runkeeper(_ row: CSVTable.Row, _ table: CSVTable) -> Self {
    let cells = Cells(row, table)
    var entry = Self(line: row.line)
    entry.file = cells.last("GPX File")
    entry.startedAt = cells.last("Date").flatMap { clock($0) }
      .map { LocalTime(secondsSince1970: $0) }
    entry.name = cells.last("Route Name")
    entry.sport = cells.last("Type")
    entry.notes = cells.last("Notes")
    entry.elapsed = duration(cells.last("Duration").flatMap { StrengthDiary.seconds($0) })
    let kilometers = cells.number("Distance (km)")
    let miles = cells.number("Distance (mi)")
    entry.distance = distance(
      kilometers.map { $0 * 1000 } ?? miles.map { $0 * Distance.metersPerMile }
    )
    entry.kilocalories = cells.number("Calories Burned")
    entry.averageHeartRate = cells.number("Average Heart Rate (bpm)").flatMap { rate($0) }
    return entry
  }

  // Nobody's longest activity: a year, and once around the earth.
  private static let longest = 31_536_000.0
  private static let farthest = 40_075_000.0

  private static func duration(_ seconds: Double?) -> Duration? {
    seconds.flatMap { $0 > 0 && $0 <= longest ? Duration(roundedSeconds: $0) : nil }
  }

  private static func distance(_ meters: Double?) -> Distance? {
    meters.flatMap { $0 > 0 && $0 <= farthest ? .meters($0) : nil }
  }

  private static func rate(_ beats: Double) -> HeartRate? {
    (20...250).contains(beats) ? .beatsPerMinute(beats) : nil
  }

  /// The seconds since 1970 of a clock: ISO 8601, or as Strava writes it in English and in German,
  /// `May 3, 2026, 6:12:00 AM` and `03.05.2026, 06:12:00`.
  static func clock(_ text: String) -> Double? {
    if let known = DateTime(text) { return known.secondsSince1970 }
    let hasDots = text.utf8.contains(UInt8(ascii: "."))
    let words = text.split { ", :.\u{A0}\u{202F}".contains($0) }.map { String($0).lowercased() }
    var numbers = words.compactMap { Int($0) }
    guard numbers.count >= 5 else { return nil }
    let month = months.firstIndex { month in words.contains { $0.hasPrefix(month) } }
    if let month {
      numbers.insert(month + 1, at: 0)
    } else if hasDots {
      numbers.swapAt(0, 1)
    } else {
      return nil
    }
    guard numbers.count >= 5, let day = Day(year: numbers[2], month: numbers[0], day: numbers[1])
    else { return nil }
    var hour = numbers[3]
    if words.contains("pm"), hour < 12 { hour += 12 }
    if words.contains("am"), hour == 12 { hour = 0 }
    let (minute, second) = (numbers[4], numbers.count > 5 ? numbers[5] : 0)
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else {
      return nil
    }
    return day.midnight.secondsSince1970 + Double(hour * 3600 + minute * 60 + second)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}

/// The cells of a line by the names of their columns.
private struct Cells {
  private let row: CSVTable.Row
  private let table: CSVTable

  init(_ row: CSVTable.Row, _ table: CSVTable) {
    self.row = row
    self.table = table
  }

  /// What a place holds, if it holds anything.
  func at(_ column: Int) -> String? {
    guard row.cells.indices.contains(column) else { return nil }
    let cell = row.cells[column].trimmed
    return cell.isEmpty ? nil : cell
  }

  /// What the last column of a name holds.
  func last(_ name: String) -> String? {
    table.columns.lastIndex { $0 == name }.flatMap { at($0) }
  }

  func isDoubled(_ name: String) -> Bool {
    table.columns.firstIndex { $0 == name } != table.columns.lastIndex { $0 == name }
  }

  func number(_ name: String) -> Double? {
    table.columns.lastIndex { $0 == name }.flatMap { number(at: $0) }
  }

  func number(at column: Int) -> Double? {
    at(column).flatMap { StrengthDiary.number($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
