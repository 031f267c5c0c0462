import Formats
import Training

extension FigureShape {
  /// The measurements of lifting programs: FitNotes' with one a line, of which the weight is kept, and Hevy's.
  static let bodyTables = [
    source("FitNotes", columns: ["Date", "Measurement", "Value", "Unit"]) { sheet, cells in
      let name = cells.last("Measurement")
      guard ["bodyweight", "body weight"].contains(name?.lowercased()) else {
        sheet.pass(name)
        return
      }
      guard let unit = cells.last("Unit").flatMap({ StrengthDiary.mass($0) }) else {
        sheet.leaveOut("found no unit of the weight, expected kgs or lbs")
        return
      }
      let kilograms = sheet.number(cells.last("Value")).map { $0 * unit.kilograms }
      let time = [cells.last("Date"), cells.last("Time")].compactMap { $0 }.joined(separator: " ")
      sheet.keep(.bodyMass, kilograms, at: sheet.clock(time))
    },
    ofHevy("weight_kg", .kilograms), ofHevy("weight_lbs", .pounds),
  ]

  private static func ofHevy(_ column: String, _ unit: MassUnit) -> ImportSource<FigureShape> {
    source("Hevy", columns: ["date", column, "fat_percent"]) { sheet, cells in
      let weight = sheet.number(cells.last(column)).map { $0 * unit.kilograms }
      sheet.keep(.bodyMass, weight, at: sheet.clock(cells.last("date")))
    }
  }
}
