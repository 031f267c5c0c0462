public import Training

/// When and where an answer is read: words such as "yesterday" depend on it.
public struct APIReader: Hashable, Sendable {
  /// Today there.
  public let today: Day
  /// How far the clocks there are ahead of UTC.
  public let offset: UTCOffset

  /// Names a day and a place.
  public init(today: Day, offset: UTCOffset) {
    self.today = today
    self.offset = offset
  }
}
