import Formats
import Training

extension FigureShape {
  /// Zepp's, formerly Amazfit's and Mi Fit's: kilograms at moments in UTC, steps by day, nights in minutes.
  static let zepp = [
    source("Zepp", columns: ["time", "weight", "height", "bmi"]) { sheet in
      sheet.keep(.bodyMass, sheet.number("weight"), at: sheet.universal("time"))
    },
    source("Zepp", columns: ["date", "steps", "runDistance"]) { sheet in
      sheet.keep(.steps, sheet.number("steps"), on: sheet.clock("date")?.day)
    },
    source("Zepp", columns: ["date", "deepSleepTime", "shallowSleepTime"]) { sheet in
      let minutes = sheet.sum(["deepSleepTime", "shallowSleepTime", "REMTime"])
      sheet.keep(.sleep, minutes.map { $0 * 60 }, on: sheet.clock("date")?.day)
    },
  ]
}
