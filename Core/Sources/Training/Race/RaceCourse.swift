/// The heights along the course of a race, at equal distances from its start to its finish.
public struct RaceCourse: Hashable, Sendable {
  /// The most stretches that a course has.
  public static let mostStretches = 1000

  /// How far the length of a recording may be from that of the race, as a share.
  public static let tolerance = 0.15

  /// Where it comes from: the name of a file, or of a run.
  public var name: String

  /// The distance from one height to the next.
  public var spacing: Distance

  /// Metres above the sea: one at the start, one after each stretch.
  public var altitudes: [Double]

  /// Creates a course of at least one stretch.
  public init?(_ name: String, spacing: Distance, altitudes: [Double]) {
    guard (2...Self.mostStretches + 1).contains(altitudes.count), spacing.meters > 0,
      altitudes.allSatisfy({ $0.isFinite && abs($0) < 10_000 })
    else { return nil }
    self.name = name
    self.spacing = spacing
    self.altitudes = altitudes
  }

  /// Takes the heights of somebody's run of the course, stretched to the length of the race.
  ///
  /// - Throws: ``RaceCourseError`` where the recording has no heights, or is of another course.
  public init(
    _ name: String,
    of samples: Samples,
    over length: Distance
  ) throws(RaceCourseError) {
    let way = samples.way
    guard way.count == samples.count, samples.altitude.count == samples.count,
      let last = way.last(where: { $0.isFinite }), last > 0
    else { throw .noHeights }
    guard abs(last / length.meters - 1) <= Self.tolerance else {
      throw .otherLength(.meters(last), race: length)
    }
    let count = min(max(Int((length.meters / 100).rounded()), 2), Self.mostStretches)
    var sums = Array(repeating: (sum: 0.0, number: 0.0), count: count + 1)
    for row in 0..<samples.count where way[row].isFinite && samples.altitude[row].isFinite {
      let place = Int((way[row] / last * Double(count)).rounded())
      guard sums.indices.contains(place) else { continue }
      sums[place].sum += samples.altitude[row]
      sums[place].number += 1
    }
    let means = sums.map { $0.number > 0 ? $0.sum / $0.number : Double.nan }
    guard means.filter({ $0.isFinite }).count * 2 > means.count else { throw .noHeights }
    let smooth = Self.smoothed(Self.filled(means)).map { ($0 * 10).rounded() / 10 }
    let spacing = Distance.meters(length.meters / Double(count))
    guard let course = Self(name, spacing: spacing, altitudes: smooth) else { throw .noHeights }
    self = course
  }

  /// The same heights over another length.
  public func stretched(to length: Distance) -> RaceCourse {
    var course = self
    course.spacing = .meters(length.meters / Double(stretches))
    return course
  }

  /// How many stretches it has.
  public var stretches: Int { altitudes.count - 1 }

  /// How steep a stretch is, at most 30 % up or down (definition 8).
  public func grade(ofStretch number: Int) -> Grade {
    let rise = altitudes[number + 1] - altitudes[number]
    return .fraction(min(max(rise / spacing.meters, -0.3), 0.3))
  }

  /// The height at a share of the way, from 0 to 1.
  public func altitude(at share: Double) -> Double {
    let place = min(max(share, 0), 1) * Double(stretches)
    let stretch = min(Int(place), stretches - 1)
    let (low, high) = (altitudes[stretch], altitudes[stretch + 1])
    return low + (high - low) * (place - Double(stretch))
  }

  /// Metres that go up and down between two shares of the way.
  public func climb(from start: Double, to end: Double) -> (up: Double, down: Double) {
    var (up, down) = (0.0, 0.0)
    var last = altitude(at: start)
    let inside = (0...stretches).map { Double($0) / Double(stretches) }
      .filter { $0 > start && $0 < end }
    for share in inside + [end] {
      let here = altitude(at: share)
      up += max(0, here - last)
      down += max(0, last - here)
      last = here
    }
    return (up, down)
  }

  /// The parts of the time that a pacing gives up to each height, from 0 to 1: slower uphill by the
  /// effort that it costs, and by a slope over the whole way (definition 13).
  public func timeShares(slope: Double) -> [Double] {
    var shares = [0.0]
    var sum = 0.0
    for stretch in 0..<stretches {
      let place = (Double(stretch) + 0.5) / Double(stretches)
      sum += grade(ofStretch: stretch).effortFactor * (1 + slope * (place - 0.5))
      shares.append(sum)
    }
    // The last one is exactly 1, so that the whole takes the target to the second.
    return shares.map { $0 / sum }
  }

  // MARK: Heights

  /// Heights between those that are known, on a straight line; before the first and after the last alike.
  private static func filled(_ heights: [Double]) -> [Double] {
    var filled = heights
    var before: Int?
    for place in heights.indices where heights[place].isFinite {
      let from = before ?? -1
      for gap in from + 1..<place {
        guard let before else {
          filled[gap] = heights[place]
          continue
        }
        let share = Double(gap - before) / Double(place - before)
        filled[gap] = heights[before] + (heights[place] - heights[before]) * share
      }
      before = place
    }
    if let before { for place in before..<heights.count { filled[place] = heights[before] } }
    return filled
  }

  /// The mean of three neighbors: satellites know heights badly.
  private static func smoothed(_ heights: [Double]) -> [Double] {
    heights.indices.map { place in
      let around = heights[max(0, place - 1)...min(heights.count - 1, place + 1)]
      return around.reduce(0, +) / Double(around.count)
    }
  }
}
