import Formats
import Training

/// Gathers what the lines of a table or the values of a JSON file say of days.
///
/// Zero is what programs write for nothing; what nobody can have is a fault of its line.
struct FigureSheet {
  /// Where what is being read stands, counted from 1.
  var line = 0

  /// What single readings say of days.
  private(set) var readings: [FigureTable.Reading] = []

  /// What was counted bit by bit, by who counted it and by the day.
  private(set) var counts: [String: [Day: FigureTable.Stretch]] = [:]

  /// What could not be read.
  private(set) var faults: [StrengthFile.Fault] = []

  /// What the file has besides, which is not kept.
  private(set) var unused: [String] = []

  private let hand: DiaryHand
  private let ahead: FigureTable.Clock
  // Clocks change at whole quarters of an hour.
  private static let quarter = 900.0
  private var known: (quarter: Double, offset: UTCOffset?)?

  init(_ table: CSVTable? = nil, ahead: @escaping FigureTable.Clock) {
    hand = DiaryHand(table?.rows ?? [], separator: table?.separator ?? UInt8(ascii: ","))
    self.ahead = ahead
  }

  // MARK: Keeping

  /// Keeps a figure of a day; of two such the later one of the day may hold.
  mutating func keep(
    _ kind: DailyFigure.Kind,
    _ value: Double?,
    on day: Day?,
    at moment: Double = 0
  ) {
    guard let value, value != 0 else { return }
    guard let day else { return leaveOut("found no day, expected such as 2026-06-01") }
    guard kind.believable.contains(value) else {
      return leaveOut("found a figure of \(kind.rawValue) that nobody has")
    }
    readings.append(
      FigureTable.Reading(
        figure: DailyFigure(day: day, kind: kind, value: value),
        moment: moment
      )
    )
  }

  /// Keeps a figure that was measured at a time.
  mutating func keep(_ kind: DailyFigure.Kind, _ value: Double?, at time: LocalTime?) {
    keep(kind, value, on: time?.day, at: time?.localSeconds ?? 0)
  }

  /// Counts in steps of a moment; nobody counts those of the whole account.
  mutating func count(_ steps: Double?, at time: LocalTime?, by source: String = "") {
    guard let steps, steps != 0 else { return }
    guard let time else { return leaveOut("found no time, expected such as 2026-06-01 07:30:00") }
    // More than anybody can make of a minute or of a quarter of an hour.
    guard (0...10_000).contains(steps) else {
      return leaveOut("found a figure of steps that nobody has")
    }
    let moment = time.instant.secondsSince1970
    counts[source, default: [:]][time.day, default: FigureTable.Stretch(moment)].add(
      steps,
      at: moment
    )
  }

  /// Notes something that the file has and that is not kept.
  mutating func pass(_ name: String?) {
    guard let name, !unused.contains(name) else { return }
    unused.append(name)
  }

  /// Notes what is wrong with the line.
  mutating func leaveOut(_ problem: String, line: Int? = nil) {
    faults.append(StrengthFile.Fault(line: line ?? self.line, problem: problem))
  }

  // MARK: Reading

  /// A number as the table writes numbers.
  mutating func number(_ text: String?) -> Double? {
    guard let text, !Self.nothing.contains(text.lowercased()) else { return nil }
    switch hand.number(text) {
    case .value(let value): return value
    case .either: leaveOut("found \(text), whose mark may part thousands or decimals")
    case .none: leaveOut("found \(text), expected a number")
    }
    return nil
  }

  /// A date, with a time or without, by the clock of the place.
  func clock(_ text: String?) -> LocalTime? {
    guard let text else { return nil }
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

  /// A moment in UTC, as the runner's own clock showed it.
  mutating func universal(_ text: String?) -> LocalTime? {
    guard let time = text.flatMap({ DateTime($0) }) else { return nil }
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
