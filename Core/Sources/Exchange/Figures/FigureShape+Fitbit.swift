import Formats
import Training

extension FigureShape {
  /// Fitbit's monthly JSON in Google's Takeout: pounds whatever the app shows, days of the place, but steps by
  /// the minute in UTC, which an account gathers of all its devices.
  static let fitbit = [
    source("Fitbit", members: ["logId", "weight", "date"]) { sheet, value in
      let pounds = value["weight"]?.number
      let time = fitbitTime(value["date"]?.string, value["time"]?.string ?? "00:00:00")
      sheet.keep(.bodyMass, pounds.map { $0 * MassUnit.pounds.kilograms }, at: time)
    },
    source("Fitbit", named: "resting_heart_rate", members: ["dateTime", "value"]) {
      sheet,
      value in
      // Days without one have no date and 0 beats.
      let time = fitbitTime(value["value"]?["date"]?.string, "00:00:00")
      sheet.keep(.restingHeartRate, value["value"]?["value"]?.number, at: time)
    },
    oxygen("filteredDemographicVO2Max"), oxygen("filteredRunVO2Max"),
    source("Fitbit", members: ["dateOfSleep", "minutesAsleep"]) { sheet, value in
      let minutes = value["minutesAsleep"]?.number
      let day = value["dateOfSleep"]?.string.flatMap { Day(String($0.prefix(10))) }
      sheet.keep(.sleep, minutes.map { $0 * 60 }, on: day)
    },
    source("Fitbit", named: "steps-", members: ["dateTime", "value"]) { sheet, value in
      let time = fitbitTime(value["dateTime"]?.string)
      let count = value["value"]
      let steps = count?.number ?? count?.string.flatMap { Double($0) }
      sheet.count(steps, at: time.map { sheet.local($0.instant.secondsSince1970) })
    },
  ]

  private static func oxygen(_ member: String) -> ImportSource<FigureShape> {
    source("Fitbit", members: ["dateTime", member]) { sheet, value in
      let time = fitbitTime(value["dateTime"]?.string)
      sheet.keep(.maximalOxygenUptake, value["value"]?[member]?.number, at: time)
    }
  }

  /// `05/03/26` and `06:12:00`, or both in one.
  private static func fitbitTime(_ date: String?, _ clock: String? = nil) -> LocalTime? {
    let whole = [date, clock].compactMap { $0 }.joined(separator: " ")
    let parts = whole.split { $0 == "/" || $0 == " " }
    guard parts.count == 4, parts[2].utf8.count == 2,
      let time = DateTime("20\(parts[2])-\(parts[0])-\(parts[1]) \(parts[3])")
    else { return nil }
    return LocalTime(secondsSince1970: time.secondsSince1970)
  }
}
