/// How the time of a race goes over its way: the share of the time up to each share of the way.
///
/// Between two places the pace is the same; the last place is exactly 1, so that the whole takes the
/// target to the second.
struct PaceCurve: Hashable, Sendable {
  // Without a course so many places are enough for a pace that changes on a straight line.
  private static let steps = 100

  private var places: [Double]
  private var times: [Double]

  /// Draws the pace over a way: along a straight line of a slope (definition 13) or by the heights of a
  /// course, and each part in the time that was typed for it.
  init(slope: Double, course: RaceCourse?, parts: [RaceSetup.Part]) {
    let ends = Self.ends(of: parts)
    let smooth = Self.smooth(slope: slope, course)
    places = Self.distinct((smooth.places + ends.map { $0.place }).sorted())
    let costs = places.map { smooth.time(at: $0) }
    let weights = zip(costs, costs.dropFirst()).map { $1 - $0 }
    times = Self.sums(of: weights, between: places, ends + [(1, 1)])
  }

  private init(places: [Double], times: [Double]) {
    self.places = places
    self.times = times
  }

  /// The share of the time up to a share of the way.
  func time(at place: Double) -> Double {
    let place = min(max(place, 0), 1)
    let number = stretch(at: place)
    let share = (place - places[number]) / (places[number + 1] - places[number])
    return times[number] + (times[number + 1] - times[number]) * share
  }

  /// The pace at a share of the way, as a multiple of the mean one.
  func paceFactor(at place: Double) -> Double {
    let number = stretch(at: min(max(place, 0), 1))
    return (times[number + 1] - times[number]) / (places[number + 1] - places[number])
  }

  /// The number of the stretch that a place lies in.
  private func stretch(at place: Double) -> Int {
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Drawing

  /// The pace by the heights and a straight line alone.
  private static func smooth(slope: Double, _ course: RaceCourse?) -> PaceCurve {
    if let course {
      let places = (0...course.stretches).map { Double($0) / Double(course.stretches) }
      return PaceCurve(places: places, times: course.timeShares(slope: slope))
    }
    let places = (0...steps).map { Double($0) / Double(steps) }
    return PaceCurve(places: places, times: places.map { $0 * (1 + slope * ($0 - 1) / 2) })
  }

  /// The ends of the parts, as shares of the way and of the time.
  private static func ends(of parts: [RaceSetup.Part]) -> [(place: Double, time: Double)] {
    let way = parts.reduce(0) { $0 + $1.distance.meters }
    let time = parts.reduce(0) { $0 + $1.time.inSeconds }
    guard way > 0, time > 0 else { return [] }
    var ends: [(place: Double, time: Double)] = []
    var done = (way: 0.0, time: 0.0)
    for part in parts.dropLast() {
      done = (done.way + part.distance.meters, done.time + part.time.inSeconds)
      ends.append((done.way / way, done.time / time))
    }
    return ends
  }

  /// Places without those that lie on another.
  private static func distinct(_ sorted: [Double]) -> [Double] {
    var places: [Double] = []
    for place in sorted where place - (places.last ?? -1) > 1e-9 { places.append(place) }
    places[places.count - 1] = 1
    return places
  }

  /// The times up to each place, with each part in the time that was typed for it.
  private static func sums(
    of weights: [Double],
    between places: [Double],
    _ ends: [(place: Double, time: Double)]
  ) -> [Double] {
    var times = [0.0]
    var next = 0
    var start = 0.0
    for end in ends {
      let first = next
      while next < weights.count, places[next + 1] <= end.place + 1e-9 { next += 1 }
      let whole = weights[first..<next].reduce(0, +)
      var done = 0.0
      for number in first..<next {
        done += weights[number]
        times.append(start + (end.time - start) * done / whole)
      }
      start = end.time
      times[times.count - 1] = end.time
    }
    return times
  }
}
