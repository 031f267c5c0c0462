/// The readings of a recording, one column a quantity, one row a moment.
///
/// Columns keep a marathon small and fast to scan. Every column is either empty (the device never
/// told) or as long as ``time``; a reading missing from a row is `Double.nan`.
public struct Samples: Sendable {
  /// Seconds since the recording's start, never decreasing.
  public var time: [Double] = []

  /// Degrees north.
  public var latitude: [Double] = []

  /// Degrees east.
  public var longitude: [Double] = []

  /// Metres above sea level.
  public var altitude: [Double] = []

  /// Metres since the start, as the device counts them.
  public var distance: [Double] = []

  /// Metres per second, as the device measures them.
  public var speed: [Double] = []

  /// Beats per minute.
  public var heartRate: [Double] = []

  /// Steps per minute of both feet; for a ride the turns of the crank.
  public var cadence: [Double] = []

  /// Watts.
  public var power: [Double] = []

  /// Horizontal accuracy of the position in meters.
  public var accuracy: [Double] = []

  /// Creates an empty table.
  public init() {}

  /// How many rows there are.
  public var count: Int { time.count }

  /// How far somebody was at a moment since the start, where the device counted meters.
  public func distance(at moment: Duration) -> Distance? {
    guard distance.count == count,
      let row = time.firstIndex(where: { $0 >= moment.inSeconds }) ?? time.indices.last
    else { return nil }
    return distance[row].isFinite ? .meters(distance[row]) : nil
  }
}

extension Samples: Equatable {
  /// Two tables are equal when their bits are: a missing reading equals a missing reading.
  public static func == (left: Self, right: Self) -> Bool {
    same(left.time, right.time) && same(left.latitude, right.latitude)
      && same(left.longitude, right.longitude) && same(left.altitude, right.altitude)
      && same(left.distance, right.distance) && same(left.speed, right.speed)
      && same(left.heartRate, right.heartRate) && same(left.cadence, right.cadence)
      && same(left.power, right.power) && same(left.accuracy, right.accuracy)
  }

  private static func same(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.bitPattern == $1.bitPattern || ($0.isNaN && $1.isNaN) }
  }
}
