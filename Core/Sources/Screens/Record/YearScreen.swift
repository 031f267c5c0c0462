public import Training

/// A year of training: what it came to, and its months as bars, a part for each sport.
public struct YearScreen: Hashable, Sendable {
  /// A part of a bar.
  public struct Part: Hashable, Sendable {
    /// The sport.
    public var kind: HistorySearch.Kind
    /// Its share of the highest bar of the year, from 0 to 1.
    public var share: Double
  }

  /// A month.
  public struct Bar: Hashable, Sendable {
    /// Its name in three letters: "Nov".
    public var label: String
    /// What it came to: "November 2026: 12 activities · 104 km · 11 h"; without anything: "nothing".
    public var words: String
    /// The time of each sport, the most first as the year has it.
    public var parts: [Part]
  }

  /// The year.
  public var year: Int

  /// The year in one line: "142 activities · 1204 km · 118 h".
  public var words: String

  /// Each sport of the year in one line, by the time it took: "Running: 98 activities · 902 km · 82 h".
  public var sports: [(kind: HistorySearch.Kind, words: String)] {
    kinds.map { kind in
      (
        kind,
        kind.words(in: language) + ": "
          + Self.words(sums.filter { $0.kind == kind }, units, language)
      )
    }
  }

  /// The twelve months.
  public var bars: [Bar]

  private let sums: [MonthSum]
  private let kinds: [HistorySearch.Kind]
  private let units: UnitSystem
  private let language: Language

  /// Every year that has something, the newest first.
  public static func all(
    _ sums: [MonthSum],
    units: UnitSystem = .metric,
    in language: Language = .english
  ) -> [YearScreen] {
    var years: [Int] = []
    for sum in sums where !years.contains(sum.year) { years.append(sum.year) }
    return years.sorted(by: >).map { year in
      YearScreen(year, of: sums.filter { $0.year == year }, units: units, in: language)
    }
  }

  private init(
    _ year: Int,
    of sums: [MonthSum],
    units: UnitSystem,
    in language: Language
  ) {
    self.year = year
    self.sums = sums
    self.units = units
    self.language = language
    words = Self.words(sums, units, language)
    let times = HistorySearch.Kind.allCases.map { kind in
      (kind, Self.seconds(sums.filter { $0.kind == kind }), sums.contains { $0.kind == kind })
    }
    kinds = times.filter { $0.2 }.sorted { $0.1 > $1.1 }.map { $0.0 }
    let months = (1...12).map { month in sums.filter { $0.month == month } }
    let most = max(1, months.map { Self.seconds($0) }.max() ?? 0)
    var bars: [Bar] = []
    for (place, month) in months.enumerated() {
      guard let day = Day(year: year, month: place + 1, day: 1) else { continue }
      let name = DayWords.month(of: day, in: language)
      let parts = kinds.compactMap { kind -> Part? in
        let seconds = Self.seconds(month.filter { $0.kind == kind })
        return seconds > 0 ? Part(kind: kind, share: seconds / most) : nil
      }
      let said =
        month.isEmpty ? language.pick("nothing", "nichts") : Self.words(month, units, language)
      bars.append(Bar(label: String(name.prefix(3)), words: name + ": " + said, parts: parts))
    }
    self.bars = bars
  }

  private static func seconds(_ sums: [MonthSum]) -> Double {
    sums.reduce(0) { $0 + $1.duration.inSeconds }
  }

  private static func words(
    _ sums: [MonthSum],
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    let count = sums.reduce(0) { $0 + $1.count }
    var words = [
      count == 1
        ? language.pick("1 activity", "1 Aktivität")
        : language.pick("\(count) activities", "\(count) Aktivitäten")
    ]
    let distance = sums.reduce(Distance.zero) { $0 + $1.distance }
    if distance > .zero {
      words.append(Written.decimal(Written.roughDistance(distance, units: units), in: language))
    }
    let seconds = seconds(sums)
    if seconds >= 3600 {
      words.append("\(Written.whole(seconds / 3600)) h")
    } else if seconds > 0 {
      words.append("\(max(1, Written.whole(seconds / 60))) min")
    }
    return words.joined(separator: " · ")
  }
}

extension HistorySearch.Kind {
  /// The sport as a heading: "Running".
  public func words(in language: Language = .english) -> String {
    switch self {
    case .running: language.pick("Running", "Laufen")
    case .walking: language.pick("Walking", "Gehen")
    case .cycling: language.pick("Cycling", "Radfahren")
    case .swimming: language.pick("Swimming", "Schwimmen")
    case .strength: language.pick("Strength", "Kraft")
    case .other: language.pick("Other", "Anderes")
    }
  }
}

extension Written {
  /// A distance without decimals: "1204 km", and below ten with one: "5.2 km".
  static func roughDistance(_ distance: Distance, units: UnitSystem) -> String {
    let length = units == .metric ? distance.kilometers : distance.miles
    let unit = units == .metric ? " km" : " mi"
    guard length < 10 else { return "\(whole(length))" + unit }
    let tenths = whole(length * 10)
    return "\(tenths / 10).\(tenths % 10)" + unit
  }
}
