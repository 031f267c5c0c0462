import Training

/// Turns positions into a distance (definition 9 of the running definitions).
///
/// Distance is counted from an anchor, the last place that was surely reached, when the runner has
/// come at least 2 m, or 0.3 times the accuracy, away from it:
///
///     smooth positions   the sum of the steps since the anchor, each without what noise has added
///                        to it: smoothing would cut corners
///     rough positions    the receiver's Doppler speed, or without one the straight line from an
///                        anchor so far back that noise alone does not reach across
///     standing           nothing; the anchor settles on the mean of the positions
///     gap of over 15 s   the straight line, flagged as bridged
///
/// A step faster than a runner runs is a spike. A second position that agrees with it moves the
/// anchor there without counting the jump.
struct PositionOdometer: Hashable, Sendable {
  /// What a fix has done to the distance.
  enum Step: Hashable, Sendable {
    /// The fix was not believed.
    case dropped
    /// The fix was believed, but is too rough to tell yet whether the runner moves.
    case unsure
    /// The runner is where he was.
    case still
    /// The runner came this many metres further.
    case advanced(Double)
    /// After a gap: this many metres in a straight line, which the runner at least covered.
    case bridged(Double)

    /// What was bridged.
    var bridged: Distance {
      if case .bridged(let meters) = self { .meters(meters) } else { .zero }
    }
  }

  private struct Point: Hashable, Sendable {
    var place: Coordinate
    var time: Double
  }

  private static let longestGap = 15.0
  private static let shortestReach = 2.0
  private static let slowestDoppler = 0.3
  // Found with a dozen real runs; anything from 0.6 to 0.85 does about as well.
  private static let shareOfSteps = 0.7
  /// Who moves slower than this from a rough anchor stands.
  private static let slowestRough = 0.6

  /// Metres per second that nobody exceeds.
  private let fastest: Double
  private var jitter = PositionJitter()
  private var anchor: Point?
  private var last: Point?
  private var suspect: Point?
  private var path = 0.0
  private var fixesAtAnchor = 1.0
  private var compared = SpeedComparison()
  private var bend = CourseBend()
  private var pace = PositionSpeed()

  /// Whether the runner was found not to move.
  private(set) var isStanding = true

  /// Whether there is a place to count from.
  var hasAnchor: Bool { anchor != nil }

  /// How fast the runner moves by the last positions, in spite of their noise.
  var speed: Speed? { pace.speed(deviation: jitter.deviation ?? 0) }

  /// Creates an odometer for somebody who never moves faster than a speed.
  init(fastest: Speed) { self.fastest = fastest.metersPerSecond }

  /// Counts from here on, after a pause or before the start: from the last position if it is fresh.
  mutating func restart(at now: Double) {
    anchor = last.flatMap { now - $0.time <= 5 ? $0 : nil }
    path = 0
    suspect = nil
    isStanding = true
    fixesAtAnchor = 1
    jitter.restart()
    bend = CourseBend()
    pace.restart()
  }

  /// Adds a fix that arrived at a time in seconds.
  mutating func add(_ fix: Fix, at now: Double) -> Step {
    guard let point = believable(fix, at: now) else { return .dropped }
    guard let last, let anchor else {
      land(on: point)
      pace.add(point.place, at: point.time)
      isStanding = true
      return .still
    }
    let seconds = point.time - last.time
    let step = last.place.groundDistance(to: point.place).meters
    if seconds > Self.longestGap { return bridge(to: point, from: anchor) }
    jitter.add(from: (suspect ?? last).place, to: point.place, in: point.time - newestTime)
    let bent = bend.missing(from: last.place, to: point.place, in: seconds)
    if let speed = fix.speed?.metersPerSecond, speed >= 0, speed <= fastest {
      let accuracy = fix.accuracy ?? 0
      return follow(
        speed,
        to: point,
        from: anchor,
        step: step,
        bent: bent,
        seconds: seconds,
        accuracy: accuracy
      )
    }
    if step > fastest * seconds + roughness { return doubt(point) }
    suspect = nil
    self.last = point
    pace.add(point.place, at: point.time)
    path += jitter.straightened(step) + bent
    return measure(to: point, from: anchor, accuracy: fix.accuracy ?? 0, seconds: seconds)
  }

  /// Whether a fix is believed, looked at without measuring, for where a device counts the distance.
  mutating func believes(_ fix: Fix, at now: Double) -> Bool {
    guard let point = believable(fix, at: now) else { return false }
    if let last {
      let step = last.place.groundDistance(to: point.place).meters
      if step > fastest * (point.time - last.time) { return doubt(point) != .dropped }
    }
    last = point
    suspect = nil
    return true
  }

  /// How far apart two positions of one place may lie.
  private var roughness: Double { 4 * (jitter.deviation ?? 0) }

  private var newestTime: Double {
    max(last?.time ?? -.infinity, suspect?.time ?? -.infinity)
  }

  private func believable(_ fix: Fix, at now: Double) -> Point? {
    guard fix.age >= 0, fix.age <= 5, fix.coordinate.isOnEarth else { return nil }
    let point = Point(place: fix.coordinate, time: now - fix.age)
    guard point.time > newestTime else { return nil }
    // A receiver that has had nothing better for a while is believed more loosely.
    let isStarved = point.time - (last?.time ?? -.infinity) > 10
    return (0...(isStarved ? 50 : 30)).contains(fix.accuracy ?? 0) ? point : nil
  }

  /// Nobody knows the way through a gap, but it was no shorter than the straight line.
  private mutating func bridge(to point: Point, from anchor: Point) -> Step {
    let line = anchor.place.groundDistance(to: point.place).meters
    let isPlausible = line <= fastest * (point.time - anchor.time)
    land(on: point)
    jitter.restart()
    bend = CourseBend()
    pace.restart()
    pace.add(point.place, at: point.time)
    return isPlausible ? .bridged(line) : .still
  }

