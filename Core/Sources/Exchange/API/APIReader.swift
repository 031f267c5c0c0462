public import Training

/// When, where and in which units an answer is read: words such as "yesterday" depend on it.
public struct APIReader: Hashable, Sendable {
  /// Today there.
  public let today: Day
  /// How far the clocks there are ahead of UTC.
  public let offset: UTCOffset

  /// In what the reader measures.
  public var units: UnitSystem

  /// Names a day and a place.
  public init(today: Day, offset: UTCOffset, units: UnitSystem = .metric) {
    self.today = today
    self.offset = offset
    self.units = units
  }

  /// The same reader, who measures as a request says.
  public func measuring(_ units: UnitSystem) -> APIReader {
    APIReader(today: today, offset: offset, units: units)
  }
}
