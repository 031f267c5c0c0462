/// The plates of a gym, and how a weight is made of them (gym definitions, section 6).
public struct PlateRack: Hashable, Sendable {
  /// A kind of plate.
  public struct Plate: Hashable, Sendable {
    /// What one weighs.
    public var weight: Double
    /// How many pairs there are.
    public var pairs: Int

    /// Creates a kind of plate.
    public init(_ weight: Double, pairs: Int) {
      self.weight = weight
      self.pairs = pairs
    }
  }

  /// What goes on one side of the bar.
  public struct Loading: Hashable, Sendable {
    /// The plates of one side, the heaviest first.
    public var side: [Double]
    /// What the bar weighs with them.
    public var total: Double
    /// How much is missing to what was wanted.
    public var remainder: Double
    /// How many plates of a side must be moved from the loading before.
    public var changes: Int
  }

  /// What the bar weighs.
  public let bar: Double

  /// The plates, the heaviest first.
  public let plates: [Plate]

  /// The unit of all of it.
  public let unit: MassUnit

  /// Creates a rack; plates that weigh nothing are left out.
  public init(bar: Double, _ plates: [Plate], _ unit: MassUnit) {
    self.bar = max(0, bar)
    self.plates = plates.filter { $0.weight > 0 && $0.pairs > 0 }.sorted { $0.weight > $1.weight }
    self.unit = unit
  }

  /// What a gym has: a bar of 20 kg and 25, 20, 15, 10, 5, 2.5, 1.25; of 45 lb and 45, 35, 25, 10, 5, 2.5.
  public static func usual(_ unit: MassUnit) -> PlateRack {
    let weights: [Double] =
      unit == .kilograms ? [25, 20, 15, 10, 5, 2.5, 1.25] : [45, 35, 25, 10, 5, 2.5]
    return PlateRack(bar: unit == .kilograms ? 20 : 45, weights.map { Plate($0, pairs: 8) }, unit)
  }

  // Weights are counted in the greatest step of which every plate is a multiple, in thousandths: 1250 with
  // the usual plates, 125 with some of an eighth. Odd sizes that would take too many steps are rounded.
  private func step(upTo half: Double) -> Int {
    let fine = plates.reduce(0) { Self.divisor($0, Self.thousandths($1.weight)) }
    return fine > 0 && half * 1000 <= Double(fine * Self.most) ? fine : 10
  }

  private static func thousandths(_ weight: Double) -> Int {
    Int((min(weight, 10_000) * 1000).rounded())
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  private static let most = 20_000

  /// The loading that comes nearest to a weight without passing it, with the fewest plates moved from
  /// the loading before, and among those with the fewest plates.
  public func loading(for weight: Double, after before: [Double] = []) -> Loading {
    let half = max(0, (weight - bar) / 2)
    let step = step(upTo: half)
    // A thousandth of a step is the error of a sum of decimals.
    let steps = (half * 1000 / Double(step) + 0.001).rounded(.down)
    let wanted = Int(min(steps, 100_000))
    guard wanted > 0, weight.isFinite else {
      return Loading(
        side: [],
        total: bar,
        remainder: weight.isFinite ? max(0, weight - bar) : 0,
        changes: before.count
      )
    }
    var best = [Way?](repeating: nil, count: wanted + 1)
    best[0] = Way(cost: 0, plates: [])
    for plate in plates {
      let size = (Self.thousandths(plate.weight) + step / 2) / step
      guard size > 0, size <= wanted else { continue }
      let mounted = before.filter { $0 == plate.weight }.count
      best = Self.adding(plate, size, mounted, to: best)
    }
    let reached = best.lastIndex { $0 != nil } ?? 0
    let side = (best[reached]?.plates ?? []).sorted { $0 > $1 }
    let total = bar + Double(side.reduce(0) { $0 + Self.thousandths($1) }) / 1000 * 2
    return Loading(
      side: side,
      total: total,
      remainder: max(0, weight - total),
      changes: Self.changes(from: before, to: side)
    )
  }

  private struct Way {
    var cost: Int
    // The heaviest first.
    var plates: [Double]

    // Of two as good the one with the heavier plates, as everybody loads a bar.
    func goesBefore(_ other: Way) -> Bool {
      cost == other.cost ? other.plates.lexicographicallyPrecedes(plates) : cost < other.cost
    }
  }

  // Each kind of plate once: with so many of it, the cheapest way to every weight.
  private static func adding(
    _ plate: Plate,
    _ size: Int,
    _ mounted: Int,
    to best: [Way?]
  ) -> [Way?] {
    var next = best
    for (weight, way) in best.enumerated() {
      guard let way else { continue }
      var count = 1
      while count <= plate.pairs, weight + count * size < best.count {
        // A plate that is on already costs nothing to leave; any other costs its move, then its place.
        let moved = max(0, count - mounted) - min(count, mounted)
        let cost = way.cost + moved * 1000 + count
        let place = weight + count * size
        let plates = way.plates + [Double](repeating: plate.weight, count: count)
        let found = Way(cost: cost, plates: plates)
        if next[place].map({ found.goesBefore($0) }) ?? true { next[place] = found }
        count += 1
      }
    }
    return next
  }

  private static func changes(from before: [Double], to after: [Double]) -> Int {
    var left = before
    var added = 0
    for plate in after {
      if let index = left.firstIndex(of: plate) { left.remove(at: index) } else { added += 1 }
    }
    return added + left.count
  }
}
