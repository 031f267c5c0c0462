// What a long time away, or a set that failed, does to the next weight.
extension Progression {
  /// Who has been away from an exercise for so many days starts lower.
  public static let longestPause = 42

  /// How much lighter somebody starts after so many days, in percent; nothing within six weeks.
  ///
  /// A rule of ours, on the careful side: strength goes slowly and what tendons bear goes faster, so a
  /// tenth after six weeks, a fifth after twelve and three tenths after half a year.
  static func percent(after days: Int) -> Int {
    switch days {
    case ..<longestPause: 0
    case ..<84: 10
    case ..<182: 20
    default: 30
    }
  }
}

extension Progression.Advice {
  /// What is left of it on a day: after a long pause no set is as heavy as the last one was.
  func eased(after last: ExerciseSession, on today: Day) -> Progression.Advice {
    let days = today - last.day
    let percent = Progression.percent(after: days)
    guard percent > 0, let load = last.load else { return self }
    let most = load.lighter(percent: Double(percent), step: WarmUp.step(of: load.unit))
    var eased = self
    for place in eased.sets.indices {
      guard let planned = eased.sets[place].load, planned.isHeavier(than: most) == true else {
        continue
      }
      eased.sets[place].load = most
    }
    eased.kind = .deload
    eased.why = .away(session: last.id, day: last.day, weeks: days / 7, percent: percent)
    return eased
  }
}

extension ExerciseSession {
  /// A lighter weight, where the lowest set ended below so many repetitions.
  ///
  /// One missing is a twentieth less; more is a tenth at least, and what the best set says that so many
  /// repetitions can be done with, two in reserve.
  func lighter(than load: LoadEntry, below reps: Int, step: Double) -> LoadEntry? {
    let lowest = lowestReps
    guard lowest < reps, load.value > 0 else { return nil }
    if lowest + 1 == reps { return load.lighter(percent: 5, step: step) }
    let less = load.lighter(percent: 10, step: step)
    guard load.mode == .external, let best = RepMax.best(of: working) else { return less }
    let share = RepMax.percent(reps: Double(reps), exertion: 8) / 100
    let able = best.kilograms / load.unit.kilograms * share
    let steps = (able / step + 0.001).rounded(.down)
    return able < less.value ? LoadEntry(load.mode, max(step, steps * step), load.unit) : less
  }
}
