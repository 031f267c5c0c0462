/// How much of something an exercise asks for: one number, or anything between two.
public struct Amount: Hashable, Sendable {
  /// The least that counts, at most ``high``.
  public var low: Double

  /// The most that is asked for, the same as ``low`` where one number is meant.
  public var high: Double

  /// Whether it was written with a tilde: near enough is good enough.
  public var isAbout: Bool

  /// Whether more is welcome, as in "60s+".
  public var isOpen: Bool

  /// Creates exactly one number.
  public init(_ value: Double) { self.init(low: value, high: value) }

  /// Creates an amount; the ends are put in order.
  public init(low: Double, high: Double, isAbout: Bool = false, isOpen: Bool = false) {
    self.low = min(low, high)
    self.high = max(low, high)
    self.isAbout = isAbout
    self.isOpen = isOpen
  }

  /// What to count with where one number is needed.
  public var middle: Double { (low + high) / 2 }

  /// Whether it is one number and not a choice of several.
  public var isSingle: Bool { low == high }

  /// Whether a number lies within it; open amounts have no upper end.
  public func contains(_ value: Double) -> Bool {
    value >= low && (value <= high || isOpen)
  }

  /// The same amount in another unit.
  public func scaled(by factor: Double) -> Amount {
    Amount(low: low * factor, high: high * factor, isAbout: isAbout, isOpen: isOpen)
  }
}