  /// With a Doppler speed: a mean of it and of the steps where the positions are smooth or agree with
  /// it, else the speed alone.
  ///
  /// The two err apart: noise makes steps longer, never shorter, and a filter makes the speed late.
  /// A speed that says more than the steps over minutes is therefore wrong, and steps that say no more
  /// than the speed hold no noise.
  private mutating func follow(
    _ speed: Double,
    to point: Point,
    from anchor: Point,
    step: Double,
    bent: Double,
    seconds: Double,
    accuracy: Double
  ) -> Step {
    let agrees = (step - speed * seconds).magnitude <= 2 * seconds
    let isTrusted = step <= fastest * seconds && (jitter.isQuiet || agrees && !jitter.isNoisy)
    if speed < Self.slowestDoppler, agrees || !isTrusted {
      return creep(to: point, from: anchor, isTrusted: isTrusted, accuracy: accuracy)
    }
    let way = speed * seconds
    // Over more than a second or two a straight step cuts corners, and is the shorter for it.
    let compares = seconds <= 2
    if compares { compared.note(steps: step, speed: way, in: seconds) }
    let mean: Double
    if compares {
      let share = compared.speedIsTooFast ? 1 : Self.shareOfSteps
      let straight = compared.stepsAreTooLong ? jitter.straightened(step) : step
      mean = straight * share + way * (1 - share)
    } else {
      mean = (step + bent + way) / 2
    }
    let length = path + crept(from: anchor) + (isTrusted ? mean : way)
    land(on: point)
    return .advanced(length)
  }

  /// How far somebody who was taken to stand has crept from where he was counted last: many a receiver
  /// calls a walk uphill standing.
  private func crept(from anchor: Point) -> Double {
    guard isStanding, path == 0, jitter.isQuiet, let last else { return 0 }
    return anchor.place.groundDistance(to: last.place).meters
  }

  /// Somebody who hardly moves: only what leads away from the anchor counts.
  private mutating func creep(
    to point: Point,
    from anchor: Point,
    isTrusted: Bool,
    accuracy: Double
  ) -> Step {
    let line = anchor.place.groundDistance(to: point.place).meters
    let counts = isTrusted && line >= reach(accuracy: accuracy)
    if counts || !isTrusted { land(on: point) }
    last = point
    suspect = nil
    isStanding = true
    return counts ? .advanced(line) : .still
  }

  /// One position too far away is a spike; a second one close to it is where the runner really is.
  private mutating func doubt(_ point: Point) -> Step {
    if let suspect {
      let step = suspect.place.groundDistance(to: point.place).meters
      if step <= fastest * (point.time - suspect.time) + roughness {
        land(on: point)
        pace.restart()
        pace.add(point.place, at: point.time)
        return .unsure
      }
    }
    suspect = point
    return .dropped
  }

  private mutating func measure(
    to point: Point,
    from anchor: Point,
    accuracy: Double,
    seconds: Double
  ) -> Step {
    // Nothing is counted from fixes of about a second before their roughness is known.
    if jitter.deviation == nil, seconds <= 2 { return .unsure }
    let line = anchor.place.groundDistance(to: point.place).meters
    let reach = reach(accuracy: accuracy)
    if line >= reach {
      // Noise across the line lengthens it; along the line it cancels out with the next.
      let noise = jitter.isNoisy ? jitter.deviation ?? 0 : 0
      let straight = max(0, line * line - 2 * noise * noise).squareRoot()
      let length = jitter.isNoisy || fixesAtAnchor > 1 ? straight : path
      land(on: point)
      return .advanced(length)
    }
    let patience = jitter.isNoisy ? reach / Self.slowestRough : Self.longestGap
    if point.time - anchor.time >= patience { settle(at: point) }
    return isStanding || !jitter.isNoisy ? .still : .unsure
  }

  /// How far from the anchor a position must be to count: farther where noise could reach.
  private func reach(accuracy: Double) -> Double {
    let reach = max(Self.shortestReach, 0.3 * accuracy)
    guard jitter.isNoisy, let deviation = jitter.deviation else { return reach }
    let moving = max(reach, 6 * deviation, accuracy)
    return isStanding ? max(moving, 8 * deviation, 20) : moving
  }

  /// Somebody who stands is at the mean of the positions; a few dozen are enough for it.
  private mutating func settle(at point: Point) {
    isStanding = true
    path = 0
    guard let anchor, fixesAtAnchor > 1 else {
      self.anchor = Point(place: point.place, time: self.anchor?.time ?? point.time)
      fixesAtAnchor = 2
      return
    }
    fixesAtAnchor = min(fixesAtAnchor + 1, 30)
    self.anchor?.place = anchor.place.moved(toward: point.place, by: 1 / fixesAtAnchor)
  }

  private mutating func land(on point: Point) {
    anchor = point
    last = point
    suspect = nil
    path = 0
    fixesAtAnchor = 1
    isStanding = false
  }
}

extension Coordinate {
  /// Zero and zero is what devices write before they know a place.
  fileprivate var isOnEarth: Bool {
    latitude.magnitude <= 90 && longitude.magnitude <= 180 && !(latitude == 0 && longitude == 0)
  }

  fileprivate func moved(toward other: Coordinate, by fraction: Double) -> Coordinate {
    var turn = other.longitude - longitude
    if turn.magnitude > 180 { turn -= turn > 0 ? 360 : -360 }
    return Coordinate(
      latitude: latitude + (other.latitude - latitude) * fraction,
      longitude: longitude + turn * fraction
    )
  }
}
