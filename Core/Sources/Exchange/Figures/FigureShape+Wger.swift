import Formats
import Training

extension FigureShape {
  /// wger's `Weightdata.csv`: a date and a weight, with titles in the language of the account and without the
  /// unit of its profile; kilograms are taken. It has no export of workouts.
  static let wger = [
    source("wger", isOne: { $0.name.hasPrefix("weightdata") && $0.columns.count == 2 }) { sheet in
      sheet.keep(.bodyMass, sheet.number(at: 1), at: sheet.clock(of: sheet.text(at: 0)))
    }
  ]
}
