/// Shoes or a bike, with the sum of all activities that name them.
public struct Gear: Hashable, Sendable {
  /// What its owner calls it.
  public var name: String

  /// How many activities name it.
  public var activities: Int

  /// How far they went.
  public var distance: Distance

  /// How long they took, without pauses.
  public var moving: Duration

  /// When it was first used.
  public var first: Day

  /// When it was last used.
  public var last: Day

  /// Creates gear of a name.
  public init(
    name: String,
    activities: Int,
    distance: Distance,
    moving: Duration,
    first: Day,
    last: Day
  ) {
    self.name = name
    self.activities = activities
    self.distance = distance
    self.moving = moving
    self.first = first
    self.last = last
  }
}
