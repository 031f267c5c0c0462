extension Samples {
  // Heights of the dry land, and of a cable car above it.
  private static let heights = -500.0...9000.0
  // What noise alone may do between two readings, in meters.
  private static let noise = 30.0

  /// Whether a body can come so many meters higher or lower in some seconds, be it by a lift.
  public static func canClimb(_ meters: Double, in seconds: Double) -> Bool {
    meters.magnitude <= 10 * max(0, seconds) + noise
  }

  /// Takes out the places and heights at which nobody was: what no place has, and a few readings that
  /// lead away from all others and back.
  ///
  /// A long stretch elsewhere stays, for somebody may have gone by car in a pause.
  public mutating func removeStrays(onFoot: Bool) {
    removeStrayPlaces(fastest: onFoot ? 12 : 35)
    removeStrayHeights()
  }

  private mutating func removeStrayPlaces(fastest: Double) {
    guard latitude.count == count, longitude.count == count else { return }
    // Zero and zero, in the Gulf of Guinea, is what devices write before they know a place.
    let nowhere = latitude.indices.filter { latitude[$0] == 0 && longitude[$0] == 0 }
    for row in nowhere {
      latitude[row] = .nan
      longitude[row] = .nan
    }
    let known = latitude.indices.filter { latitude[$0].isFinite && longitude[$0].isFinite }
    guard nowhere.isEmpty || !known.isEmpty else {
      latitude = []
      longitude = []
      return
    }
    let strays = Self.strays(among: known, time) { one, other in
      let from = Coordinate(latitude: latitude[one], longitude: longitude[one])
      let to = Coordinate(latitude: latitude[other], longitude: longitude[other])
      let reach = fastest * (time[other] - time[one]) + Self.noise
      return from.distance(to: to).meters <= reach
    }
    for row in strays {
      latitude[row] = .nan
      longitude[row] = .nan
    }
  }

  private mutating func removeStrayHeights() {
    guard altitude.count == count else { return }
    for row in altitude.indices where !Self.heights.contains(altitude[row]) { altitude[row] = .nan }
    let known = altitude.indices.filter { altitude[$0].isFinite }
    let strays = Self.strays(among: known, time) { one, other in
      Self.canClimb(altitude[other] - altitude[one], in: time[other] - time[one])
    }
    for row in strays { altitude[row] = .nan }
  }

  /// The rows of short islands: of rows that fit each other, but neither those before nor those after.
  ///
  /// ```
  ///   ────────┐    ┌──────     an island goes where the rows around it fit each other, and at the
  ///           └────┘           beginning or the end where it is short
  /// ```
  private static func strays(
    among known: [Int],
    _ time: [Double],
    fits: (Int, Int) -> Bool
  ) -> [Int] {
    var starts = [0]
    for place in known.indices.dropFirst() where !fits(known[place - 1], known[place]) {
      starts.append(place)
    }
    guard known.count > 1, starts.count > 1 else { return [] }
    let islands = zip(starts, starts.dropFirst() + [known.count]).map { $0..<$1 }
    let isLand = islands.map { island in
      let seconds = time[known[island.upperBound - 1]] - time[known[island.lowerBound]]
      return seconds > longestStray || island.count * 4 > known.count
    }
    guard isLand.contains(true) else { return [] }
    var strays: [Int] = []
    // The last row of the land before, and the land after.
    var before: Int?
    var next = 0
    for (place, island) in islands.enumerated() {
      guard !isLand[place] else {
        before = known[island.upperBound - 1]
        continue
      }
      while next < islands.count, next <= place || !isLand[next] { next += 1 }
      if let before, next < islands.count, !fits(before, known[islands[next].lowerBound]) {
        continue
      }
      strays += known[island]
    }
    return strays
  }

  // Seconds after which somebody is taken to be where the readings say.
  private static let longestStray = 60.0
}
