import Formats
import Training

extension FigureShape {
  /// The tables of Google Health in Takeout: moments in UTC, and steps of each device by itself.
  static let googleHealth = [
    source("Fitbit", columns: ["timestamp", "weight grams"]) { sheet, cells in
      let grams = sheet.number(cells.last("weight grams"))
      sheet.keep(.bodyMass, grams.map { $0 / 1000 }, at: sheet.universal(cells.last("timestamp")))
    },
    ofDays(.restingHeartRate, named: "daily_resting_heart_rate", "beats per minute"),
    ofDays(.heartRateVariability, "average heart rate variability milliseconds"),
    // Fitbit's own table of the same.
    source("Fitbit", columns: ["timestamp", "rmssd", "nremhr"]) { sheet, cells in
      let time = sheet.clock(cells.last("timestamp"))
      sheet.keep(.heartRateVariability, sheet.number(cells.last("rmssd")), at: time)
    },
    source("Fitbit", columns: ["minutes_asleep", "sleep_end"]) { sheet, cells in
      let minutes = sheet.number(cells.last("minutes_asleep"))
      var end = sheet.universal(cells.last("sleep_end"))
      if let offset = cells.last("end_utc_offset"),
        let known = DateTime("1970-01-01 00:00" + offset)?.offsetMinutes
      {
        end?.offset = UTCOffset(clamping: known)
      }
      sheet.keep(.sleep, minutes.map { $0 * 60 }, at: end)
    },
    source("Fitbit", columns: ["timestamp", "steps", "data source"]) { sheet, cells in
      // A source without a name would be the account.
      let source = cells.last("data source") ?? "?"
      let time = sheet.universal(cells.last("timestamp"))
      sheet.count(sheet.number(cells.last("steps")), at: time, by: source)
    },
  ]

  // Of what there is one of a day, the midnight of UTC stands for the day of the place.
  private static func ofDays(
    _ kind: DailyFigure.Kind,
    named name: String = "",
    _ column: String
  ) -> ImportSource<FigureShape> {
    source("Fitbit", named: name, columns: ["timestamp", column]) { sheet, cells in
      let day = cells.last("timestamp").flatMap { Day(String($0.prefix(10))) }
      sheet.keep(kind, sheet.number(cells.last(column)), on: day)
    }
  }
}
