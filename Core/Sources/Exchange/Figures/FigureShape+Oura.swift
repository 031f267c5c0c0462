import Formats
import Training

extension FigureShape {
  /// Oura: the tables of an account, of sleeps, days and VO2max; and the trends that its page used to give.
  static let oura = [
    source("Oura", columns: ["day", "total_sleep_duration", "average_hrv"]) { sheet in
      let day = sheet.clock("day")?.day
      sheet.keep(.sleep, sheet.number("total_sleep_duration"), on: day)
      // A nap tells nothing of a night.
      guard sheet.text("type") ?? "long_sleep" == "long_sleep" else { return }
      sheet.keep(.heartRateVariability, sheet.number("average_hrv"), on: day)
      sheet.keep(.restingHeartRate, sheet.number("lowest_heart_rate"), on: day)
    },
    source("Oura", columns: ["day", "steps", "active_calories"]) { sheet in
      sheet.keep(.steps, sheet.number("steps"), on: sheet.clock("day")?.day)
    },
    source("Oura", columns: ["day", "vo2_max"]) { sheet in
      sheet.keep(.maximalOxygenUptake, sheet.number("vo2_max"), on: sheet.clock("day")?.day)
    },
    source("Oura", columns: ["date", "Sleep Score", "Average HRV", "Steps"]) { sheet in
      let day = sheet.clock("date")?.day
      sheet.keep(.steps, sheet.number("Steps"), on: day)
      sheet.keep(.heartRateVariability, sheet.number("Average HRV"), on: day)
      sheet.keep(.restingHeartRate, sheet.number("Lowest Resting Heart Rate"), on: day)
      sheet.keep(.sleep, sheet.number("Total Sleep Duration"), on: day)
    },
  ]
}
