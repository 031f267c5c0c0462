/// A run of the record that can be raced against, before it has been given a name to be called by.
public struct OfferedRival: Hashable, Sendable {
  /// How it went; its name is the label of the entry, empty where it has none.
  public var rival: Rival

  /// The day on which it was run.
  public var day: Day

  /// Whether it is the fastest over the distance that was asked for.
  public var isBest: Bool

  /// Offers a run.
  public init(_ rival: Rival, on day: Day, isBest: Bool = false) {
    self.rival = rival
    self.day = day
    self.isBest = isBest
  }
}
