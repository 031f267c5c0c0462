/// What somebody could lift once, estimated from a set of several (gym definitions, section 3).
public struct RepMax: Hashable, Sendable {
  /// A rule that turns weight and repetitions into a single repetition's weight.
  public enum Formula: String, CaseIterable, Hashable, Sendable {
    /// w (1 + r / 30).
    case epley
    /// 36 w / (37 - r).
    case brzycki
    /// w r^0.10.
    case lombardi
    /// w (1 + r / 40), O'Conner.
    case oConner
    /// 100 w / (52.2 + 41.9 e^(-0.055 r)).
    case mayhew
    /// 100 w / (48.8 + 53.8 e^(-0.075 r)).
    case wathan
    /// 100 w / (101.3 - 2.67123 r).
    case lander

    /// The name that people know it by.
    public var name: String {
      switch self {
      case .epley: "Epley"
      case .brzycki: "Brzycki"
      case .lombardi: "Lombardi"
      case .oConner: "O'Conner"
      case .mayhew: "Mayhew"
      case .wathan: "Wathan"
      case .lander: "Lander"
      }
    }

    /// What a set promises for one repetition; a single is what it is, whatever a formula says.
    ///
    /// Nothing above 12 repetitions, where the formulas part ways (Reynolds 2006; spread for 15
    /// repetitions of 100 kg: 131 to 166 kg).
    public func single(_ weight: Double, reps: Double) -> Double? {
      guard weight > 0, reps >= 1, reps <= RepMax.mostReps else { return nil }
      if reps == 1 { return weight }
      return switch self {
      case .epley: weight * (1 + reps / 30)
      case .brzycki: weight * 36 / (37 - reps)
      case .lombardi: weight * Portable.pow(reps, 0.1)
      case .oConner: weight * (1 + reps / 40)
      case .mayhew: 100 * weight / (52.2 + 41.9 * Portable.exp(-0.055 * reps))
      case .wathan: 100 * weight / (48.8 + 53.8 * Portable.exp(-0.075 * reps))
      case .lander: 100 * weight / (101.3 - 2.67123 * reps)
      }
    }
  }

  /// Above so many repetitions to failure nothing is estimated.
  public static let mostReps = 12.0

  /// The estimate, in the unit of the set.
  public let value: Double

  /// The unit of the set.
  public let unit: MassUnit

  /// The lowest that any formula gives.
  public let low: Double

  /// The highest that any formula gives.
  public let high: Double

  /// The set that it comes from.
  public let set: LiftedSet

  /// The estimate in kilograms, for comparing.
  public var kilograms: Double { value * unit.kilograms }

  /// The estimate of a set in kilograms without its spread: what a look through a whole log needs.
  public static func kilograms(of set: LiftedSet, by formula: Formula = .epley) -> Double? {
    guard let (load, reps) = basis(of: set), let value = formula.single(load.value, reps: reps)
    else { return nil }
    return value * load.unit.kilograms
  }

  // The weight and the repetitions that it was good for.
  private static func basis(of set: LiftedSet) -> (load: LoadEntry, reps: Double)? {
    guard !set.isWarmUp, let load = set.result.load, load.mode == .external,
      let reps = set.result.reps, reps >= 1
    else { return nil }
    return (load, reps + (set.result.effort?.reserve ?? 0))
  }

  /// Estimates from a set that counts and has a weight; repetitions in reserve count as done.
  public init?(_ set: LiftedSet, by formula: Formula = .epley) {
    guard let (load, all) = Self.basis(of: set),
      let value = formula.single(load.value, reps: all)
    else { return nil }
    var (low, high) = (value, value)
    for other in Formula.allCases {
      guard let estimate = other.single(load.value, reps: all) else { continue }
      low = min(low, estimate)
      high = max(high, estimate)
    }
    self.value = value
    unit = load.unit
    self.low = low
    self.high = high
    self.set = set
  }

  /// The best of several sets; of equal ones the first.
  public static func best(of sets: [LiftedSet], by formula: Formula = .epley) -> RepMax? {
    var best: (set: LiftedSet, kilograms: Double)?
    for set in sets {
      guard let estimate = kilograms(of: set, by: formula) else { continue }
      if estimate > best?.kilograms ?? 0 { best = (set, estimate) }
    }
    return best.flatMap { RepMax($0.set, by: formula) }
  }

  /// What share of the single repetition, in percent, so many repetitions at an effort are: the curve
  /// of OpenPowerlifting's data that Liftosaur uses.
  public static func percent(reps: Double, exertion: Double) -> Double {
    let x = 10 - exertion + reps - 1
    if x <= 0 { return 100 }
    if x >= 16 { return 50 }
    return x <= 2.92
      ? 0.347619 * x * x - 4.60714 * x + 99.9667 : max(50, -2.64249 * x + 97.0955)
  }
}
