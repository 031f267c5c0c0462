import Formats
import Training

// The shape of the export: the columns that diaries have, and beside them what those cannot tell.
extension LiftedSet {
  /// Writes the set in the columns of a diary.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("exercise", exercise)
      if let diaryName { json.field("diaryName", diaryName) }
      json.field("group", group)
      json.field("kind", kind.rawValue)
      json.field("weight", weight)
      json.field("unit", (result.load?.unit ?? .kilograms).rawValue)
      if let load = result.load {
        if load.isPair { json.field("pair", true) }
        if load.mode != .external { json.field("mode", load.mode.rawValue) }
      }
      json.field("reps", reps)
      json.field("distanceMeters", meters)
      json.field("seconds", seconds)
      if !isPlain {
        json.field("count", result.count)
        json.field("countUnit", result.unit.rawValue)
      }
      if isPerSide { json.field("perSide", true) }
      json.field("effort", result.effort?.rating)
      if case .reserve(let reps) = result.effort { json.field("repsInReserve", reps) }
      json.field("restSeconds", rest)
      json.field("note", note)
    }
  }

  /// Reads a set.
  init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "sets")
    let mode = try fields.choice(LoadEntry.Mode.self, ifPresent: "mode") ?? .external
    let unit = try fields.choice(MassUnit.self, ifPresent: "unit") ?? .kilograms
    let isPair = try fields.bool("pair", default: false)
    let effort = Effort(
      rating: try fields.number(ifPresent: "effort"),
      reserve: try fields.number(ifPresent: "repsInReserve")
    )
    self.init(
      try fields.string("exercise"),
      reps: try fields.integer(ifPresent: "reps")
        .flatMap { (0...1_000_000).contains($0) ? Int($0) : nil },
      seconds: try fields.number(ifPresent: "seconds"),
      meters: try fields.number(ifPresent: "distanceMeters"),
      load: try fields.number(ifPresent: "weight").map {
        LoadEntry(mode, weight: $0, unit, isPair: isPair)
      },
      effort: effort,
      kind: try fields.choice(Kind.self, ifPresent: "kind") ?? .working
    )
    if let counted = try fields.choice(CountUnit.self, ifPresent: "countUnit") {
      count(try fields.number(ifPresent: "count"), counted)
    }
    isPerSide = try fields.bool("perSide", default: false)
    diaryName = try fields.string(ifPresent: "diaryName")
    group = try fields.string(ifPresent: "group")
    rest = try fields.number(ifPresent: "restSeconds")
    note = try fields.string(ifPresent: "note")
  }
}
