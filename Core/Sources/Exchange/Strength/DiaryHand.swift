import Formats

/// How whoever saved a table writes numbers and days, as far as the table itself tells.
///
/// Spreadsheets save both in the manner of a country: `1,102.5` or `1.102,5`, `5/3/2026` or `03/05/2026`.
struct DiaryHand: Hashable, Sendable {
  /// What a text says as a number.
  enum Number: Equatable {
    case value(Double)
    /// Its one mark may part thousands or decimals.
    case either(Double, Double)
    case none
  }

  /// The mark before decimals, if the table tells.
  private(set) var decimal: Unicode.Scalar?

  /// Whether the day stands before the month in `03/05/2026`, if the table tells.
  var isDayFirst: Bool?

  // What the cells tell of decimals.
  private var points = 0
  private var commas = 0
  // What they tell of days.
  private var days = 0
  private var months = 0
  private var hints = 0

  /// Looks at all cells of a table.
  init(_ rows: [CSVTable.Row], separator: UInt8) { look(at: rows, separator: separator) }

  /// Looks at further cells of the same table, for all of it is written in one manner; where no cell tells, a
  /// table with commas between its cells has points in its numbers.
  mutating func look(at rows: [CSVTable.Row], separator: UInt8) {
    for row in rows {
      for cell in row.cells {
        guard let first = cell.utf8.first, first < 0x40 else { continue }
        switch WrittenNumber(cell)?.decimal {
        case "."?: points += 1
        case ","?: commas += 1
        default: break
        }
        guard let date = SlashDate(cell) else { continue }
        if date.first > 12 { days += 1 } else if date.second > 12 { months += 1 }
        hints += date.hint
      }
    }
    decimal =
      points == commas
      ? (separator == UInt8(ascii: ",") ? "." : nil) : points > commas ? "." : ","
    if days > 0 || months > 0 {
      isDayFirst = days > 0 && months > 0 ? nil : days > 0
    } else if hints != 0 {
      isDayFirst = hints > 0
    }
  }

  /// What a text says as a number.
  func number(_ text: String) -> Number {
    guard let written = WrittenNumber(text) else {
      // Such as 1e-05, which only programs write.
      let value = Double(text)
      return value.map { $0.isFinite ? .value($0) : .none } ?? .none
    }
    if let mark = written.decimal ?? (written.mark == nil ? "." : decimal) {
      return .value(written.value(decimal: mark))
    }
    return .either(written.value(decimal: "."), written.value(decimal: ","))
  }
}

/// A day such as `03/05/2026`, of which nobody knows yet which number is the month.
private struct SlashDate {
  let first: Int
  let second: Int
  /// Above zero if the zeros look as where the day comes first, below if as in the United States.
  let hint: Int

  init?(_ text: String) {
    let parts = text.prefix { $0 != " " && $0 != "," }.split(separator: "/")
    guard parts.count == 3, parts[0].count <= 2, parts[1].count <= 2, let first = Int(parts[0]),
      let second = Int(parts[1]), Int(parts[2]) != nil
    else { return nil }
    (self.first, self.second) = (first, second)
    let zeros = (parts[0].hasPrefix("0"), parts[1].hasPrefix("0"))
    // Excel writes 5/3/2026 in the United States, 3/05/2026 in Australia and 03/05/2026 in Britain; the last is
    // also how other programs write the third of May or the fifth of March.
    hint =
      zeros == (false, true) && parts[0].count == 1
      ? 1 : parts[0].count == 1 || parts[1].count == 1 ? -1 : 0
  }
}
