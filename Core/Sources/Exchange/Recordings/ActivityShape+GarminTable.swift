import Formats
import Training

extension ActivityShape {
  /// What Garmin Connect's list of activities exports as CSV: the header is in the language of the page, the
  /// numbers are in the account's, and `--` is nothing. Which columns there are depends on the sports shown,
  /// but for the first nine.
  ///
  /// Neither kilometers nor miles are named; strides tell which of them it is, and kilometers are assumed.
  static let garminTable = source(
    "Garmin",
    isOne: { head in
      let columns = head.columns
      if columns.starts(with: ["Activity Type", "Date", "Favorite", "Title"]) { return true }
      // In every language the second cell of a line is its start, and the third a heart that was tapped.
      let lines = head.text.utf8.split(maxSplits: 2) { $0 == 0x0A || $0 == 0x0D }
      guard columns.count >= 9, lines.count > 1 else { return false }
      let cells = lines[1].split(
        separator: UInt8(ascii: ","),
        maxSplits: 3,
        omittingEmptySubsequences: false
      ).map { String(decoding: $0.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self) }
      return cells.count > 3 && DateTime(cells[1]) != nil && ["true", "false"].contains(cells[2])
    }
  ) { entry, cells in
    entry.keep(clock: cells.at(1))
    entry.name = cells.at(3)
    entry.sport = cells.at(0)
    entry.keep(elapsed: garminSeconds(cells, "Elapsed Time", 6))
    entry.keep(moving: garminSeconds(cells, "Time", 6))
    entry.keep(meters: garminMeters(cells))
    entry.keep(ascent: garminNumber(cells, "Total Ascent") ?? garminNumber(cells, "Anstieg gesamt"))
    entry.kilocalories = garminNumber(cells, "Calories", 5)
    entry.keep(averageHeartRate: garminNumber(cells, "Avg HR", 7))
    entry.keep(maxHeartRate: garminNumber(cells, "Max HR", 8))
  }

  /// A number of a column, or where its name is in another language, of a place.
  ///
  /// Three digits after a mark are thousands: distances have two decimals, and all else has fewer.
  private static func garminNumber(_ cells: ActivityCells, _ name: String, _ place: Int = -1)
    -> Double?
  {
    guard let text = cells.last(name) ?? cells.at(place) else { return nil }
    let number = WrittenNumber(text)
    let value = number?.value(decimal: number?.decimal ?? (number?.mark == "," ? "." : ","))
    guard let value, value >= 0 else {
      cells.unread.note(text, in: name)
      return nil
    }
    return value > 0 ? value : nil
  }

  private static func garminSeconds(_ cells: ActivityCells, _ name: String, _ place: Int) -> Double?
  {
    guard let text = cells.last(name) ?? cells.at(place) else { return nil }
    if let seconds = StrengthDiary.seconds(text), seconds >= 0 { return seconds }
    cells.unread.note(text, in: name)
    return nil
  }

  private static func garminMeters(_ cells: ActivityCells) -> Double? {
    guard let length = garminNumber(cells, "Distance", 4) else { return nil }
    let isSwim = SportWord(cells.at(0) ?? "").sport == .swimming
    let inMiles = isInMiles(cells) ?? cells.first(20).lazy.compactMap { isInMiles($0) }.first
    if isSwim { return length * (inMiles == true ? metersPerYard : 1) }
    // A pace is that of a kilometer even where a track's meters are listed.
    if let pace = garminSeconds(cells, "Avg Pace", -1), let time = garminSeconds(cells, "Time", 6),
      length * pace > 50 * time
    {
      return length
    }
    return length * (inMiles == true ? Distance.metersPerMile : 1000)
  }

  private static let metersPerYard = 0.9144

  /// Whether a run counts miles, as its steps tell: cadence, time and the length of a stride in meters.
  private static func isInMiles(_ cells: ActivityCells) -> Bool? {
    guard let stride = garminNumber(cells, "Avg Stride Length"),
      let cadence = garminNumber(cells, "Avg Run Cadence"),
      let time = garminSeconds(cells, "Time", 6), let length = garminNumber(cells, "Distance", 4)
    else { return nil }
    let metersOfOne = stride * cadence * time / 60 / length
    if (850...1150).contains(metersOfOne) { return false }
    return (1400...1850).contains(metersOfOne) ? true : nil
  }
}
