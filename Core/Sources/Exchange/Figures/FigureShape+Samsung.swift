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
  ]

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
