import Formats
import Training

/// A line of a diary, with what its program's columns say.
///
/// What cannot be read is an error that names the column: nothing is dropped without a word.
struct DiaryLine {
  /// Where it begins, counted from 1.
  let number: Int

  private let cells: [String]
  private let columns: DiaryColumns
  let hand: DiaryHand

  // What no set reaches, as the record keeps sets; a weight has its own bound.
  private static let most = 1_000_000.0
  private static let heaviest = 10_000.0

  init(_ row: CSVTable.Row, _ columns: DiaryColumns, _ hand: DiaryHand) {
    number = row.line
    cells = row.cells
    self.columns = columns
    self.hand = hand
  }

  /// Whether the table has a column.
  func has(_ name: String) -> Bool { columns.place(name) != nil }

  /// What the first of some cells holds that holds anything.
  func text(_ names: String...) -> String? { found(names)?.text }

  /// A text without the quote that Pacesetter's own tables, which have Hevy's columns, put before what
  /// looks like a formula.
  func words(_ name: String) -> String? { found([name]).map { CSVCell.plain($0.text) } }

  /// The name of the exercise.
  func exercise(_ name: String) throws(LineFault) -> String {
    guard let exercise = text(name) else { throw .problem("found no name of an exercise") }
    return CSVCell.plain(exercise)
  }

  /// When it was.
  func start(_ name: String, such example: String) throws(LineFault) -> DateTime {
    guard let text = text(name) else {
      throw .problem("found no date and time, expected such as \(example)")
    }
    return try time(text, such: example)
  }

  /// When it ended, if the line says so.
  func end(_ name: String, such example: String) throws(LineFault) -> DateTime? {
    guard let text = text(name) else { return nil }
    return try time(text, such: example)
  }

  /// The date and time of a text.
  func time(_ text: String, such example: String) throws(LineFault) -> DateTime {
    if let time = try hand.time(text) { return time }
    throw .problem("found \(text), expected a date and time such as \(example)")
  }

  /// A number that is more than zero: the programs write 0 for nothing.
  func number(_ names: String...) throws(LineFault) -> Double? {
    try found(names).flatMap { found throws(LineFault) in try positive(found.text, found.name) }
  }

  /// A number that may be zero, such as repetitions in reserve.
  func count(_ name: String) throws(LineFault) -> Double? {
    try text(name).map { text throws(LineFault) in try value(text, name) }
  }

  /// Repetitions.
  func reps(_ name: String) throws(LineFault) -> Int? {
    try text(name).flatMap { text throws(LineFault) in try reps(of: text, in: name) }
  }

  /// Repetitions of a part of a cell; "8+" is as many as went, at least eight.
  func reps(of text: String, in name: String) throws(LineFault) -> Int? {
    let count = text.hasSuffix("+") ? String(text.dropLast()) : text
    guard let value = try positive(count, name) else { return nil }
    guard value == value.rounded() else {
      throw .problem("found \(text) in \"\(name)\", expected a whole number")
    }
    return Int(value)
  }

