import Training

extension DiaryLine {
  /// Adds to a set what the columns of our own tables tell beyond those of Hevy.
  func complete(_ set: inout LiftedSet) throws(LineFault) {
    if let unit = try unit("load_unit"), let value = try count("load"),
      let mode = text("load_mode").flatMap({ LoadEntry.Mode(rawValue: $0) })
    {
      set.result.load = LoadEntry(mode, value, unit, isPair: text("load_pair") == "true")
    }
    set.isPerSide = text("per_side") == "true"
    set.rest = try number("rest_seconds")
    if let reserve = try count("reps_in_reserve") { set.result.effort = .reserve(reserve) }
    if let unit = text("count_unit").flatMap({ CountUnit(rawValue: $0) }) {
      set.count(try count("count"), unit)
    }
  }
}
