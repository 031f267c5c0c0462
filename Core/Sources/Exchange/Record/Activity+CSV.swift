import Formats
public import Training

extension Activity {
  /// The readings as a table for a spreadsheet: a row a moment, a column a quantity that was measured.
  public var csv: [UInt8] {
    var samples = samples
    var columns: [[Double]] = []
    var header = ""
    for kind in 0..<SampleColumns.steps.count {
      samples.column(kind) { column in
        guard !column.isEmpty else { return }
        header += (header.isEmpty ? "" : ",") + Self.titles[kind]
        columns.append(column)
      }
    }
    var bytes = Array((header + "\n").utf8)
    for row in 0..<samples.count {
      for (place, column) in columns.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        guard column[row].isFinite else { continue }
        var number = JSONWriter()
        number.value(column[row])
        bytes += number.bytes
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static let titles = [
    "seconds", "latitude", "longitude", "altitude_m", "distance_m", "speed_m_s", "heart_rate_bpm",
    "cadence_spm", "power_w", "accuracy_m",
  ]
}

extension StrengthSession {
  /// The sets as a table in the columns of Hevy, which others read too.
  public var csv: [UInt8] { Array((Self.csvTitles + csvRows).utf8) }

  /// The row of titles.
  static let csvTitles =
    "title,start_time,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,"
    + "distance_km,duration_seconds,rpe\n"

  /// A row for each set.
  var csvRows: String {
    var text = ""
    var start = startedAt.text
    // A diary without a zone tells the time of the place, which is not that of Greenwich.
    if startedAt.offset == nil, start.hasSuffix("Z") { start.removeLast() }
    var places: [String: Int] = [:]
    for set in sets {
      let place = places[set.exercise] ?? 0
      places[set.exercise] = place + 1
      let kind =
        switch set.kind {
        case .working: "normal"
        case .warmUp: "warmup"
        case .drop: "dropset"
        case .failure: "failure"
        }
      let cells = [
        CSVCell.quoted(name), start, CSVCell.quoted(set.exercise),
        CSVCell.quoted(set.group ?? ""),
        CSVCell.quoted(set.note ?? ""), String(place), kind,
        CSVCell.number(set.kilogramsOfBar), set.reps.map { String($0) } ?? "",
        CSVCell.number(set.meters.map { $0 / 1000 }), CSVCell.number(set.seconds),
        CSVCell.number(set.result.effort?.rating),
      ]
      text += cells.joined(separator: ",") + "\n"
    }
    return text
  }
}

extension LiftedSet {
  // Those who read the table know no other weight than that of a bar.
  fileprivate var kilogramsOfBar: Double? {
    guard let load = result.load, load.mode == .external else { return nil }
    return load.weight * load.unit.kilograms
  }
}
