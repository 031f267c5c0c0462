import Formats
import Training

extension FigureShape {
  /// Fitbit's monthly JSON in Google's Takeout: pounds whatever the app shows, days of the place, but steps by
  /// the minute in UTC, which an account gathers of all its devices.
  static let fitbit = [
    source("Fitbit", members: ["logId", "weight", "date"]) { sheet in
      let kilograms = sheet.number("weight").map { $0 * MassUnit.pounds.kilograms }
      sheet.keep(.bodyMass, kilograms, at: fitbitTime(&sheet, "date", "time"))
    },
    source("Fitbit", named: "resting_heart_rate", members: ["dateTime", "value"]) { sheet in
      // Days without one have no date and 0 beats.
      sheet.keep(
        .restingHeartRate,
        sheet.number("value.value"),
        at: fitbitTime(&sheet, "value.date", nil)
      )
    },
    oxygen("filteredDemographicVO2Max"), oxygen("filteredRunVO2Max"),
    source("Fitbit", members: ["dateOfSleep", "minutesAsleep"]) { sheet in
      let seconds = sheet.number("minutesAsleep").map { $0 * 60 }
      sheet.keep(.sleep, seconds, on: sheet.day("dateOfSleep"))
    },
    source("Fitbit", named: "steps-", members: ["dateTime", "value"]) { sheet in
      let time = fitbitTime(&sheet, "dateTime")
      let moment = time.map { sheet.local($0.instant.secondsSince1970) }
      sheet.count(sheet.number("value"), at: moment)
    },
  ]

  private static func oxygen(_ member: String) -> ImportSource<FigureShape> {
    source("Fitbit", members: ["dateTime", member]) { sheet in
      let time = fitbitTime(&sheet, "dateTime")
      sheet.keep(.maximalOxygenUptake, sheet.number("value." + member), at: time)
    }
  }

  /// `05/03/26 06:12:00`.
  private static func fitbitTime(_ sheet: inout FigureSheet, _ whole: String) -> LocalTime? {
    sheet.clock(of: sheet.text(whole).map { fitbitText($0) })
  }

  /// `05/03/26` and `06:12:00`, or midnight.
  private static func fitbitTime(
    _ sheet: inout FigureSheet,
    _ date: String,
    _ clock: String?
  ) -> LocalTime? {
    let time = clock.flatMap { sheet.text($0) } ?? "00:00:00"
    return sheet.clock(of: sheet.text(date).map { fitbitText($0 + " " + time) })
  }

  /// The time as others write it, or what stands there.
  private static func fitbitText(_ text: String) -> String {
    let parts = text.split { $0 == "/" || $0 == " " }
    guard parts.count == 4, parts[2].utf8.count == 2 else { return text }
    return "20\(parts[2])-\(parts[0])-\(parts[1]) \(parts[3])"
  }
}
