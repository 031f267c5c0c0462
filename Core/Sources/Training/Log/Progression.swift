/// How the load of an exercise rises: a pure rule from what was done to what is next.
///
/// Nothing is stored but the log, so a corrected set corrects what follows (gym definitions, section 5).
public enum Progression: Hashable, Sendable {
  /// All sets hit: so much more. Missed so often in a row: a share of it, in percent, less.
  case linear(step: Double, fails: Int, drop: Double)
  /// All sets at the top of a range: more weight, and back to its bottom; else a repetition more.
  case double(low: Int, high: Int, step: Double)
  /// The last set goes as far as it can; twice the target is a double step, one failure -10 %.
  case greyskull(step: Double)
  /// So many repetitions in all sets together: more weight.
  case repSum(Int, step: Double)
  /// Wendler's four weeks from a training maximum of 90 %.
  case fiveThreeOne(isUpper: Bool)

  /// What to do next, and why.
  public struct Advice: Hashable, Sendable {
    /// What kind of advice it is.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case first, up, hold, deload
    }
    /// One set of it.
    public struct SetPlan: Hashable, Sendable {
      /// The weight, if it has one.
      public var load: LoadEntry?
      /// The repetitions.
      public var reps: Int
      /// Whether more are welcome.
      public var isOpen: Bool
    }
    /// What kind it is.
    public var kind: Kind
    /// The sets.
    public var sets: [SetPlan]
    /// The fact that it follows from.
    public var why: Reason
    /// What the rule asks for, where the sets have less because no plates make it.
    public var unloadable: LoadEntry?
  }

  /// The fact that an advice follows from; its words are on the screens.
  public enum Reason: Hashable, Sendable {
    /// It was never done.
    case nothingKnown
    /// All sets of the last session reached the target.
    case allHit(session: String, day: Day, sets: Int, reps: Int)
    /// Some did not; this often in a row.
    case missed(session: String, day: Day, times: Int, of: Int)
    /// The lowest set of the last session had so many repetitions.
    case lowestSet(session: String, day: Day, reps: Int)
    /// The last set had so many, of so many asked for.
    case lastSet(session: String, day: Day, reps: Int, target: Int)
    /// All sets together had so many, of so many asked for.
    case sum(session: String, day: Day, reps: Int, target: Int)
    /// The week of a cycle, from 1, after so many sessions, with a training maximum.
    case week(Int, sessions: Int, trainingMax: Double)
    /// Whoever is not ready today does not go up.
    case notReady(Int)
    /// It was done last so many weeks ago, so it starts so many percent lighter.
    case away(session: String, day: Day, weeks: Int, percent: Int)
    /// A set ended so far below the repetitions that were asked for that the weight was too much.
    case fellShort(session: String, day: Day, reps: Int, of: Int)
  }

  /// What to do next, from everything that was done of the exercise, the oldest first; for so many sets
  /// of so many repetitions, beginning with a weight where nothing was done.
  ///
  /// Seen from a day it knows how long ago that was: after six weeks away it starts lower.
  public func advice(
    after history: [ExerciseSession],
    sets: Int,
    reps: Int,
    start: LoadEntry? = nil,
    on today: Day? = nil
  ) -> Advice {
    let done = history.filter { session in session.working.contains { $0.result.reps != nil } }
    let advice = advice(of: done, sets: sets, reps: reps, start: start)
    guard let today, let last = done.last else { return advice }
    return advice.eased(after: last, on: today)
  }

  private func advice(
    of done: [ExerciseSession],
    sets: Int,
    reps: Int,
    start: LoadEntry?
  ) -> Advice {
    guard let last = done.last, let load = last.load else {
      return plan(.first, start, sets, firstReps(reps), .nothingKnown)
    }
    switch self {
    case .linear(let step, let fails, let drop):
      return linear(done, last, load, sets, reps, step: step, fails: fails, drop: drop)
    case .double(let low, let high, let step):
      let lowest = last.lowestReps
      if last.working.count >= sets, lowest >= high {
        let why = Reason.allHit(session: last.id, day: last.day, sets: sets, reps: high)
        return plan(.up, load.heavier(by: step), sets, low, why)
      }
      if let lighter = last.lighter(than: load, below: low, step: step) {
        let why = Reason.fellShort(session: last.id, day: last.day, reps: lowest, of: low)
        return plan(.deload, lighter, sets, low, why)
      }
      let why = Reason.lowestSet(session: last.id, day: last.day, reps: lowest)
      return plan(.hold, load, sets, min(high, max(low, lowest + 1)), why)
    case .greyskull(let step):
      let final = Int(last.working.last?.result.reps ?? 0)
      let why = Reason.lastSet(session: last.id, day: last.day, reps: final, target: reps)
      if !last.hit(sets: sets, reps: reps) {
        return plan(.deload, load.lighter(percent: 10, step: step), sets, reps, why, open: true)
      }
      let next = load.heavier(by: final >= reps * 2 ? step * 2 : step)
      return plan(.up, next, sets, reps, why, open: true)
    case .repSum(let target, let step):
      let sum = Int(min(last.working.reduce(0.0) { $0 + ($1.result.reps ?? 0) }, 1_000_000))
      let why = Reason.sum(session: last.id, day: last.day, reps: sum, target: target)
      return sum >= target
        ? plan(.up, load.heavier(by: step), sets, reps, why) : plan(.hold, load, sets, reps, why)
    case .fiveThreeOne(let isUpper):
      return wave(done, load.unit, isUpper: isUpper)
    }
  }

  private func firstReps(_ reps: Int) -> Int {
    if case .double(let low, _, _) = self { low } else { reps }
  }

  private func plan(
    _ kind: Advice.Kind,
    _ load: LoadEntry?,
    _ sets: Int,
    _ reps: Int,
    _ why: Reason,
    open: Bool = false
  ) -> Advice {
    let count = min(max(1, sets), 20)
    let plans = (1...count).map { number in
      Advice.SetPlan(load: load, reps: reps, isOpen: open && number == count)
    }
    return Advice(kind: kind, sets: plans, why: why)
  }

  private func linear(
    _ done: [ExerciseSession],
    _ last: ExerciseSession,
    _ load: LoadEntry,
    _ sets: Int,
    _ reps: Int,
    step: Double,
    fails: Int,
    drop: Double
  ) -> Advice {
    if last.hit(sets: sets, reps: reps) {
      let why = Reason.allHit(session: last.id, day: last.day, sets: sets, reps: reps)
      return plan(.up, load.heavier(by: step), sets, reps, why)
    }
    var missed = 0
    for session in done.reversed() {
      guard session.load == load, !session.hit(sets: sets, reps: reps) else { break }
      missed += 1
    }
    let why = Reason.missed(session: last.id, day: last.day, times: missed, of: fails)
    return missed >= fails
      ? plan(.deload, load.lighter(percent: drop, step: step), sets, reps, why)
      : plan(.hold, load, sets, reps, why)
  }

  // Weeks of 65/75/85, 70/80/90, 75/85/95 and 40/50/60 % of the training maximum.
  private func wave(_ done: [ExerciseSession], _ unit: MassUnit, isUpper: Bool) -> Advice {
    let first = done.first { RepMax.best(of: $0.sets) != nil }
    guard let first, let best = RepMax.best(of: first.sets) else {
      return plan(.first, nil, 3, 5, .nothingKnown)
    }
    let start = first.session.startedAt.instant
    let after = done.filter { $0.session.startedAt.instant > start }.count
    let (cycle, week) = (after / 4, after % 4)
    let step = unit == .pounds ? (isUpper ? 5.0 : 10) : (isUpper ? 2.5 : 5)
    let single = best.value * best.unit.kilograms / unit.kilograms
    let maximum = single * 0.9 + step * Double(cycle)
    let shares: [[Double]] = [[65, 75, 85], [70, 80, 90], [75, 85, 95], [40, 50, 60]]
    let reps = [[5, 5, 5], [3, 3, 3], [5, 3, 1], [5, 5, 5]]
    let sets = (0..<3).map { index in
      Advice.SetPlan(
        load: WarmUp.load(shares[week][index], of: LoadEntry(.external, maximum, unit)),
        reps: reps[week][index],
        isOpen: index == 2 && week < 3
      )
    }
    let why = Reason.week(week + 1, sessions: after, trainingMax: maximum)
    return Advice(kind: week == 3 ? .deload : after == 0 ? .first : .up, sets: sets, why: why)
  }
}

