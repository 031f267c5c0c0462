import Formats
import Training

extension FigureShape {
  /// Oura: the tables of an account, of sleeps, days and VO2max; and the trends that its page used to give.
  static let oura = [
    source("Oura", columns: ["day", "total_sleep_duration", "average_hrv"]) { sheet, cells in
      let day = sheet.clock(cells.last("day"))?.day
      sheet.keep(.sleep, sheet.number(cells.last("total_sleep_duration")), on: day)
      // A nap tells nothing of a night.
      guard cells.last("type") ?? "long_sleep" == "long_sleep" else { return }
      sheet.keep(.heartRateVariability, sheet.number(cells.last("average_hrv")), on: day)
      sheet.keep(.restingHeartRate, sheet.number(cells.last("lowest_heart_rate")), on: day)
    },
    source("Oura", columns: ["day", "steps", "active_calories"]) { sheet, cells in
      let day = sheet.clock(cells.last("day"))?.day
      sheet.keep(.steps, sheet.number(cells.last("steps")), on: day)
    },
    source("Oura", columns: ["day", "vo2_max"]) { sheet, cells in
      let day = sheet.clock(cells.last("day"))?.day
      sheet.keep(.maximalOxygenUptake, sheet.number(cells.last("vo2_max")), on: day)
    },
    source("Oura", columns: ["date", "Sleep Score", "Average HRV", "Steps"]) { sheet, cells in
      let day = sheet.clock(cells.last("date"))?.day
      sheet.keep(.steps, sheet.number(cells.last("Steps")), on: day)
      sheet.keep(.heartRateVariability, sheet.number(cells.last("Average HRV")), on: day)
      let lowest = sheet.number(cells.last("Lowest Resting Heart Rate"))
      sheet.keep(.restingHeartRate, lowest, on: day)
      let asleep = sheet.number(cells.last("Total Sleep Duration"))
      sheet.keep(.sleep, asleep, on: day)
    },
  ]
}
