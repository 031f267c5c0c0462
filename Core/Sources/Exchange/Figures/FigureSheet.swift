import Formats
import Training

/// Gathers what the lines of a table or the values of a JSON file say of days.
///
/// Zero is what programs write for nothing. What cannot be read and what nobody can have is a fault: its first
/// line, and how many later ones are like it.
struct FigureSheet {
  /// What is being read.
  private enum Place {
    case cells(ActivityCells)
    case value(JSON)
  }

  /// What single readings say of days, the one of each day and kind that holds.
  private(set) var readings: [FigureTable.Reading] = []
  private var places: [DailyFigure.Kind: [Day: Int]] = [:]

  /// What was counted bit by bit, by the day.
  private(set) var counts: [FigureTable.Count: [Day: FigureTable.Stretch]] = [:]

  /// What could not be read.
  private(set) var faults: [StrengthFile.Fault] = []

  /// What the file has besides, which is not kept.
  private(set) var unused: [String] = []

  private var hand = DiaryHand([], separator: UInt8(ascii: ","))
  private let ahead: FigureTable.Clock
  private var place = Place.value(.null)
  private var line = 0
  // The text that should have told the time, for whoever keeps the figure to say.
  private var clock: String?
  // Where the faults of a kind stand.
  private var kinds: [String: Int] = [:]
  private var faultCount = 0
  // Clocks change at whole quarters of an hour.
  private static let quarter = 900.0
  private var known: (quarter: Double, offset: UTCOffset?)?

  // Nobody reads more.
  private static let mostFaults = 1000

  init(ahead: @escaping FigureTable.Clock) { self.ahead = ahead }

  /// Looks at how the lines that come next, and those before them, write numbers and days.
  mutating func look(at table: CSVTable) {
    hand.look(at: table.rows, separator: table.separator)
  }

  /// Begins with a line of the table.
  mutating func begin(_ cells: ActivityCells, line: Int) {
    (place, self.line, clock) = (.cells(cells), line, nil)
  }

  /// Begins with a value of the list.
  mutating func begin(_ value: JSON, number: Int) {
    (place, line, clock) = (.value(value), number, nil)
  }

  // MARK: Keeping

  /// Keeps a figure of a day; of two such the later one of the day may hold.
  mutating func keep(
    _ kind: DailyFigure.Kind,
    _ value: Double?,
    on day: Day?,
    at moment: Double = 0
  ) {
    guard let value, value != 0, isBelievable(value, kind.believable, kind) else { return }
    guard let day else { return leaveOut(expecting: "2026-06-01") }
    let reading = FigureTable.Reading(
      figure: DailyFigure(day: day, kind: kind, value: value),
      moment: moment
    )
    if let place = places[kind]?[day] {
      if reading.holds(over: readings[place]) { readings[place] = reading }
    } else {
      places[kind, default: [:]][day] = readings.count
      readings.append(reading)
    }
  }

  /// Keeps a figure that was measured at a time.
  mutating func keep(_ kind: DailyFigure.Kind, _ value: Double?, at time: LocalTime?) {
    keep(kind, value, on: time?.day, at: time?.localSeconds ?? 0)
  }

  /// Counts in steps of a moment; nobody counts those of the whole account.
  mutating func count(_ steps: Double?, at time: LocalTime?, by source: String = "") {
    // More than anybody can make of a minute or of a quarter of an hour.
    count(steps, 0...10_000, FigureTable.Count(kind: .steps, name: source), at: time)
  }

  /// Counts in a reading of a figure that is the mean of those of its day.
  mutating func average(_ kind: DailyFigure.Kind, _ value: Double?, at time: LocalTime?) {
    count(value, kind.believable, FigureTable.Count(kind: kind, name: ""), at: time)
  }

  private mutating func count(
    _ value: Double?,
    _ range: ClosedRange<Double>,
    _ count: FigureTable.Count,
    at time: LocalTime?
  ) {
    guard let value, value != 0, isBelievable(value, range, count.kind) else { return }
    guard let time else { return leaveOut(expecting: "2026-06-01 07:30:00") }
    let moment = time.instant.secondsSince1970
    counts[count, default: [:]][time.day, default: FigureTable.Stretch(moment)].add(
      value,
      at: moment
    )
  }

  /// Notes something that the file has and that is not kept.
  mutating func pass(_ name: String?) {
    guard let name, !unused.contains(name) else { return }
    unused.append(name)
  }

  /// Notes what is wrong with the line; of a kind that was there before only that there is one more.
  mutating func leaveOut(_ problem: String, like kind: String? = nil, line: Int? = nil) {
    faultCount += 1
    if let place = kinds[kind ?? problem] {
      faults[place].others += 1
    } else if faults.count == Self.mostFaults {
      faults[faults.count - 1].others += 1
    } else {
      kinds[kind ?? problem] = faults.count
      faults.append(StrengthFile.Fault(line: line ?? self.line, problem: problem))
    }
  }

