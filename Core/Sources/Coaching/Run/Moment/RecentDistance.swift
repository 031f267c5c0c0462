import Training

/// The distance of the last three minutes of moving time (definition 5); pauses take none.
///
/// What nobody measured is left out like a pause: its meters were run at another time than they came.
struct RecentDistance: Equatable, Sendable {
  private struct Place: Equatable, Sendable {
    var moving: Double
    var distance: Double
  }

  private static let window = 180.0
  private static let firstReading = 15.0
  /// Slower than this, in meters a second, a pace says nothing.
  private static let slowest = 150.0 / 180

  // From the last place at or before the window's beginning to now, after `first`.
  private var places: [Place] = []
  private var first = 0
  // What was left out so far, and whether that goes on.
  private var omitted = Place(moving: 0, distance: 0)
  private var isOmitting = false

  /// Leaves out the time and the meters until the run is measured again.
  mutating func omit() { isOmitting = !places.isEmpty }

  /// Takes how far the run has come.
  ///
  /// Who comes no further may be one of whom nothing was heard: `isSilent` waits for what comes next.
  mutating func add(moving: Double, distance: Double, isSilent: Bool = false) {
    if isOmitting, let last = places.last {
      isOmitting = false
      omitted = Place(moving: moving - last.moving, distance: distance - last.distance)
    }
    let (moving, distance) = (moving - omitted.moving, distance - omitted.distance)
    if isSilent, let last = places.last, distance <= last.distance { return }
    // Every run begins at nothing, which nobody publishes.
    if places.isEmpty, moving <= Self.firstReading { places.append(Place(moving: 0, distance: 0)) }
    if let last = places.last, moving <= last.moving {
      places[places.count - 1].distance = max(last.distance, distance)
      return
    }
    places.append(Place(moving: moving, distance: distance))
    let beginning = moving - Self.window
    while first + 1 < places.count, places[first + 1].moving <= beginning { first += 1 }
    // What is behind is forgotten only now and then, so that forgetting costs nothing.
    if first > 256 {
      places.removeFirst(first)
      first = 0
    }
  }

  /// The mean pace, undefined before three minutes and below 150 m in them.
  var pace: Pace? { pace(over: Self.window) }

  /// The mean pace of the last seconds, at most three minutes of them.
  func pace(over seconds: Double) -> Pace? {
    guard let last = places.last, let start = distance(at: last.moving - seconds) else {
      return nil
    }
    let covered = last.distance - start
    guard covered >= Self.slowest * seconds else { return nil }
    return Pace(covering: .meters(covered), in: .seconds(seconds))
  }

  /// How much the six half minutes of the window swing: the coefficient of variation of their meters.
  var unsteadiness: Double? {
    guard let last = places.last else { return nil }
    var meters: [Double] = []
    for piece in 0..<6 as Range<Int> {
      let end = last.moving - Double(piece) * 30
      guard let from = distance(at: end - 30), let to = distance(at: end), to > from else {
        return nil
      }
      meters.append(to - from)
    }
    return meters.variation
  }

  /// How far the run had come at a moment of the window, between two looks by a straight line.
  private func distance(at moment: Double) -> Double? {
    guard let last = places.last, moment >= places[first].moving else { return nil }
    guard moment < last.moving else { return last.distance }
    var (low, high) = (first, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle].moving <= moment { low = middle } else { high = middle }
    }
    let (one, other) = (places[low], places[high])
    guard other.moving > one.moving else { return one.distance }
    let share = (moment - one.moving) / (other.moving - one.moving)
    return one.distance + (other.distance - one.distance) * share
  }
}
