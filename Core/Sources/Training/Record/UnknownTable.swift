/// A table that no program is known to write: its columns with some of their values, and what each may tell.
public struct UnknownTable: Hashable, Sendable {
  /// A column.
  public struct Column: Hashable, Sendable {
    /// Its name in the header.
    public let name: String
    /// Its first values.
    public let samples: [String]
    /// What it likely tells.
    public let guess: ColumnMeaning

    /// Shows a column.
    public init(_ name: String, samples: [String], guess: ColumnMeaning) {
      self.name = name
      self.samples = samples
      self.guess = guess
    }
  }

  /// The columns, in their order.
  public let columns: [Column]

  /// Shows columns.
  public init(_ columns: [Column]) { self.columns = columns }

  /// Guesses what columns tell by their names and values, each meaning once.
  public init(_ names: [String], samples: [[String]]) {
    var taken: Set<ColumnMeaning> = []
    columns = names.enumerated().map { place, name in
      let values = samples.indices.contains(place) ? samples[place] : []
      var guess = ColumnMeaning(name, values)
      if guess != .nothing, !taken.insert(guess).inserted { guess = .nothing }
      return Column(name, samples: values, guess: guess)
    }
  }

  /// What is learned if all guesses are right.
  public var guessed: LearnedTable {
    LearnedTable(columns.map { $0.name }, columns.map { $0.guess })
  }
}

extension ColumnMeaning {
  // What people and apps call such columns, in English and German; the first that fits is taken.
  private static let words: [(ColumnMeaning, Set<String>)] = [
    (.exercise, ["exercise", "exercises", "movement", "lift", "übung", "uebung"]),
    (
      .notes,
      [
        "note", "notes", "comment", "comments", "remark", "notiz", "notizen", "kommentar",
        "bemerkung",
      ]
    ),
    (.heartRate, ["hr", "bpm", "heart", "pulse", "puls", "herzfrequenz"]),
    (.weight, ["weight", "load", "gewicht", "last", "kg", "kgs", "lb", "lbs"]),
    (.reps, ["reps", "rep", "repetitions", "wiederholungen", "wdh"]),
    (
      .kilometers,
      [
        "distance", "distanz", "strecke", "entfernung", "km", "kilometers", "mi", "miles", "meters",
        "meter",
      ]
    ),
    (
      .seconds,
      [
        "duration", "dauer", "elapsed", "seconds", "sec", "secs", "sek", "sekunden", "minutes",
        "min", "mins", "minuten",
      ]
    ),
    (.date, ["date", "datum", "day", "tag", "started"]),
    (.time, ["time", "uhrzeit", "zeit", "clock"]),
    (.set, ["set", "sets", "satz", "sätze"]),
    (.sport, ["sport", "sportart", "activity", "aktivität", "type", "art"]),
    (.workout, ["workout", "training", "session", "routine", "name", "title", "titel"]),
  ]

  /// What a column of a name and of some values likely tells.
  fileprivate init(_ name: String, _ samples: [String]) {
    let words = Set(
      name.lowercased().split { !$0.isLetter }.map { String($0) }
    )
    func has(_ some: String...) -> Bool { some.contains { words.contains($0) } }
    let hasColons = samples.contains { $0.utf8.contains(UInt8(ascii: ":")) }
    guard let named = Self.words.first(where: { !$0.1.isDisjoint(with: words) })?.0 else {
      self = samples.first.map { Self.isDate($0) } == true ? .date : .nothing
      return
    }
    switch named {
    case .weight:
      self = has("kg", "kgs") ? .kilograms : has("lb", "lbs") ? .pounds : .weight
    case .kilometers:
      self = has("mi", "miles") ? .miles : has("m", "meters", "meter") ? .meters : .kilometers
    case .seconds:
      self = has("min", "mins", "minutes", "minuten") && !hasColons ? .minutes : .seconds
    case .time:
      // "0:45:10" under "Time" is how long it took.
      let isClock = samples.allSatisfy { Self.isClock($0) }
      self =
        hasColons && isClock
        ? .time : samples.first.map { Self.isDate($0) } == true ? .date : .seconds
    default: self = named
    }
  }

  /// "18:05" or "6:05 pm".
  private static func isClock(_ text: String) -> Bool {
    let parts = text.split(separator: ":")
    return parts.count == 2 && parts[0].utf8.count <= 2
      && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether two marks part three numbers, as in 2026-05-03.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split { "-./ T".contains($0) }
    return parts.count >= 3
      && parts.prefix(3).allSatisfy { part in
        part.utf8.count <= 4 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }
}
