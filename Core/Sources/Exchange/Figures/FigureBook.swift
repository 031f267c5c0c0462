public import Training

/// The figures of days of all files of an import, one file after the other.
///
/// What is counted minute by minute lies in files of a month, and the day of a place begins in one and ends in
/// the next. So the bits of a day add up over files, unless two of the same source tell of the same time, of
/// which the last one holds.
public struct FigureBook: Sendable {
  private struct Source: Hashable {
    var program: String
    var count: FigureTable.Count
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
    for key in add(table) {
      guard best[key] == nil, let value = value(of: key, table.program) else { continue }
      figures.append(DailyFigure(day: key.day, kind: key.kind, value: value))
    }
    return figures.sorted { ($0.day, $0.kind.rawValue) < ($1.day, $1.kind.rawValue) }
  }

  /// Takes in what a file counts, and returns of what it tells.
  private mutating func add(_ table: FigureTable) -> Set<Key> {
    var keys: Set<Key> = []
    for (count, counted) in table.counts {
      let source = Source(program: table.program, count: count)
      for (day, stretch) in counted {
        var stretches = counts[source]?[day] ?? []
        stretches.removeAll { $0.span.overlaps(stretch.span) }
        counts[source, default: [:]][day] = stretches + [stretch]
        keys.insert(Key(day: day, kind: count.kind))
      }
    }
    return keys
  }

  /// The steps or the mean of a day: those of the account, or else of the device that counted most, for every
  /// device counts the same steps.
  private func value(of key: Key, _ program: String) -> Double? {
    func total(_ stretches: [FigureTable.Stretch]) -> Double {
      let sum = stretches.reduce(0) { $0 + $1.sum }
      return key.kind.isGreatest ? sum : sum / stretches.reduce(0) { $0 + $1.number }
    }
    let account = FigureTable.Count(kind: key.kind, name: "")
    if let whole = counts[Source(program: program, count: account)]?[key.day] {
      return total(whole)
    }
    var most: Double?
    for (source, days) in counts
    where source.program == program && source.count.kind == key.kind {
      if let stretches = days[key.day] { most = max(most ?? 0, total(stretches)) }
    }
    return most
  }
}
