import Formats
import Training

extension FigureShape {
  /// Google Fit's one table of all days; those of single days tell the same by the quarter of an hour.
  static let googleFit = [
    source("Google Fit", isOne: { $0.isOfGoogleFit }) { sheet in
      let day = sheet.clock("Date")?.day
      sheet.keep(.steps, sheet.number("Step count"), on: day)
      sheet.keep(.bodyMass, sheet.number("Average weight (kg)"), on: day)
    }
  ]
}

extension FileHead {
  fileprivate var isOfGoogleFit: Bool {
    hasAll(["Date", "Calories (kcal)"])
      && (columns.contains("Step count") || columns.contains("Average weight (kg)"))
  }
}
