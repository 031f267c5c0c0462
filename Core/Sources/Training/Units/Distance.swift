/// A length along the ground, for how far a runner has come.
public struct Distance: Hashable, Comparable, Sendable {
  /// Metres.
  public let meters: Double

  /// Creates a distance from meters.
  public static func meters(_ meters: Double) -> Self { Self(meters: meters) }

  /// Creates a distance from kilometers.
  public static func kilometers(_ kilometers: Double) -> Self { Self(meters: kilometers * 1000) }

  /// Creates a distance from international miles of 1609.344 m.
  public static func miles(_ miles: Double) -> Self { Self(meters: miles * 1609.344) }

  /// No distance at all.
  public static let zero = Self(meters: 0)

  /// The length in kilometers.
  public var kilometers: Double { meters / 1000 }

  /// The length in international miles of 1609.344 m.
  public var miles: Double { meters / 1609.344 }

  /// The shorter distance is less.
  public static func < (left: Self, right: Self) -> Bool { left.meters < right.meters }

  /// The two distances after each other.
  public static func + (left: Self, right: Self) -> Self {
    Self(meters: left.meters + right.meters)
  }

  /// What the first distance has more than the second; below zero if it has less.
  public static func - (left: Self, right: Self) -> Self {
    Self(meters: left.meters - right.meters)
  }
}
