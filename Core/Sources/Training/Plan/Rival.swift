/// A run of the past to race against: how far somebody had come at each moment of it.
///
/// Distance and moving time alone count, so that a rival's stop at a red light wins nothing. Where it knows its
/// way, two who run the same way are compared at the same place, whatever each of their watches measured.
public struct Rival: Hashable, Sendable {
  /// So many marks are kept, which lie about seventy meters apart in a marathon.
  public static let mostMarks = 600

  /// What a person calls it: "Sunday around the lake".
  public var name: String

  /// Meters since its start, rising, to the tenth.
  public let meters: [Double]

  /// Seconds of moving time at each of them, to the tenth.
  public let seconds: [Double]

  /// Where it was at each of them, to the hundred-thousandth of a degree; empty where that is not known.
  public let places: [Coordinate]

  /// Creates a rival of marks; nothing where they lead nowhere.
  ///
  /// What does not rise is left out. The places are where it was at each mark; they count where
  /// there are as many of them as of marks.
  public init?(_ name: String, meters: [Double], seconds: [Double], places: [Coordinate] = []) {
    var kept = (meters: [0.0], seconds: [0.0])
    var way = places.first.map { [Self.rounded($0)] } ?? []
    for index in 0..<min(meters.count, seconds.count) {
      let (distance, time) = (meters[index], seconds[index])
      guard distance.isFinite, time.isFinite, distance <= 1_000_000, time <= 1_000_000,
        distance > (kept.meters.last ?? 0), time > (kept.seconds.last ?? 0)
      else { continue }
      kept.meters.append((distance * 10).rounded() / 10)
      kept.seconds.append((time * 10).rounded() / 10)
      if places.count == meters.count { way.append(Self.rounded(places[index])) }
    }
    guard (kept.meters.last ?? 0) >= 100 else { return nil }
    let last = kept.meters.count - 1
    let step = max(1, (last + Self.mostMarks - 2) / (Self.mostMarks - 1))
    var marks = Array(stride(from: 0, to: last, by: step))
    marks.append(last)
    self.name = name
    self.meters = marks.map { kept.meters[$0] }
    self.seconds = marks.map { kept.seconds[$0] }
    self.places = way.count == kept.meters.count ? marks.map { way[$0] } : []
  }

  /// How far it went.
  public var distance: Distance { .meters(meters.last ?? 0) }

  /// How long it took.
  public var duration: Duration { Duration(roundedSeconds: seconds.last ?? 0) }

  /// Seconds that it took to a distance; nothing beyond its end.
  public func time(at distance: Double) -> Double? {
    Self.value(at: distance, of: seconds, along: meters)
  }

  /// Meters that it had come at a time; after its end it stands there.
  public func distance(at time: Double) -> Double {
    Self.value(at: time, of: meters, along: seconds) ?? (meters.last ?? 0)
  }

  /// The index of the last mark at or before a distance.
  public func mark(at distance: Double) -> Int {
    var low = 0
    var high = meters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if meters[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  private static func rounded(_ place: Coordinate) -> Coordinate {
    Coordinate(
      latitude: (place.latitude * 100_000).rounded() / 100_000,
      longitude: (place.longitude * 100_000).rounded() / 100_000
    )
  }

  /// The value on the straight line between two marks.
  private static func value(at x: Double, of ys: [Double], along xs: [Double]) -> Double? {
    guard let last = xs.last, x <= last, x >= 0 else { return nil }
    var low = 0
    var high = xs.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if xs[middle] <= x { low = middle } else { high = middle }
    }
    let way = xs[high] - xs[low]
    return way > 0 ? ys[low] + (ys[high] - ys[low]) * (x - xs[low]) / way : ys[high]
  }
}
