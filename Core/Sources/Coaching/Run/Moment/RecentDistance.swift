import Training

/// The distance of the last three minutes of moving time (definition 5); pauses take none.
struct RecentDistance: Equatable, Sendable {
  private struct Place: Equatable, Sendable {
    var moving: Double
    var distance: Double
  }

  private static let window = 180.0
  private static let shortest = 150.0
  private static let firstReading = 15.0

  // From the last place at or before the window's beginning to now, behind `first`.
  private var places: [Place] = []
  private var first = 0

  /// Takes how far the run has come.
  mutating func add(moving: Double, distance: Double) {
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
  var pace: Pace? {
    guard let last = places.last else { return nil }
    let beginning = last.moving - Self.window
    guard beginning >= places[first].moving else { return nil }
    var start = places[first].distance
    if first + 1 < places.count {
      let (one, other) = (places[first], places[first + 1])
      let share = (beginning - one.moving) / (other.moving - one.moving)
      start += (other.distance - one.distance) * share
    }
    let covered = last.distance - start
    guard covered >= Self.shortest else { return nil }
    return Pace(covering: .meters(covered), in: .seconds(Self.window))
  }
}
