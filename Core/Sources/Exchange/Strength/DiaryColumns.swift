import Formats
import Training

/// The columns of a diary by their names, and which of them were asked for.
///
/// A class, because every line asks: what nobody asked for by the last line was not used.
final class DiaryColumns {
  /// A column of weights or of lengths.
  struct Measured {
    let place: Int
    let name: String
    /// What the name says that it is counted in.
    let unit: String
  }

  /// The names in the header.
  let names: [String]

  /// The columns that begin with "weight" and say no unit or one that is known.
  let weights: [Measured]

  /// The columns that begin with "distance", likewise.
  let lengths: [Measured]

  private var places: [String: Int] = [:]
  // By the spelling in which a reader asks for them.
  private var asked: [String: Int?] = [:]

  init(_ names: [String]) {
    self.names = names
    weights = Self.measured("weight", in: names) { StrengthDiary.mass($0) != nil }
    lengths = Self.measured("distance", in: names) { StrengthDiary.meters(1, $0) != nil }
    for (place, name) in names.enumerated() where places[name.lowercased()] == nil {
      places[name.lowercased()] = place
    }
  }

  /// The place of a column, whatever its case.
  func place(_ name: String) -> Int? {
    if let known = asked[name] { return known }
    let place = places[name.lowercased()]
    asked[name] = .some(place)
    return place
  }

  /// The columns that tell of training and were not used although something stands in them.
  func unused(in rows: [CSVTable.Row]) -> [String] {
    var used = Set(asked.values.compactMap { $0 })
    used.formUnion((weights + lengths).map { $0.place })
    return Self.unused(names, in: rows) { used.contains($0) }
  }

  /// The columns of any table that tell of training and were not used although something stands in them.
  static func unused(
    _ names: [String],
    in rows: [CSVTable.Row],
    but isUsed: (Int) -> Bool
  ) -> [String] {
    names.indices.compactMap { place in
      guard !isUsed(place), isTelling(names[place].lowercased()) else { return nil }
      // The programs write 0 for nothing.
      let isEmpty = rows.allSatisfy { row in
        row.cells[place].trimmed.isEmpty || Double(row.cells[place]) == 0
      }
      return isEmpty ? nil : names[place]
    }
  }

  private static let telling = ["weight", "distance", "time", "rep", "note", "comment"]

  /// Whether a name begins with one of the words, alone or in the plural.
  private static func isTelling(_ name: String) -> Bool {
    // Samsung puts the name of its table before that of the column.
    let own = name.hasPrefix("com.samsung.") ? String(name.split(separator: ".").last ?? "") : name
    guard !own.hasSuffix("unit"), !silent.contains(where: { own.hasPrefix($0) }) else {
      return false
    }
    return telling.contains { word in
      guard own.hasPrefix(word) else { return false }
      let rest = own.dropFirst(word.count)
      let next = rest.first == "s" ? rest.dropFirst().first : rest.first
      return next.map { !$0.isLetter } ?? true
    }
  }

  // They say which clock a time is of.
  private static let silent = ["time zone", "time_zone", "time_offset"]

  /// Columns such as `Weight`, `Weight (kg)`, `Weight(kg)` or `weight_lbs`.
  private static func measured(
    _ word: String,
    in names: [String],
    where isUnit: (String) -> Bool
  ) -> [Measured] {
    var found: [Measured] = []
    for (place, name) in names.enumerated() {
      let small = name.lowercased()
      guard small.hasPrefix(word) else { continue }
      let unit = String(small.dropFirst(word.count).filter { !" _()[]".contains($0) })
      if unit.isEmpty || isUnit(unit) {
        found.append(Measured(place: place, name: name, unit: unit))
      }
    }
    return found
  }
}
