import Formats
import Training

/// The file beside the table of an account in which a program keeps readings: what tells that it is one, and
/// what it has.
///
/// A further program is a row in ``all``.
struct SeriesLayout: Sendable {
  /// Puts a reading into its place.
  typealias Put = @Sendable (inout TrackTable.Point, Double) -> Void

  /// Whether a file is one.
  let isOne: @Sendable (FileHead) -> Bool

  /// What the moment of a reading is called.
  let time: String

  /// What its readings are called, within another object behind a slash, and where they go.
  let quantities: [(name: String, put: Put)]

  /// A table.
  private init(columns time: String, _ quantities: [(name: String, put: Put)]) {
    isOne = { $0.hasAll([time] + quantities.map { $0.name }) }
    (self.time, self.quantities) = (time, quantities)
  }

  /// A list of objects in JSON.
  private init(
    named name: String,
    time: String,
    _ quantities: [(name: String, put: Put)]
  ) {
    isOne = { head in
      head.isJSON && head.name.holds(name) && head.text.holds("\"" + time + "\"")
    }
    (self.time, self.quantities) = (time, quantities)
  }

  /// All that are known; the first that fits is taken.
  static let all = [
    // Google Health, in Takeout.
    SeriesLayout(
      columns: "timestamp",
      [
        ("latitude", { $0.latitude = $1 }), ("longitude", { $0.longitude = $1 }),
        ("altitude", { $0.altitude = $1 }),
      ]
    ),
    // Fitbit, in Takeout, a file for each day.
    SeriesLayout(
      named: "heart_rate-",
      time: "dateTime",
      [("value/bpm", { $0.heartRate = $1 })]
    ),
    // Samsung Health, two files for each activity.
    SeriesLayout(
      named: "exercise.location_data",
      time: "start_time",
      [
        ("latitude", { $0.latitude = $1 }), ("longitude", { $0.longitude = $1 }),
        ("altitude", { $0.altitude = $1 }), ("accuracy", { $0.accuracy = $1 }),
      ]
    ),
    SeriesLayout(
      named: "exercise.live_data",
      time: "start_time",
      [
        ("heart_rate", { $0.heartRate = $1 }), ("cadence", { $0.cadence = $1 }),
        ("speed", { $0.speed = $1 }), ("power", { $0.power = $1 }),
      ]
    ),
  ]

  /// The shape of a file.
  static func of(_ head: FileHead) -> SeriesLayout? { all.first { $0.isOne(head) } }
}
