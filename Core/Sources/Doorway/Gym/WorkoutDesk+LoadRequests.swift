import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What follows from a log, a weight or a count alone.
extension WorkoutDesk {
  /// What to do next of an exercise: by the rule that was chosen for it, by one that is typed now, or by
  /// one that is named.
  @inline(never) static func next(
    _ fields: Fields,
    after library: LibraryDesk
  ) throws(PageError) -> [UInt8] {
    let exercise = try PageError.shaped { () throws(ShapeError) in try fields.string("exercise") }
    var rules = ExerciseRules(fields["rules"])
    let choice = try chosen(fields, for: exercise, in: &rules)
    let isOnBar = library.library?.catalogue.exercise(named: exercise)?.isLoadedOnBar == true
    let (advice, day) = try PageError.shaped {
      () throws(ShapeError) -> (Progression.Advice, Day) in
      guard let rule = Progression(choice.rule) else {
        throw fields.error("rule", .string(choice.rule), "a rule such as \"linear +2.5kg\"")
      }
      let history = try library.trainingLog(of: fields).history(of: exercise)
      let start = try fields.fields(ifPresent: "start").map { fields throws(ShapeError) in
        try LoadEntry(fields)
      }
      let advice = rule.advice(
        after: history,
        sets: choice.sets,
        reps: choice.reps,
        start: start,
        on: try fields.day()
      )
      let readiness = try fields.whole("readiness", 1...5)
      let eased =
        readiness.map { advice.adjusted(forReadiness: $0, after: history.last?.load) } ?? advice
      return (isOnBar ? eased.loadable(on: fields.racks()) : eased, try fields.day())
    }
    return Reply.object { json in
      advice.write(to: &json, seenFrom: day, in: fields.language())
      json.object("chosen") { json in
        json.field("rule", choice.rule)
        json.field("sets", choice.sets)
        json.field("reps", choice.reps)
      }
      json.field("rules", rules.json)
    }
  }

  private static func chosen(
    _ fields: Fields,
    for exercise: String,
    in rules: inout ExerciseRules
  ) throws(PageError) -> ExerciseRules.Choice {
    var choice = rules.choice(of: exercise)
    guard let typed = fields["typed"] else {
      return try PageError.shaped { () throws(ShapeError) in
        if let rule = try fields.string(ifPresent: "rule"), rule != choice.rule {
          choice.rule = rule
          choice.reps = Progression.usualReps(of: rule)
        }
        choice.sets = try fields.whole("sets", 1...20) ?? choice.sets
        choice.reps = try fields.whole("reps", 1...100) ?? choice.reps
        return choice
      }
    }
    choice.rule = typed["rule"]?.string ?? choice.rule
    choice.sets =
      try whole(typed["sets"], .sets, Progression.setRange, fields.language())
      ?? Progression.usualSets
    choice.reps =
      try whole(typed["reps"], .reps, Progression.repRange, fields.language())
      ?? Progression.usualReps(of: choice.rule)
    rules.choose(choice, for: exercise)
    return choice
  }

  private static func whole(
    _ text: JSON?,
    _ field: GymFieldWords.Whole,
    _ range: ClosedRange<Int>,
    _ language: Language
  ) throws(PageError) -> Int? {
    guard let text = text?.string, text.utf8.contains(where: { $0 > 0x20 }) else { return nil }
    guard let number = TypedFigure(text)?.whole(in: range) else {
      throw .script(GymFieldWords.whole(field, range, in: language))
    }
    return number
  }

  /// The plates of a weight and the sets before it.
  @inline(never) static func plates(_ fields: Fields) throws(PageError) -> [UInt8] {
    if let typed = fields["typed"] { return try plates(typed: typed, fields.language()) }
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
    return answer(rack, load, after: before, fields.language())
  }

  /// The plates of what was typed beside a workout.
  private static func plates(
    typed: JSON,
    _ language: Language
  ) throws(PageError) -> [UInt8] {
    let unit = MassUnit(rawValue: typed["unit"]?.string ?? "") ?? .kilograms
    do throws(TypedPlatesError) {
      let plates = try TypedPlates(
        weight: typed["weight"]?.string ?? "",
        bar: typed["bar"]?.string ?? "",
        plates: typed["rack"]?.string ?? "",
        unit: unit
      )
      return answer(plates.rack, plates.load, after: [], language)
    } catch {
      throw .script(error.words(in: language))
    }
  }

  private static func answer(
    _ rack: PlateRack,
    _ load: LoadEntry,
    after before: [Double],
    _ language: Language
  ) -> [UInt8] {
    let loading = rack.loading(for: load.value, after: before)
    return Reply.object { json in
      json.array("side") { json in for plate in loading.side { json.value(plate) } }
      json.field("total", loading.total)
      json.field("remainder", loading.remainder)
      json.field("changes", loading.changes)
      json.field("words", PlateWords.side(loading, rack.unit, in: language))
      json.array("warmUp") { json in
        for rung in WarmUp.ramp(to: load, bar: rack.bar) {
          json.object { json in
            json.key("load")
            rung.load.write(to: &json)
            json.field("reps", rung.reps)
            json.field("words", PlateWords.rung(rung, in: language))
          }
        }
      }
    }
  }

  /// The daily challenge on a day.
  @inline(never) static func challenge(_ fields: Fields) throws(PageError) -> [UInt8] {
    let challenge = try PageError.shaped { () throws(ShapeError) -> DailyChallenge in
      var entries: [DailyChallenge.Entry] = []
      let exercise = try fields.string("exercise")
      for json in fields["entries"]?.array ?? [] {
        let entry = try Fields(json, at: "entries")
        let name = try entry.string(ifPresent: "exercise") ?? exercise
        // A device keeps what it ever counted, of any exercise.
        guard NameKey(name) == NameKey(exercise) else { continue }
        entries.append(try DailyChallenge.Entry(entry))
      }
      return DailyChallenge(
        exercise,
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
      json.field("words", challenge.words(in: fields.language()))
    }
  }
}
