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
    seenFrom today: Day,
    in language: Language = .english
  ) {
    titles = [first, second].map { activity in
      let row = HistoryRow(activity.summary, units: units, seenFrom: today, in: language)
      return row.title + ", " + row.date
    }
    let words = Comparing(language: language, units: units)
    rows = words.rows(first.summary, second.summary)
    splits = zip(first.splits(in: units), second.splits(in: units)).enumerated().compactMap {
      place,
      pair in
      // The last one is seldom whole, and then of two lengths.
      guard abs(pair.0.distance.meters - pair.1.distance.meters) < 0.5 else { return nil }
      return [
        "\(place + 1)", Written.duration(pair.0.moving), Written.duration(pair.1.moving),
        words.difference(pair.0.moving, pair.1.moving, words.speeds),
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
    gap = SeriesChart(language.pick("Gap", "Abstand"), gaps, language) { words.lead($0) }
    places = gap == nil ? [] : steps.map { words.distance(.meters($0)) }
    guard let last = gaps.last, last.isFinite else { return }
    let days = [first, second].map { Self.day($0, from: today, language) }
    sentence = words.sentence(over: .meters(shared), days, behind: last)
  }

  /// The day of an activity: "12 November", "today".
  private static func day(_ activity: Activity, from today: Day, _ language: Language) -> String {
    let day = activity.summary.startedAt.day
    return today - day < 2 && today >= day
      ? DayWords.text(day, seenFrom: today, in: language)
      : language.pick("", "am ")
        + DayWords.date(day, withYear: day.date.year != today.date.year, in: language)
  }
}

/// The words for what one has more or less of than another.
private struct Comparing {
  var language: Language
  var units: UnitSystem

  private var amounts: (more: String, less: String) {
    (language.pick("more", "mehr"), language.pick("less", "weniger"))
  }

  var speeds: (more: String, less: String) {
    (language.pick("slower", "langsamer"), language.pick("faster", "schneller"))
  }

  func distance(_ distance: Distance) -> String {
    Written.distance(distance, units: units, in: language)
  }

  func rows(_ first: ActivitySummary, _ second: ActivitySummary) -> [ComparisonScreen.Row] {
    var rows: [ComparisonScreen.Row] = []
    func add<Value>(
      _ english: String,
      _ german: String,
      _ values: (Value?, Value?),
      _ words: (Value) -> String,
      _ difference: (Value, Value) -> String
    ) {
      guard values.0 != nil || values.1 != nil else { return }
      var both = ""
      if let one = values.0, let other = values.1 { both = difference(one, other) }
      rows.append(
        ComparisonScreen.Row(
          label: language.pick(english, german),
          first: values.0.map(words) ?? "–",
          second: values.1.map(words) ?? "–",
          difference: both
        )
      )
    }
    add("Distance", "Distanz", (first.distance, second.distance)) {
      distance($0)
    } _: { one, other in
      difference(other.meters - one.meters, amounts) { distance(.meters($0)) }
    }
    add("Moving time", "Zeit in Bewegung", (first.duration, second.duration)) {
      Written.duration($0)
    } _: {
      difference($0, $1, amounts)
    }
    if first.isOnFoot, second.isOnFoot {
      add("Average pace", "Pace im Schnitt", (first.pace, second.pace)) {
        Written.pace($0, units: units)
      } _: { one, other in
        difference(other.secondsPerKilometer - one.secondsPerKilometer, speeds) {
          Written.gap(secondsPerKilometer: $0, units: units)
        }
      }
    }
    for (english, german, rates) in [
      (
        "Average heart rate", "Puls im Schnitt",
        (first.averageHeartRate, second.averageHeartRate)
      ),
      ("Max heart rate", "Höchster Puls", (first.maxHeartRate, second.maxHeartRate)),
    ] {
      add(english, german, rates) {
        Written.heartRate($0)
      } _: { one, other in
        difference(other.beatsPerMinute - one.beatsPerMinute, amounts) {
          Written.heartRate(.beatsPerMinute($0))
        }
      }
    }
    add("Elevation gain", "Höhenmeter", (first.ascent, second.ascent)) {
      Written.grouped($0.meters, in: language) + " m"
    } _: { one, other in
      difference(other.meters - one.meters, amounts) { Written.grouped($0, in: language) + " m" }
    }
    return rows
  }

  // What would be written as nothing is the same.
  private func difference(
    _ value: Double,
    _ ways: (more: String, less: String),
    _ words: (Double) -> String
  ) -> String {
    let size = words(abs(value))
    guard size != words(0) else { return language.pick("the same", "gleich") }
    return size + " " + (value > 0 ? ways.more : ways.less)
  }

  func difference(
    _ one: Duration,
    _ other: Duration,
    _ ways: (more: String, less: String)
  ) -> String {
    difference(other.inSeconds - one.inSeconds, ways) { Self.time($0) }
  }

  /// How far somebody was behind: "1:06 behind", "level".
  func lead(_ seconds: Double) -> String {
    let size = Self.time(abs(seconds))
    guard size != Self.time(0) else { return language.pick("level", "gleichauf") }
    return size + " "
      + (seconds > 0 ? language.pick("behind", "zurück") : language.pick("ahead", "voraus"))
  }

  /// Who was ahead at the end of a distance, in a sentence.
  func sentence(over way: Distance, _ days: [String], behind seconds: Double) -> String {
    let size = Self.time(abs(seconds))
    let isLevel = size == Self.time(0)
    let speed = seconds > 0 ? speeds.more : speeds.less
    switch language {
    case .english:
      let (one, other) = days[0] == days[1] ? ("the first", "the second") : (days[0], days[1])
      return "Over \(distance(way)), \(other) was "
        + (isLevel ? "level with \(one)." : "\(size) \(speed) than \(one).")
    case .german:
      let (one, other) = days[0] == days[1] ? ("beim ersten", "beim zweiten") : (days[0], days[1])
      return isLevel
        ? "Auf \(distance(way)) gleichauf: \(other) und \(one)."
        : "Auf \(distance(way)): \(other) \(size) \(speed) als \(one)."
    }
  }

  private static func time(_ seconds: Double) -> String {
    Written.duration(.milliseconds(Int64((seconds * 1000).rounded())))
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