  private mutating func leaveOut(expecting example: String) {
    let found = clock.map { "\($0) as the time" } ?? "no time"
    leaveOut("found \(found), expected such as \(example)", like: "time")
  }

  private mutating func isBelievable(
    _ value: Double,
    _ range: ClosedRange<Double>,
    _ kind: DailyFigure.Kind
  ) -> Bool {
    if range.contains(value) { return true }
    leaveOut(kind.doubt(value, range), like: kind.rawValue)
    return false
  }

  // MARK: Reading

  /// A column's text, or that of a member.
  func text(_ name: String) -> String? {
    switch place {
    case .cells(let cells):
      cells.last(name).flatMap { Self.nothing.contains($0.lowercased()) ? nil : $0 }
    case .value: value(name)?.string
    }
  }

  /// What stands at a place of the line.
  func text(at column: Int) -> String? {
    if case .cells(let cells) = place { cells.at(column) } else { nil }
  }

  /// The name of the column at a place.
  func name(at column: Int) -> String? {
    if case .cells(let cells) = place, cells.names.indices.contains(column) {
      cells.names[column]
    } else {
      nil
    }
  }

  /// The value of a member, or of one in it, such as `metaData.calendarDate`.
  func value(_ path: String) -> JSON? {
    guard case .value(var value) = place else { return nil }
    for name in path.split(separator: ".") {
      guard let member = value[String(name)] else { return nil }
      value = member
    }
    return value
  }

  /// A number as the table writes numbers, or as JSON has it, also within a text.
  mutating func number(_ name: String) -> Double? {
    switch place {
    case .cells: return number(text(name), in: name)
    case .value:
      guard let value = value(name), value != .null else { return nil }
      if let number = value.number { return number }
      return number(value.string ?? "a value of another kind", in: name)
    }
  }

  /// The number at a place of the line.
  mutating func number(at column: Int) -> Double? {
    number(text(at: column), in: name(at: column) ?? "")
  }

  /// The sum of some columns or members; nothing where one of them cannot be read.
  mutating func sum(_ names: [String]) -> Double? {
    let before = faultCount
    var sum = 0.0
    for name in names {
      guard let value = number(name) else { continue }
      if value < 0 {
        leaveOut("found \(CSVCell.number(value)) in \"\(name)\", expected at least 0", like: name)
      }
      sum += value
    }
    return faultCount == before ? sum : nil
  }

  private mutating func number(_ text: String?, in name: String) -> Double? {
    guard let text, !Self.nothing.contains(text.lowercased()) else { return nil }
    switch hand.number(text) {
    case .value(let value): return value
    case .either:
      leaveOut(
        "found \(text) in \"\(name)\", whose mark may part thousands or decimals",
        like: name
      )
    case .none: leaveOut("found \(text) in \"\(name)\", expected a number", like: name)
    }
    return nil
  }

  /// A date, with a time or without, by the clock of the place.
  mutating func clock(_ name: String) -> LocalTime? { clock(of: text(name)) }

  /// The date of a text, likewise.
  mutating func clock(of text: String?) -> LocalTime? {
    guard let text, !text.isEmpty else { return nil }
    clock = text
    if let day = Day(text) { return LocalTime(day.midnight) }
    // What is no date is for whoever keeps the figure to say.
    let time = try? hand.time(text)
    return time.map {
      LocalTime(
        secondsSince1970: $0.secondsSince1970,
        offset: $0.offsetMinutes.flatMap { UTCOffset(exactly: $0) }
      )
    }
  }

  /// The day with which a text begins, whatever time stands behind it.
  mutating func day(_ name: String) -> Day? {
    guard let text = text(name) else { return nil }
    clock = text
    return Day(String(text.prefix(10)))
  }

  /// A moment in UTC, as the runner's own clock showed it.
  mutating func universal(_ name: String) -> LocalTime? {
    guard let text = text(name) else { return nil }
    clock = text
    guard let time = DateTime(text) else { return nil }
    if let minutes = time.offsetMinutes, minutes != 0 { return LocalTime(time) }
    return local(time.secondsSince1970)
  }

  /// Seconds since 1970, as the runner's own clock showed them.
  mutating func local(_ seconds: Double) -> LocalTime {
    let quarter = (seconds / Self.quarter).rounded(.down)
    if known?.quarter != quarter {
      known = (quarter, ahead(Instant(secondsSince1970: seconds)))
    }
    return LocalTime(secondsSince1970: seconds, offset: known?.offset)
  }

  private static let nothing: Set = ["", "null", "none", "nan", "-", "--"]
}
