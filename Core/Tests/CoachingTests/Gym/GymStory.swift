import Coaching
import Testing
import Training

/// A workout told in text: what somebody does, and what comes of it.
struct GymStory {
  var session: GymSession
  var lines: [String] = []

  init(
    _ sections: [WorkoutSection],
    settings: GymSettings = GymSettings(getReady: .zero, holdReady: .zero, sideChange: .zero),
    memories: [ExerciseMemory] = []
  ) {
    let workout = Workout(id: "w", title: "W", sections: sections)
    let plan = GymPlan(workout, getReady: settings.getReady)
    session = GymSession(plan, settings: settings, memories: memories)
  }

  /// Lets something happen, and notes what it moved and logged.
  @discardableResult
  mutating func at(_ seconds: Double, _ event: GymEvent) -> [GymSession.TimedEffect] {
    let effects = session.handle(event, at: Duration(roundedSeconds: seconds))
    for effect in effects { if let line = line(effect) { lines.append(line) } }
    return effects
  }

  private func line(_ timed: GymSession.TimedEffect) -> String? {
    let time = "\(GymStory.number(timed.at.inSeconds)) "
    switch timed.effect {
    case .cue, .stop: return nil
    case .moved(let place): return time + (place.map { "-> " + name($0) } ?? "-> end")
    case .logged(let record):
      return time + "done " + name(record.place) + " " + text(record.set.result)
    case .unlogged(let record): return time + "undone " + name(record.place)
    case .resting(let end): return time + "rest until " + GymStory.number(end.inSeconds)
    case .ended: return time + "ended"
    }
  }

  private func name(_ place: GymPlace) -> String {
    guard let step = session.plan[place] else { return "nowhere" }
    return (session.exercise(at: place) ?? "") + " \(step.set)/\(step.sets)"
      + (place.lap > 0 ? " lap \(place.lap)" : "")
  }

  private func text(_ result: SetResult) -> String {
    var text = result.count.map { GymStory.number($0) } ?? "-"
    if result.unit == .seconds { text += "s" }
    if let load = result.load { text += " @\(GymStory.number(load.value))\(load.unit.rawValue)" }
    return text
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : "\((value * 10).rounded() / 10)"
  }

  /// What is said, with its moments.
  static func cues(_ effects: [GymSession.TimedEffect]) -> [String] {
    effects.compactMap { timed in
      guard case .cue(let cue, _) = timed.effect else { return nil }
      return "\(number(timed.at.inSeconds)) \(word(cue))"
    }
  }

  static func word(_ cue: GymCue) -> String {
    switch cue {
    case .begin(let block): "begin \(block)"
    case .next(let place): "next \(place.step)"
    case .work(let place): "work \(place.step)"
    case .rest: "rest"
    case .ahead(let place): "ahead \(place.step)"
    case .brief(let place): "brief \(place.step)"
    case .round(let block): "round of \(block)"
    case .halfway: "halfway"
    case .left(let left): "left \(number(left.inSeconds))"
    case .count(let count): "\(count)"
    case .target: "target"
    case .otherSide: "other side"
    case .setDone: "set done"
    case .exerciseDone: "exercise done"
    case .roundDone(let count): "round \(count)"
    case .timeIsUp: "time"
    case .allDone: "all done"
    case .finished: "finished"
    case .answer(let question): "answer " + question.rawValue
    }
  }
}

extension WorkoutSection.Line {
  static func sets(
    _ name: String,
    _ sets: Double,
    _ reps: Double,
    rest: Double? = nil,
    _ targets: [Target] = []
  ) -> WorkoutSection.Line {
    .item(
      WorkoutItem(
        name,
        .dose(
          Dose(
            sets: Amount(sets),
            .amount(Amount(reps), .reps),
            targets: targets,
            rest: rest.map { Amount($0) }
          )
        )
      )
    )
  }

  static func hold(
    _ name: String,
    _ seconds: Double,
    isOpen: Bool = false,
    perSide: Bool = false
  ) -> WorkoutSection.Line {
    let amount = Amount(low: seconds, high: seconds, isOpen: isOpen)
    return .item(
      WorkoutItem(name, .dose(Dose(.amount(amount, .seconds), perSide: perSide ? .side : nil)))
    )
  }

  static func reps(_ name: String, _ reps: Double) -> WorkoutSection.Line {
    .item(WorkoutItem(name, .dose(Dose(.amount(Amount(reps), .reps)))))
  }
}
