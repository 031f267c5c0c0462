import Formats
import Training

extension FigureShape {
  /// The measurements of lifting programs: FitNotes' with one a line, of which the weight is kept, and Hevy's.
  static let bodyTables = [
    source("FitNotes", columns: ["Date", "Measurement", "Value", "Unit"]) { sheet in
      let name = sheet.text("Measurement")
      guard ["bodyweight", "body weight"].contains(name?.lowercased()) else {
        sheet.pass(name)
        return
      }
      guard let unit = sheet.text("Unit").flatMap({ StrengthDiary.mass($0) }) else {
        sheet.leaveOut("found no unit of the weight, expected kgs or lbs")
        return
      }
      let kilograms = sheet.number("Value").map { $0 * unit.kilograms }
      let time = [sheet.text("Date"), sheet.text("Time")].compactMap { $0 }
      sheet.keep(.bodyMass, kilograms, at: sheet.clock(of: time.joined(separator: " ")))
    },
    ofHevy("weight_kg", .kilograms), ofHevy("weight_lbs", .pounds),
  ]

  private static func ofHevy(_ column: String, _ unit: MassUnit) -> ImportSource<FigureShape> {
    source("Hevy", columns: ["date", column, "fat_percent"]) { sheet in
      let weight = sheet.number(column).map { $0 * unit.kilograms }
      sheet.keep(.bodyMass, weight, at: sheet.clock("date"))
    }
  }
}
