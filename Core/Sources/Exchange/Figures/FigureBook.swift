public import Training

/// The figures of days of all files of an import, one file after the other.
///
/// What is counted minute by minute lies in files of a month, and the day of a place begins in one and ends in
/// the next. So the bits of a day add up over files, unless two of the same source tell of the same time, of
/// which the last one holds.
public struct FigureBook: Sendable {
  private struct Source: Hashable {
    var program: String
    var name: String
  }

  private struct Key: Hashable {
    var day: Day
    var kind: DailyFigure.Kind
  }

  private var counts: [Source: [Day: [FigureTable.Stretch]]] = [:]

  /// Begins with nothing.
  public init() {}

  /// The figures of a file, in order, after those of the files before it.
  public mutating func figures(of table: FigureTable) -> [DailyFigure] {
    var best: [Key: FigureTable.Reading] = [:]
    for reading in table.readings {
      let key = Key(day: reading.figure.day, kind: reading.figure.kind)
      if let other = best[key], !reading.holds(over: other) { continue }
      best[key] = reading
    }
    var figures = best.values.map { $0.figure }
    for day in add(table) {
      let key = Key(day: day, kind: .steps)
      guard best[key] == nil, let steps = steps(of: table.program, on: day) else { continue }
      figures.append(
        DailyFigure(day: day, kind: .steps, value: steps)
      )
    }
    return figures.sorted { ($0.day, $0.kind.rawValue) < ($1.day, $1.kind.rawValue) }
  }

  /// Takes in what a file counts, and returns the days that it tells of.
  private mutating func add(_ table: FigureTable) -> Set<Day> {
    var days: Set<Day> = []
    for (name, counted) in table.counts {
      let source = Source(program: table.program, name: name)
      for (day, stretch) in counted {
        var stretches = counts[source]?[day] ?? []
        stretches.removeAll { $0.span.overlaps(stretch.span) }
        counts[source, default: [:]][day] = stretches + [stretch]
        days.insert(day)
      }
    }
    return days
  }

  /// The steps of a day: those of the account, or else of the device that counted most, for every device counts
  /// the same steps.
  private func steps(of program: String, on day: Day) -> Double? {
    func sum(_ stretches: [FigureTable.Stretch]) -> Double { stretches.reduce(0) { $0 + $1.sum } }
    if let whole = counts[Source(program: program, name: "")]?[day] { return sum(whole) }
    var most: Double?
    for (source, days) in counts where source.program == program {
      if let stretches = days[day] { most = max(most ?? 0, sum(stretches)) }
    }
    return most
  }
}
