import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What follows from a log, a weight or a count alone.
extension PageSession {
  /// What to do next of an exercise, by a rule.
  @inline(never) static func next(
    _ fields: Fields,
    after library: LibraryDesk
  ) throws(PageError) -> [UInt8] {
    let (advice, day) = try PageError.shaped {
      () throws(ShapeError) -> (Progression.Advice, Day) in
      let text = try fields.string("rule")
      guard let rule = Progression(text) else {
        throw fields.error("rule", fields["rule"], "a rule such as \"linear +2.5kg\"")
      }
      let history = try library.trainingLog(of: fields).history(of: try fields.string("exercise"))
      let start = try fields.fields(ifPresent: "start").map { fields throws(ShapeError) in
        try LoadEntry(fields)
      }
      let advice = rule.advice(
        after: history,
        sets: try fields.whole("sets", 1...20) ?? 3,
        reps: try fields.whole("reps", 1...100) ?? 5,
        start: start,
        on: try fields.day()
      )
      let readiness = try fields.whole("readiness", 1...5)
      return (
        readiness.map { advice.adjusted(forReadiness: $0, after: history.last?.load) } ?? advice,
        try fields.day()
      )
    }
    return Reply.object { json in
      advice.write(to: &json, seenFrom: day)
    }
  }

  /// The plates of a weight and the sets before it.
  @inline(never) static func plates(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (rack, load, before) = try PageError.shaped {
      () throws(ShapeError) -> (PlateRack, LoadEntry, [Double]) in
      let load = try LoadEntry(fields)
      let usual = PlateRack.usual(load.unit)
      var plates: [PlateRack.Plate] = []
      for json in (fields["plates"]?.array ?? []).prefix(40) {
        let plate = try Fields(json, at: "plates")
        guard let weight = try plate.positive(ifPresent: "weight"), weight <= 100 else {
          throw plate.error("weight", plate["weight"], "a weight from 0 to 100")
        }
        let pairs = try plate.whole("pairs", 0...50) ?? 8
        plates.append(PlateRack.Plate(weight, pairs: pairs))
      }
      if let text = try fields.string(ifPresent: "rack"), !text.isEmpty {
        guard let typed = PlateRack.plates(typed: text) else {
          throw fields.error("rack", fields["rack"], "weights such as 20x2 10x2 5")
        }
        plates = typed
      }
      let bar = try fields.number(ifPresent: "bar") ?? usual.bar
      return (
        PlateRack(bar: bar, plates.isEmpty ? usual.plates : plates, load.unit), load,
        (fields["before"]?.array ?? []).compactMap { $0.number }
      )
    }
    let loading = rack.loading(for: load.value, after: before)
    return Reply.object { json in
      json.array("side") { json in for plate in loading.side { json.value(plate) } }
      json.field("total", loading.total)
      json.field("remainder", loading.remainder)
      json.field("changes", loading.changes)
      json.field("words", PlateWords.side(loading, rack.unit))
      json.array("warmUp") { json in
        for rung in WarmUp.ramp(to: load, bar: rack.bar) {
          json.object { json in
            json.key("load")
            rung.load.write(to: &json)
            json.field("reps", rung.reps)
            json.field("words", PlateWords.rung(rung))
          }
        }
      }
    }
  }

  /// The daily challenge on a day.
  @inline(never) static func challenge(_ fields: Fields) throws(PageError) -> [UInt8] {
    let challenge = try PageError.shaped { () throws(ShapeError) -> DailyChallenge in
      var entries: [DailyChallenge.Entry] = []
      for json in fields["entries"]?.array ?? [] {
        entries.append(try DailyChallenge.Entry(Fields(json, at: "entries")))
      }
      return DailyChallenge(
        try fields.string("exercise"),
        goal: try fields.whole("goal", 1...100_000) ?? DailyChallenge.usualGoal,
        entries: entries,
        on: try fields.day()
      )
    }
    return Reply.object { json in
      json.field("exercise", challenge.exercise)
      json.field("done", challenge.done)
      json.field("goal", challenge.goal)
      json.field("left", challenge.left)
      json.field("days", challenge.days)
      json.field("words", challenge.words)
    }
  }
}