extension Progression.Advice {
  /// What is left of it for somebody who rated today's readiness from 1 to 5: it can only hold or lower
  /// the load, at 2 and below hold, at 1 a tenth less.
  public func adjusted(forReadiness readiness: Int, after last: LoadEntry?) -> Progression.Advice {
    guard readiness <= 2, let last else { return self }
    var advice = self
    let held = readiness <= 1 ? last.lighter(percent: 10, step: WarmUp.step(of: last.unit)) : last
    for index in advice.sets.indices {
      if let load = advice.sets[index].load, load.isHeavier(than: held) == true {
        advice.sets[index].load = held
        advice.kind = readiness <= 1 ? .deload : .hold
        advice.why = .notReady(readiness)
      }
    }
    return advice
  }
}

extension ExerciseSession {
  var id: String { session.id }
  var day: Day { session.day }

  /// The weight that the sets were done with; of several the one that was used last.
  public var load: LoadEntry? { working.last { $0.result.load != nil }?.result.load }

  var lowestReps: Int {
    var lowest: Double?
    for set in working {
      if let reps = set.result.reps { lowest = min(lowest ?? reps, reps) }
    }
    return Int(lowest ?? 0)
  }

  fileprivate func hit(sets: Int, reps: Int) -> Bool {
    working.filter { ($0.result.reps ?? 0) >= Double(reps) }.count >= sets
      && lowestReps >= reps
  }
}

extension LoadEntry {
  /// The next weight: more on the bar, or less of what helps.
  func heavier(by step: Double) -> LoadEntry {
    var next = self
    next.value = mode == .assisted ? max(0, value - step) : value + step
    return next
  }

  /// A share less, snapped to the steps of the weight, and at least one of them.
  func lighter(percent: Double, step: Double) -> LoadEntry {
    var next = self
    if mode == .assisted {
      next.value = value + max(step, (value * percent / 100 / step).rounded(.up) * step)
      return next
    }
    let wanted = (value * (100 - percent) / 100 / step + 0.001).rounded(.down) * step
    next.value = max(0, min(wanted, value - step))
    return next
  }
}
