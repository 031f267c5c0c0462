import Formats
import Training

extension FigureShape {
  /// Samsung Health: a title above the header, moments in UTC beside the offset of the place, and days as the
  /// midnight of UTC, one line for each device and one for all.
  static let samsung = [
    ofSamsung("com.samsung.health.weight") { sheet in
      let prefix = "com.samsung.health.weight."
      let weight = samsungName("weight", prefix, sheet)
      sheet.keep(.bodyMass, sheet.number(weight), at: samsungTime("start_time", prefix, &sheet))
    },
    ofSamsung("com.samsung.shealth.step_daily_trend") { sheet in
      samsungSteps(&sheet, "count")
    },
    ofSamsung("com.samsung.shealth.tracker.pedometer_day_summary") { sheet in
      samsungSteps(&sheet, "step_count")
    },
    ofSamsung("com.samsung.shealth.sleep") { sheet in
      let prefix = "com.samsung.health.sleep."
      let start = samsungTime("start_time", prefix, &sheet)
      let end = samsungTime("end_time", prefix, &sheet)
      let length = samsungName("sleep_duration", prefix, sheet)
      var seconds = sheet.number(length).map { $0 * 60 }
      if seconds == nil, let start, let end { seconds = end.instant.seconds(since: start.instant) }
      sheet.keep(.sleep, seconds, at: end)
    },
    // The table of it has no value: these lie in a file for each hour, of the day too.
    source("Samsung Health", members: ["start_time", "end_time", "sdnn", "rmssd"]) { sheet in
      guard let start = sheet.number("start_time"), moments.contains(start) else { return }
      let time = sheet.local(start / 1000)
      guard time.minuteOfDay < endOfNight else { return }
      sheet.average(.heartRateVariability, sheet.number("rmssd"), at: time)
    },
  ]

  // From 2000 to 2100: a reading that was never made lies in 1970.
  private static let moments = 946_684_800_000.0...4_102_444_800_000
  // Six o'clock; nothing tells who slept.
  private static let endOfNight = 360

  private static func ofSamsung(_ title: String, read: @escaping Reader) -> ImportSource<
    FigureShape
  > {
    source("Samsung Health", titles: 1, columns: [title], read: read)
  }

  /// The column of a name, with its prefix or, in other versions, without.
  private static func samsungName(
    _ name: String,
    _ prefix: String,
    _ sheet: FigureSheet
  ) -> String {
    sheet.text(prefix + name) == nil ? name : prefix + name
  }

  private static func samsungTime(
    _ name: String,
    _ prefix: String,
    _ sheet: inout FigureSheet
  ) -> LocalTime? {
    let offset = ActivityShape.samsungOffset(
      sheet.text(samsungName("time_offset", prefix, sheet))
    )
    return sheet.clock(samsungName(name, prefix, sheet)).map {
      LocalTime(secondsSince1970: $0.instant.secondsSince1970, offset: offset)
    }
  }

  private static func samsungSteps(_ sheet: inout FigureSheet, _ column: String) {
    let milliseconds = sheet.text("day_time").flatMap { Int64($0) }
    let time =
      milliseconds.map { LocalTime(secondsSince1970: Double($0) / 1000) }
      ?? sheet.clock("day_time")
    sheet.keep(.steps, sheet.number(column), on: time?.day)
  }
}
