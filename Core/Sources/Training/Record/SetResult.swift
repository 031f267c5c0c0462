/// What came of a set: how many or how long, with what, how hard.
public struct SetResult: Hashable, Sendable {
  /// How many of the unit; nothing if not counted.
  public var count: Double?

  /// What it is counted in.
  public var unit: CountUnit

  /// The weight, where one was used.
  public var load: LoadEntry?

  /// The effort, if given.
  public var effort: Effort?

  /// Creates a result.
  public init(
    _ count: Double? = nil,
    _ unit: CountUnit = .reps,
    load: LoadEntry? = nil,
    effort: Effort? = nil
  ) {
    self.count = count.flatMap { $0.isFinite ? min(max(0, $0), 1_000_000) : nil }
    self.unit = unit
    self.load = load
    self.effort = effort
  }

  /// The repetitions, if it is counted in them.
  public var reps: Double? { unit == .reps ? count : nil }

  /// The seconds, if it is counted in them.
  public var seconds: Double? { unit == .seconds ? count : nil }

  /// The meters, if it is counted in a length.
  public var meters: Double? { unit.meters.flatMap { factor in count.map { $0 * factor } } }
}
