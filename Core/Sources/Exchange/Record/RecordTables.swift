import Formats
import Screens
public import Training

/// Everything of the record that fits tables for a spreadsheet, as one zip: a row an activity, a row a
/// set, a row a figure of a day.
///
/// The sets stand in the columns of Hevy, so that other programs take them, and Pacesetter does too.
public struct RecordTables: Sendable {
  private static let activityTitles = [
    "id", "started_at", "sport", "kind", "label", "distance_m", "moving_s", "elapsed_s",
    "pace_s_per_km", "average_heart_rate_bpm", "max_heart_rate_bpm", "ascent_m", "energy_kcal",
    "perceived_effort", "notes", "indoor", "source", "source_name", "damage", "gear",
  ]

  private var activities = Array((activityTitles.joined(separator: ",") + "\n").utf8)
  private var sets = Array(StrengthSession.csvTitles.utf8)
  private var days = Array("day,kind,value\n".utf8)

  /// Begins with the titles of the columns.
  public init() {}

  /// Adds an activity: its totals.
  public mutating func add(_ summary: ActivitySummary) {
    let cells = [
      CSVCell.quoted(summary.id), summary.startedAt.text, summary.sport.rawValue,
      CSVCell.quoted(summary.kind),
      CSVCell.quoted(summary.label ?? ""), CSVCell.number(summary.distance?.meters),
      CSVCell.number(summary.moving?.inSeconds), CSVCell.number(summary.elapsed?.inSeconds),
      CSVCell.number(summary.pace.map { ($0.secondsPerKilometer * 10).rounded() / 10 }),
      CSVCell.number(summary.averageHeartRate?.beatsPerMinute),
      CSVCell.number(summary.maxHeartRate?.beatsPerMinute), CSVCell.number(summary.ascent?.meters),
      CSVCell.number(summary.kilocalories), summary.effort.map { String($0) } ?? "",
      CSVCell.quoted(summary.notes ?? ""), summary.isIndoor.map { $0 ? "true" : "false" } ?? "",
      summary.source.rawValue, CSVCell.quoted(summary.sourceName),
      summary.damage.map { CSVCell.quoted($0.words()) } ?? "",
      summary.gear.map { CSVCell.quoted($0) } ?? "",
    ]
    activities += Array((cells.joined(separator: ",") + "\n").utf8)
  }

  /// Adds a session of a diary: its sets.
  public mutating func add(_ session: StrengthSession) { sets += Array(session.csvRows.utf8) }

  /// Adds a figure of a day.
  public mutating func add(_ figure: DailyFigure) {
    let row = figure.day.text + "," + figure.kind.rawValue + ","
    days += Array((row + CSVCell.number(figure.value) + "\n").utf8)
  }

  /// The zip of the tables, made at a moment.
  public func zip(at moment: LocalTime) -> [UInt8] {
    let minute = moment.minuteOfDay
    let clock = (hour: minute / 60, minute: minute % 60, second: moment.secondOfMinute)
    var zip = ZipWriter(on: moment.day.date, at: clock)
    zip.add("activities.csv", activities)
    zip.add("sets.csv", sets)
    zip.add("days.csv", days)
    return zip.finish()
  }
}
