public import Training

/// Two activities side by side: their totals, their kilometers, and how far one was ahead of the other.
public struct ComparisonScreen: Equatable, Sendable {
  /// A quantity of both.
  public struct Row: Hashable, Sendable {
    /// What it is.
    public var label: String
    /// Of the first.
    public var first: String
    /// Of the second.
    public var second: String
    /// What the second has more or less: "12 s/km faster".
    public var difference: String
  }

  /// What the two were, and when.
  public var titles: [String]

  /// Which one was ahead at the end of the shared distance; nothing if a distance is unknown.
  public var sentence: String?

  /// The totals.
  public var rows: [Row]

  /// Number, time of the first, time of the second and difference of each kilometer or mile that both have.
  public var splits: [[String]]

  /// How many seconds the second was behind over the shared distance; negative if it was ahead.
  public var gap: SeriesChart?

  /// The distance of each place of the gap: "3.20 km".
  public var places: [String]

  /// Compares two activities, seen from a day.
  public init(
    _ first: Activity,
    _ second: Activity,
    units: UnitSystem = .metric,
    seenFrom today: Day
  ) {
    titles = [first, second].map { activity in
      let row = HistoryRow(activity.summary, units: units, seenFrom: today)
      return row.title + ", " + row.date
    }
    rows = Self.rows(first.summary, second.summary, units)
    splits = zip(first.splits(in: units), second.splits(in: units)).enumerated().compactMap {
      place,
      pair in
      // The last one is seldom whole, and then of two lengths.
      guard abs(pair.0.distance.meters - pair.1.distance.meters) < 0.5 else { return nil }
      return [
        "\(place + 1)", Written.duration(pair.0.moving), Written.duration(pair.1.moving),
        Self.difference(pair.0.moving, pair.1.moving, "slower", "faster"),
      ]
    }
    let ways = (WayTime(first.samples), WayTime(second.samples))
    let shared = min(ways.0.meters, ways.1.meters)
    places = []
    guard shared >= 100 else { return }
    let steps = (0..<SeriesChart.places).map {
      shared * Double($0 + 1) / Double(SeriesChart.places)
    }
    let gaps = steps.map { ways.1.time(at: $0) - ways.0.time(at: $0) }
    gap = SeriesChart("Gap", gaps) { Self.lead($0) }
    places = gap == nil ? [] : steps.map { Written.distance(.meters($0), units: units) }
    guard let last = gaps.last, last.isFinite else { return }
    let way = Written.distance(.meters(shared), units: units)
    var (one, other) = (Self.day(first, from: today), Self.day(second, from: today))
    if one == other { (one, other) = ("the first", "the second") }
    let lead = Self.lead(last)
    sentence =
      "Over " + way + ", " + other + " was "
      + (lead == "level" ? "level with " + one : Self.pace(lead) + " than " + one) + "."
  }

  private static func rows(
    _ first: ActivitySummary,
    _ second: ActivitySummary,
    _ units: UnitSystem
  ) -> [Row] {
    var rows: [Row] = []
    func add<Value>(
      _ label: String,
      _ values: (Value?, Value?),
      _ words: (Value) -> String,
      _ difference: (Value, Value) -> String
    ) {
      guard values.0 != nil || values.1 != nil else { return }
      var both = ""
      if let one = values.0, let other = values.1 { both = difference(one, other) }
      rows.append(
        Row(
          label: label,
          first: values.0.map(words) ?? "–",
          second: values.1.map(words) ?? "–",
          difference: both
        )
      )
    }
    add("Distance", (first.distance, second.distance)) {
      Written.distance($0, units: units)
    } _: { one, other in
      Self.difference(other.meters - one.meters, "more", "less") {
        Written.distance(.meters($0), units: units)
      }
    }
    add("Moving time", (first.duration, second.duration)) {
      Written.duration($0)
    } _: {
      Self.difference($0, $1, "more", "less")
    }
    if first.isOnFoot, second.isOnFoot {
      add("Average pace", (first.pace, second.pace)) {
        Written.pace($0, units: units)
      } _: { one, other in
        Self.difference(other.secondsPerKilometer - one.secondsPerKilometer, "slower", "faster") {
          Written.gap(secondsPerKilometer: $0, units: units)
        }
      }
    }
    for (label, rates) in [
      ("Average heart rate", (first.averageHeartRate, second.averageHeartRate)),
      ("Max heart rate", (first.maxHeartRate, second.maxHeartRate)),
    ] {
      add(label, rates) {
        Written.heartRate($0)
      } _: { one, other in
        Self.difference(other.beatsPerMinute - one.beatsPerMinute, "more", "less") {
          Written.heartRate(.beatsPerMinute($0))
        }
      }
    }
    add("Elevation gain", (first.ascent, second.ascent)) {
      "\(Written.whole($0.meters)) m"
    } _: { one, other in
      Self.difference(other.meters - one.meters, "more", "less") { "\(Written.whole($0)) m" }
    }
    return rows
  }

  // What would be written as nothing is the same.
  private static func difference(
    _ value: Double,
    _ more: String,
    _ less: String,
    _ words: (Double) -> String
  ) -> String {
    let size = words(abs(value))
    guard size != words(0) else { return "the same" }
    return size + " " + (value > 0 ? more : less)
  }

  private static func difference(
    _ one: Duration,
    _ other: Duration,
    _ more: String,
    _ less: String
  ) -> String {
    difference(other.inSeconds - one.inSeconds, more, less) { seconds in
      Written.duration(.milliseconds(Int64((seconds * 1000).rounded())))
    }
  }

  /// The day of an activity: "12 November", "today".
  private static func day(_ activity: Activity, from today: Day) -> String {
    let day = activity.summary.startedAt.day
    return today - day < 2 && today >= day
      ? DayWords.text(day, seenFrom: today)
      : DayWords.date(day, withYear: day.date.year != today.date.year)
  }

  private static func pace(_ lead: String) -> String {
    let parts = lead.split(separator: " ")
    return String(parts[0]) + (parts.last == "behind" ? " slower" : " faster")
  }

  private static func lead(_ seconds: Double) -> String {
    let size = Written.duration(.milliseconds(Int64((abs(seconds) * 1000).rounded())))
    return size == "0:00" ? "level" : size + (seconds > 0 ? " behind" : " ahead")
  }
}

/// When somebody had come how far.
private struct WayTime {
  private let way: [Double]
  private let time: [Double]

  init(_ samples: Samples) {
    let column = SeriesChart.way(samples)
    var way: [Double] = []
    var time: [Double] = []
    // Only what leads on: a device may stand, and some count back a little.
    for (row, meters) in column.enumerated() where row < samples.time.count {
      guard meters.isFinite, meters > (way.last ?? -1) else { continue }
      way.append(meters)
      time.append(samples.time[row])
    }
    self.way = way
    self.time = time
  }

  /// The whole distance in meters.
  var meters: Double { way.last ?? 0 }

  /// The seconds since the start at which a distance was reached.
  func time(at meters: Double) -> Double {
    guard let first = way.first, let start = time.first, meters > first else {
      return 0
    }
    var (low, high) = (0, way.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if way[middle] < meters { low = middle + 1 } else { high = middle }
    }
    let before = way[low - 1]
    let share = (min(meters, way[low]) - before) / (way[low] - before)
    return time[low - 1] + share * (time[low] - time[low - 1]) - start
  }
}
