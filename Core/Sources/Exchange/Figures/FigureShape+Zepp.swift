import Formats
import Training

extension FigureShape {
  /// Zepp's, formerly Amazfit's and Mi Fit's: kilograms at moments in UTC, steps by day, nights in minutes.
  static let zepp = [
    source("Zepp", columns: ["time", "weight", "height", "bmi"]) { sheet, cells in
      let time = sheet.universal(cells.last("time"))
      sheet.keep(.bodyMass, sheet.number(cells.last("weight")), at: time)
    },
    source("Zepp", columns: ["date", "steps", "runDistance"]) { sheet, cells in
      let day = sheet.clock(cells.last("date"))?.day
      sheet.keep(.steps, sheet.number(cells.last("steps")), on: day)
    },
    source("Zepp", columns: ["date", "deepSleepTime", "shallowSleepTime"]) { sheet, cells in
      let phases = ["deepSleepTime", "shallowSleepTime", "REMTime"]
      let minutes = phases.map { sheet.number(cells.last($0)) ?? 0 }.reduce(0, +)
      sheet.keep(.sleep, minutes * 60, on: sheet.clock(cells.last("date"))?.day)
    },
  ]
}
