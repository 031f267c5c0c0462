/// What was done of one kind in one month.
public struct MonthSum: Hashable, Sendable {
  /// The year.
  public var year: Int
  /// The month, from 1.
  public var month: Int
  /// The kind.
  public var kind: HistorySearch.Kind
  /// How many times.
  public var count: Int
  /// How far.
  public var distance: Distance
  /// How long.
  public var duration: Duration

  /// Puts a sum together.
  public init(
    year: Int,
    month: Int,
    kind: HistorySearch.Kind,
    count: Int,
    distance: Distance,
    duration: Duration
  ) {
    self.year = year
    self.month = month
    self.kind = kind
    self.count = count
    self.distance = distance
    self.duration = duration
  }
}
