/// The sets before the sets that count (gym definitions, section 6).
public enum WarmUp {
  /// One set before the work.
  public struct Rung: Hashable, Sendable {
    /// The weight.
    public var load: LoadEntry
    /// How many repetitions.
    public var reps: Int
  }

  /// The smallest step that two plates make: 2.5 kg, 5 lb.
  public static func step(of unit: MassUnit) -> Double {
    switch unit {
    case .kilograms: 2.5
    case .pounds: 5
    }
  }

  /// A share of a weight, in percent, rounded down to what plates make.
  public static func load(_ percent: Double, of load: LoadEntry) -> LoadEntry {
    let step = step(of: load.unit)
    // A thousandth of a step is what percentages of doubles may cost.
    let steps = (load.value * percent / 100 / step + 0.001).rounded(.down)
    return LoadEntry(load.mode, steps * step, load.unit, isPair: load.isPair)
  }

  /// The ramp to a working weight: the empty bar where 40 % is more than it, then 40 % five times,
  /// 60 % three times, 80 % twice; nothing where the work is no more than the bar.
  public static func ramp(to work: LoadEntry, bar: Double) -> [Rung] {
    guard work.value > bar else { return [] }
    var rungs: [Rung] = []
    if bar > 0, bar < work.value * 0.4 {
      rungs.append(Rung(load: LoadEntry(work.mode, bar, work.unit), reps: 8))
    }
    for (percent, reps) in [(40.0, 5), (60, 3), (80, 2)] {
      var load = load(percent, of: work)
      if load.value < bar { load = LoadEntry(work.mode, bar, work.unit) }
      if load == rungs.last?.load || load.value >= work.value { continue }
      rungs.append(Rung(load: load, reps: reps))
    }
    return rungs
  }
}
