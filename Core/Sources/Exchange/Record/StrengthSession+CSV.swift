import Formats
public import Training

extension StrengthSession {
  /// The sets as a table in the columns of Hevy, which others read too, and behind them in columns of our own
  /// what those cannot tell.
  public var csv: [UInt8] { Array((Self.csvTitles + csvRows).utf8) }

  /// The row of titles.
  static let csvTitles =
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,"
    + "set_type,weight_kg,reps,distance_km,duration_seconds,rpe,load,load_unit,load_mode,load_pair,"
    + "per_side,rest_seconds,reps_in_reserve,count,count_unit,body_kg,session_rpe\n"

  /// A row for each set.
  var csvRows: String {
    var text = ""
    let end = elapsed.map {
      LocalTime(startedAt.instant.advanced(by: $0), offset: startedAt.offset)
    }
    let times = [startedAt.diaryText, end?.diaryText ?? ""]
    let own = [CSVCell.number(bodyKilograms), CSVCell.number(effort)]
    var places: [String: Int] = [:]
    for set in sets {
      let place = places[set.exercise] ?? 0
      places[set.exercise] = place + 1
      var cells = [CSVCell.quoted(name)] + times + [CSVCell.quoted(note ?? "")]
      cells += set.hevyCells(place) + set.ownCells + own
      text += cells.joined(separator: ",") + "\n"
    }
    return text
  }
}

extension LocalTime {
  // A diary without a zone tells the time of the place, which is not that of Greenwich.
  fileprivate var diaryText: String {
    offset == nil && text.hasSuffix("Z") ? String(text.dropLast()) : text
  }
}

extension LiftedSet {
  fileprivate func hevyCells(_ place: Int) -> [String] {
    let kind =
      switch kind {
      case .working: "normal"
      case .warmUp: "warmup"
      case .drop: "dropset"
      case .failure: "failure"
      }
    return [
      CSVCell.quoted(exercise), CSVCell.quoted(group ?? ""), CSVCell.quoted(note ?? ""),
      String(place), kind, CSVCell.number(kilogramsOfBar), reps.map { String($0) } ?? "",
      CSVCell.number(meters.map { $0 / 1000 }), CSVCell.number(seconds),
      CSVCell.number(result.effort?.rating),
    ]
  }

  fileprivate var ownCells: [String] {
    let load = result.load
    return [
      CSVCell.number(load?.value), load?.unit.rawValue ?? "", load?.mode.rawValue ?? "",
      load?.isPair == true ? "true" : "", isPerSide ? "true" : "", CSVCell.number(rest),
      CSVCell.number(repsInReserve), isPlain ? "" : CSVCell.number(result.count),
      isPlain ? "" : result.unit.rawValue,
    ]
  }

  // Those who read the table know no other weight than that of a bar.
  private var kilogramsOfBar: Double? {
    guard let load = result.load, load.mode == .external else { return nil }
    return load.weight * load.unit.kilograms
  }

  private var repsInReserve: Double? {
    if case .reserve(let reps)? = result.effort { reps } else { nil }
  }
}
