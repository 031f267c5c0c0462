import Formats
import Training

extension FigureShape {
  /// Withings: the scale's `weight.csv`, whose header follows the language but for its units, nights with the
  /// seconds of each phase, and steps by day.
  static let withings = [
    source("Withings", isOne: { unit(of: $0) != nil }) { sheet in
      let unit = sheet.name(at: 1).flatMap { StrengthDiary.mass(bracketed($0)) } ?? .kilograms
      let kilograms = sheet.number(at: 1).map { $0 * unit.kilograms }
      sheet.keep(.bodyMass, kilograms, at: sheet.clock(of: sheet.text(at: 0)))
    },
    source("Withings", columns: ["from", "to", "light (s)", "deep (s)"]) { sheet in
      let seconds = sheet.sum(["light (s)", "deep (s)", "rem (s)"])
      sheet.keep(.sleep, seconds, at: sheet.clock("to"))
    },
    source("Withings", named: "aggregates_steps", columns: ["date", "value"]) { sheet in
      sheet.keep(.steps, sheet.number("value"), at: sheet.clock("date"))
    },
  ]

  /// The unit in which weight, fat, bones and muscles stand one beside the other.
  private static func unit(of head: FileHead) -> MassUnit? {
    guard (6...8).contains(head.columns.count) else { return nil }
    let units = head.columns[1...4].map { bracketed($0) }
    guard Set(units).count == 1, let unit = units.first else { return nil }
    return StrengthDiary.mass(unit)
  }

  /// What stands in brackets at the end of a title.
  private static func bracketed(_ title: String) -> String {
    guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return "" }
    return String(title[open...].dropFirst().dropLast())
  }
}
