import Formats
import Training

extension FigureShape {
  /// The tables of Google Health in Takeout: moments in UTC, and steps of each device by itself.
  static let googleHealth = [
    source("Fitbit", columns: ["timestamp", "weight grams"]) { sheet in
      let kilograms = sheet.number("weight grams").map { $0 / 1000 }
      sheet.keep(.bodyMass, kilograms, at: sheet.universal("timestamp"))
    },
    ofDays(.restingHeartRate, named: "daily_resting_heart_rate", "beats per minute"),
    ofDays(.heartRateVariability, "average heart rate variability milliseconds"),
    // Fitbit's own table of the same.
    source("Fitbit", columns: ["timestamp", "rmssd", "nremhr"]) { sheet in
      sheet.keep(.heartRateVariability, sheet.number("rmssd"), at: sheet.clock("timestamp"))
    },
    source("Fitbit", columns: ["minutes_asleep", "sleep_end"]) { sheet in
      var end = sheet.universal("sleep_end")
      if let offset = sheet.text("end_utc_offset"),
        let known = DateTime("1970-01-01 00:00" + offset)?.offsetMinutes
      {
        end?.offset = UTCOffset(clamping: known)
      }
      sheet.keep(.sleep, sheet.number("minutes_asleep").map { $0 * 60 }, at: end)
    },
    source("Fitbit", columns: ["timestamp", "steps", "data source"]) { sheet in
      // A source without a name would be the account.
      let source = sheet.text("data source") ?? "?"
      sheet.count(sheet.number("steps"), at: sheet.universal("timestamp"), by: source)
    },
  ]

  // Of what there is one of a day, the midnight of UTC stands for the day of the place.
  private static func ofDays(
    _ kind: DailyFigure.Kind,
    named name: String = "",
    _ column: String
  ) -> ImportSource<FigureShape> {
    source("Fitbit", named: name, columns: ["timestamp", column]) { sheet in
      sheet.keep(kind, sheet.number(column), on: sheet.day("timestamp"))
    }
  }
}
