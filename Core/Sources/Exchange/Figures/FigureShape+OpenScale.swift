import Formats
import Training

extension FigureShape {
  /// openScale: since 2025 `DATE`, `TIME` and what is measured in capitals, before that small letters and
  /// `dateTime`; no unit stands in it, and kilograms are what the app keeps unless told otherwise.
  static let openScale = [
    source("openScale", columns: ["biceps", "caliper1", "dateTime", "weight"]) { sheet in
      sheet.keep(.bodyMass, sheet.number("weight"), at: sheet.clock("dateTime"))
    },
    source("openScale", columns: ["DATE", "TIME", "BMI", "WEIGHT"]) { sheet in
      let time = [sheet.text("DATE"), sheet.text("TIME")].compactMap { $0 }.joined(separator: " ")
      sheet.keep(.bodyMass, sheet.number("WEIGHT"), at: sheet.clock(of: time))
    },
  ]
}