  /// A time such as `1h 5m`, `0:29:00` or a count of seconds.
  func seconds(_ names: String...) throws(LineFault) -> Double? {
    guard let (name, text) = found(names) else { return nil }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 >= UInt8(ascii: "A") }) else {
      return try positive(text, name)
    }
    guard let seconds = StrengthDiary.seconds(text) else {
      // What is no time of "1h 5m" may be a number such as 1e3.
      return try positive(text, name)
    }
    return seconds == 0 ? nil : try bounded(seconds, Self.most, text, name)
  }

  /// The weight with its unit: that of the column, of the line, or else one that was told.
  ///
  /// Less than nothing is what a machine or a band takes away, and so is the weight of an exercise that says
  /// that it is assisted.
  func load(of exercise: String, else told: MassUnit?) throws(LineFault) -> LoadEntry? {
    for column in columns.weights {
      guard let text = cell(column.place) else { continue }
      var unit = StrengthDiary.mass(column.unit)
      if unit == nil { unit = try self.unit("Weight Unit", "weight_unit", "WeightUnit") ?? told }
      if let load = try load(text, column.name, unit, exercise) { return load }
    }
    return nil
  }

  /// The weight of one column, with the unit of another.
  func load(
    _ name: String,
    in unit: MassUnit?,
    of exercise: String
  ) throws(LineFault) -> LoadEntry? {
    try text(name).flatMap { text throws(LineFault) in try load(text, name, unit, exercise) }
  }

  /// What weights are counted in, by some column.
  func unit(_ names: String...) throws(LineFault) -> MassUnit? {
    guard let (name, text) = found(names) else { return nil }
    guard let unit = StrengthDiary.mass(text) else {
      throw .problem("found \(text) in \"\(name)\", expected kg or lb")
    }
    return unit
  }

  /// What weights are counted in by the header or by this line, where no weight stands in it.
  func unitOfWeights() throws(LineFault) -> MassUnit? {
    for column in columns.weights {
      if let unit = StrengthDiary.mass(column.unit) { return unit }
    }
    return try unit("Weight Unit", "weight_unit", "WeightUnit")
  }

  /// How far it went: in the unit of the column, of the line, or else in another.
  func meters(else other: String) throws(LineFault) -> Double? {
    for column in columns.lengths {
      guard let text = cell(column.place), let value = try positive(text, column.name) else {
        continue
      }
      let named = self.text("Distance Unit", "distance_unit", "DistanceUnit")
      let unit = column.unit.isEmpty ? named ?? other : column.unit
      guard let meters = StrengthDiary.meters(value, unit) else {
        throw .problem("found the unit \(unit), expected m, km, mi, ft, yd, cm or in")
      }
      return meters
    }
    return nil
  }

  // MARK: Cells

  private func cell(_ place: Int) -> String? {
    // Lyfta writes the word for nothing.
    let cell = cells[place].trimmed
    return cell.isEmpty || cell == "null" ? nil : cell
  }

  private func found(_ names: [String]) -> (name: String, text: String)? {
    for name in names {
      if let text = columns.place(name).flatMap({ cell($0) }) { return (name, text) }
    }
    return nil
  }

  /// The weight of a part of a cell; what stands behind a plus was added to one's own weight.
  func load(
    _ text: String,
    _ name: String,
    _ unit: MassUnit?,
    _ exercise: String
  ) throws(LineFault) -> LoadEntry? {
    let value = try value(text, name)
    let isAdded = text.hasPrefix("+")
    guard value != 0 || isAdded else { return nil }
    let weight = try bounded(value.magnitude, Self.heaviest, text, name)
    guard let unit else { throw .unitUntold }
    let isAssisted = value < 0 || Self.isAssisted(exercise)
    return LoadEntry(isAssisted ? .assisted : isAdded ? .bodyweight : .external, weight, unit)
  }

  private func positive(_ text: String, _ name: String) throws(LineFault) -> Double? {
    let value = try value(text, name)
    guard value >= 0 else {
      throw .problem("found \(text) in \"\(name)\", expected nothing below 0")
    }
    return value == 0 ? nil : try bounded(value, Self.most, text, name)
  }

  private func bounded(
    _ value: Double,
    _ most: Double,
    _ text: String,
    _ name: String
  ) throws(LineFault) -> Double {
    guard value <= most else {
      throw .problem("found \(text) in \"\(name)\", expected at most \(Int(most))")
    }
    return value
  }

  private func value(_ text: String, _ name: String) throws(LineFault) -> Double {
    switch hand.number(text) {
    case .value(let value): return value
    case .either:
      throw .problem("found \(text) in \"\(name)\", whose mark may part thousands or decimals")
    case .none: throw .problem("found \(text) in \"\(name)\", expected a number")
    }
  }

  /// Whether an exercise is one whose weight helps, in the languages in which diaries name exercises.
  private static func isAssisted(_ exercise: String) -> Bool {
    let words = exercise.lowercased().split { " ()-,/".contains($0) }
    return words.contains { word in
      ["assisted", "assisti", "assisté", "asisti", "unterstützt"].contains { word.hasPrefix($0) }
    }
  }
}
