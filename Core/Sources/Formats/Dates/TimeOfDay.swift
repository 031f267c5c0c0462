/// What a clock on the wall shows.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int

  /// The minute, 0 to 59.
  public let minute: Int

  /// The second, 0 to 59.
  public let second: Int
}
