import Formats
import Training

extension FigureShape {
  /// A Garmin account: the sums of days, nights, what the scale said in grams, VO2max by sport, and the state of
  /// health of a night.
  static let garmin = [
    source("Garmin", members: ["calendarDate", "totalSteps"]) { sheet in
      let day = garminDay(&sheet)
      sheet.keep(.steps, sheet.number("totalSteps"), on: day)
      let rest = sheet.number("restingHeartRate") ?? sheet.number("currentDayRestingHeartRate")
      sheet.keep(.restingHeartRate, rest, on: day)
    },
    source("Garmin", members: ["calendarDate", "deepSleepSeconds"]) { sheet in
      let seconds = sheet.sum(["deepSleepSeconds", "lightSleepSeconds", "remSleepSeconds"])
      sheet.keep(.sleep, seconds, on: garminDay(&sheet))
    },
    source("Garmin", members: ["calendarDate", "vo2MaxValue"]) { sheet in
      // One of riding is another figure, of which there is no place here.
      guard sheet.text("sport")?.uppercased() != "CYCLING" else {
        return sheet.pass("vo2MaxValue of CYCLING")
      }
      sheet.keep(.maximalOxygenUptake, sheet.number("vo2MaxValue"), on: garminDay(&sheet))
    },
    source("Garmin", members: ["weight", "timestampGMT"]) { sheet in
      guard sheet.value("weight")?.object != nil else { return }
      let time = sheet.universal("weight.timestampGMT")
      let kilograms = sheet.number("weight.weight").map { $0 / 1000 }
      let day = garminDay(&sheet, "metaData.calendarDate") ?? time?.day
      sheet.keep(.bodyMass, kilograms, on: day, at: time?.localSeconds ?? 0)
    },
    source("Garmin", members: ["calendarDate", "metrics", "HRV"]) { sheet in
      let all = sheet.value("metrics")?.array ?? []
      let variability = all.first { $0["type"]?.string == "HRV" }?["value"]
      sheet.keep(.heartRateVariability, variability?.number, on: garminDay(&sheet))
    },
  ]

  /// A day as `2026-06-01`, with a time behind it, or in milliseconds of its midnight.
  private static func garminDay(
    _ sheet: inout FigureSheet,
    _ name: String = "calendarDate"
  ) -> Day? {
    if let day = sheet.day(name) ?? sheet.day(name + ".date") { return day }
    return sheet.value(name)?.number.map { LocalTime(secondsSince1970: $0 / 1000).day }
  }
}
