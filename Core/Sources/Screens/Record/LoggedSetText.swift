public import Training

/// Single sets that were logged or undone, in plain text, as a terminal shows them.
public enum LoggedSetText {
  /// One set, or several of one kind: "Squat, 3 sets of 5 × 80 kg, RPE 8".
  public static func sets(_ set: LiftedSet, _ count: Int) -> String {
    let result = GymWords.result(set.result)
    var words = "\(set.exercise), " + (count == 1 ? result : "\(count) sets of \(result)")
    if let load = set.result.load, load.mode == .bodyweight, load.value == 0 {
      words += ", bodyweight"
    }
    if let time = set.time { words += " in " + GymWords.seconds(time) }
    switch set.result.effort {
    case .exertion(let rating): words += ", RPE \(GymWords.number(rating))"
    case .reserve(let reps): words += ", \(GymWords.number(reps)) in reserve"
    case nil: break
    }
    return words + (set.isPerSide ? ", each side" : "") + (set.isWarmUp ? ", warm-up" : "")
  }

  /// What was logged and what it means, a line each.
  ///
  /// `count` is how many sets of its kind there were, `moment` when it was done, and `records` the
  /// personal records that it made.
  public static func lines(
    logged set: LiftedSet,
    _ count: Int,
    at moment: LocalTime,
    records: [PersonalRecord]
  ) -> [String] {
    var lines = ["logged: " + sets(set, count) + ", " + EntryText.moment(moment)]
    if let estimate = RepMax(set) { lines.append("  for one: " + estimate.words) }
    lines += records.map { "  record: " + $0.words }
    if records.isEmpty, !set.isWarmUp { lines.append("  no record") }
    return lines
  }

  /// What was undone.
  public static func line(undone set: LiftedSet, _ count: Int) -> String {
    "undone: " + sets(set, count)
  }
}
