import Formats
import Training

extension FigureShape {
  /// Samsung Health: a title above the header, moments in UTC beside the offset of the place, and days as the
  /// midnight of UTC, one line for each device and one for all.
  static let samsung = [
    ofSamsung("com.samsung.health.weight") { sheet, cells in
      let time = samsungTime("start_time", cells, "com.samsung.health.weight.")
      let weight = samsungText("weight", cells, "com.samsung.health.weight.")
      sheet.keep(.bodyMass, sheet.number(weight), at: time)
    },
    ofSamsung("com.samsung.shealth.step_daily_trend") { sheet, cells in
      samsungSteps(&sheet, cells, "count")
    },
    ofSamsung("com.samsung.shealth.tracker.pedometer_day_summary") { sheet, cells in
      samsungSteps(&sheet, cells, "step_count")
    },
    ofSamsung("com.samsung.shealth.sleep") { sheet, cells in
      let prefix = "com.samsung.health.sleep."
      let start = samsungTime("start_time", cells, prefix)
      let end = samsungTime("end_time", cells, prefix)
      var seconds = sheet.number(samsungText("sleep_duration", cells, prefix)).map { $0 * 60 }
      if seconds == nil, let start, let end { seconds = end.instant.seconds(since: start.instant) }
      sheet.keep(.sleep, seconds, at: end)
    },
  ]

  private static func ofSamsung(_ title: String, read: @escaping LineReader) -> ImportSource<
    FigureShape
  > {
    source("Samsung Health", titles: 1, columns: [title], read: read)
  }

  private static func samsungText(
    _ name: String,
    _ cells: ActivityCells,
    _ prefix: String
  ) -> String? {
    cells.last(prefix + name) ?? cells.last(name)
  }

  private static func samsungTime(
    _ name: String,
    _ cells: ActivityCells,
    _ prefix: String
  ) -> LocalTime? {
    samsungText(name, cells, prefix).flatMap { DateTime($0) }.map {
      LocalTime(
        secondsSince1970: $0.secondsSince1970,
        offset: ActivityShape.samsungOffset(samsungText("time_offset", cells, prefix))
      )
    }
  }

  private static func samsungSteps(
    _ sheet: inout FigureSheet,
    _ cells: ActivityCells,
    _ column: String
  ) {
    let text = cells.last("day_time")
    let day =
      text.flatMap { Double($0) }.map { LocalTime(secondsSince1970: $0 / 1000).day }
      ?? sheet.clock(text)?.day
    sheet.keep(.steps, sheet.number(cells.last(column)), on: day)
  }
}
