/// Why workouts stand where they stand in a ranking, in numbers: what each signal adds to each, and the fact.
///
/// To explain a whole library costs about as much as to rank it; what the facts say is put into a
/// ``RankedWorkout`` when one is shown.
public struct RankingExplanations: Hashable, Sendable {
  /// How many reasons a workout is shown with.
  public static let most = 3

  // One for each signal, row after row.
  private var values: [Double]
  private var points: [Double]
  private var facts: [RankingFact?]

  // Of each row: what speaks for it and what against, the strongest first.
  private var upward: [SignalOrder]
  private var downward: [SignalOrder]

  /// Creates no rows, with room for some.
  init(room: Int) {
    let signals = RankingSignal.allCases.count
    (values, points, facts, upward, downward) = ([], [], [], [], [])
    values.reserveCapacity(room * signals)
    points.reserveCapacity(room * signals)
    facts.reserveCapacity(room * signals)
    upward.reserveCapacity(room)
    downward.reserveCapacity(room)
  }

  /// How many workouts are explained.
  public var count: Int { upward.count }

  /// How many reasons a row has to show.
  public func reasonCount(of row: Int) -> Int { min(upward[row].count, Self.most) }

  /// How many facts speak against a row.
  public func drawbackCount(of row: Int) -> Int { downward[row].count }

  // MARK: Making

  /// Adds a row for one workout.
  mutating func add(_ signals: WorkoutSignals) {
    let first = points.count
    var (rising, falling) = (SignalOrder(), SignalOrder())
    for (place, signal) in WorkoutSignals.signals.enumerated() {
      let value = signals.value(of: signal)
      let fact = signals.fact(of: signal, value)
      let added = value * signals.weights[place]
      values.append(value)
      points.append(added)
      facts.append(fact)
      guard fact != nil else { continue }
      if added > 0 { rising.insert(place) { added > points[first + $0] } }
      if added < 0 { falling.insert(place) { added < points[first + $0] } }
    }
    upward.append(rising)
    downward.append(falling)
  }

  // MARK: Reading

  /// What a signal, by its place among all, says of a row.
  func value(of signal: Int, row: Int) -> Double { values[row * Self.width + signal] }

  /// What a signal, by its place among all, adds to a row.
  func points(of signal: Int, row: Int) -> Double { points[row * Self.width + signal] }

  /// The fact behind a signal, by its place among all.
  func fact(of signal: Int, row: Int) -> RankingFact? { facts[row * Self.width + signal] }

  /// The places of the signals whose reasons are shown, the strongest first.
  func reasons(of row: Int) -> [Int] {
    (0..<reasonCount(of: row)).map { upward[row][$0] }
  }

  /// The places of the signals that speak against a row, the worst first.
  func drawbacks(of row: Int) -> [Int] {
    (0..<drawbackCount(of: row)).map { downward[row][$0] }
  }

  private static var width: Int { WorkoutSignals.signals.count }
}
