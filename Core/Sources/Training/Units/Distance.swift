/// A length along the ground, for how far a runner has come.
public struct Distance: Hashable, Comparable, Sendable {
  /// An international mile, as the agreement of 1959 has it.
  public static let metersPerMile = 1609.344

  /// An international foot.
  public static let metersPerFoot = 0.3048

  /// An international yard.
  public static let metersPerYard = 0.9144

  /// Metres.
  public let meters: Double

  /// Creates a distance from meters.
  public static func meters(_ meters: Double) -> Self { Self(meters: meters) }

  /// Creates a distance from kilometers.
  public static func kilometers(_ kilometers: Double) -> Self { Self(meters: kilometers * 1000) }

  /// Creates a distance from international miles.
  public static func miles(_ miles: Double) -> Self { Self(meters: miles * metersPerMile) }

  /// No distance at all.
  public static let zero = Self(meters: 0)

  /// The length in kilometers.
  public var kilometers: Double { meters / 1000 }

  /// The length in international miles.
  public var miles: Double { meters / Self.metersPerMile }

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
