import Formats
import Training

extension FigureShape {
  /// A Garmin account: the sums of days, nights, what the scale said in grams, VO2max by sport, and the state of
  /// health of a night.
  static let garmin = [
    source("Garmin", members: ["calendarDate", "totalSteps"]) { sheet, value in
      let day = garminDay(value)
      sheet.keep(.steps, value["totalSteps"]?.number, on: day)
      let rest = value["restingHeartRate"] ?? value["currentDayRestingHeartRate"]
      sheet.keep(.restingHeartRate, rest?.number, on: day)
    },
    source("Garmin", members: ["calendarDate", "deepSleepSeconds"]) { sheet, value in
      let phases = ["deepSleepSeconds", "lightSleepSeconds", "remSleepSeconds"]
      let seconds = phases.compactMap { value[$0]?.number }.reduce(0, +)
      sheet.keep(.sleep, seconds, on: garminDay(value))
    },
    source("Garmin", members: ["calendarDate", "vo2MaxValue"]) { sheet, value in
      // One of riding is another figure, of which there is no place here.
      guard value["sport"]?.string?.uppercased() != "CYCLING" else {
        return sheet.pass("vo2MaxValue of CYCLING")
      }
      sheet.keep(.maximalOxygenUptake, value["vo2MaxValue"]?.number, on: garminDay(value))
    },
    source("Garmin", members: ["weight", "timestampGMT"]) { sheet, value in
      guard let weight = value["weight"], weight.object != nil else { return }
      let time = sheet.universal(weight["timestampGMT"]?.string)
      let kilograms = weight["weight"]?.number.map { $0 / 1000 }
      let day = garminDay(value["metaData"] ?? .null) ?? time?.day
      sheet.keep(.bodyMass, kilograms, on: day, at: time?.localSeconds ?? 0)
    },
    source("Garmin", members: ["calendarDate", "metrics", "HRV"]) { sheet, value in
      let all = value["metrics"]?.array ?? []
      let variability = all.first { $0["type"]?.string == "HRV" }
      sheet.keep(.heartRateVariability, variability?["value"]?.number, on: garminDay(value))
    },
  ]

  /// A day as `2026-06-01`, with a time behind it, or in milliseconds of its midnight.
  private static func garminDay(_ value: JSON) -> Day? {
    let date = value["calendarDate"]
    if let text = (date?["date"] ?? date)?.string { return Day(String(text.prefix(10))) }
    return date?.number.map { LocalTime(secondsSince1970: $0 / 1000).day }
  }
}
