public import Formats
public import Training

extension LoadEntry {
  /// Writes `{"mode":"external","value":80,"unit":"kg","pair":true}`; `pair` only where it is one.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("mode", mode.rawValue)
      json.field("value", value)
      json.field("unit", unit.rawValue)
      if isPair { json.field("pair", true) }
    }
  }

  /// Reads a load.
  public init(_ fields: Fields) throws(ShapeError) {
    let value = try fields.number("value")
    guard value >= 0, value <= 10_000 else {
      throw fields.error("value", fields["value"], "a weight from 0 to 10000")
    }
    self.init(
      try fields.choice(LoadEntry.Mode.self, ifPresent: "mode") ?? .external,
      value,
      try fields.choice(MassUnit.self, ifPresent: "unit") ?? .kilograms,
      isPair: try fields.bool("pair", default: false)
    )
  }
}

extension SetResult {
  /// Writes `{"count":5,"unit":"reps","load":{…},"rir":2}`; the effort in the scale it was said in.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("count", count)
      json.field("unit", unit.rawValue)
      if let load {
        json.key("load")
        load.write(to: &json)
      }
      switch effort {
      case .reserve(let reps): json.field("rir", reps)
      case .exertion(let rating): json.field("rpe", rating)
      case nil: break
      }
    }
  }

  /// Reads a result.
  public init(_ fields: Fields) throws(ShapeError) {
    let load = try fields.fields(ifPresent: "load").map { fields throws(ShapeError) in
      try LoadEntry(fields)
    }
    var effort: Effort?
    if let reps = try fields.number(ifPresent: "rir") {
      guard (0...20).contains(reps) else {
        throw fields.error("rir", fields["rir"], "0 to 20 repetitions in reserve")
      }
      effort = .reserve(reps)
    } else if let rating = try fields.number(ifPresent: "rpe") {
      guard (1...10).contains(rating) else {
        throw fields.error("rpe", fields["rpe"], "a rating from 1 to 10")
      }
      effort = .exertion(rating)
    }
    self.init(
      try fields.number(ifPresent: "count"),
      try fields.choice(CountUnit.self, ifPresent: "unit") ?? .reps,
      load: load,
      effort: effort
    )
  }
}
