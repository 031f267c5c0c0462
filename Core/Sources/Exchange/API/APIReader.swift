/// When and where an answer is read: words such as "yesterday" depend on it.
public struct APIReader: Hashable, Sendable {
  /// Today there, as days since 1970-01-01.
  public let today: Int
  /// Minutes east of UTC there.
  public let utcOffsetMinutes: Int

  /// Names a day and a place.
  public init(today: Int, utcOffsetMinutes: Int) {
    self.today = today
    self.utcOffsetMinutes = utcOffsetMinutes
  }
}
