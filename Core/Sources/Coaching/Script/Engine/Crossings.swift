import Training

/// The messages that wait for the run to pass a place or a time, in the order of passing.
struct Crossings: Equatable, Sendable {
  /// One place or time.
  struct Mark: Equatable, Sendable {
    let message: Int
    let value: Double
  }

  private var distances: [Mark] = []
  private var times: [Mark] = []
  private var intervals: [Mark] = []
  private var halfways: [Int] = []
  private var openFinishes: [Mark] = []
  private var nextDistance = 0
  private var nextTime = 0
  private var passedIntervals: [Double] = []
  private var isHalfway = false

  /// Adds a message that waits for a distance in meters.
  mutating func add(_ message: Int, atDistance meters: Double) {
    distances.append(Mark(message: message, value: meters))
  }

  /// Adds a message that waits for each multiple of a distance; one that is not above zero is never
  /// passed.
  mutating func add(_ message: Int, everyDistance meters: Double) {
    guard meters > 0 else { return }
    intervals.append(Mark(message: message, value: meters))
    passedIntervals.append(0)
  }

  /// Adds a message that waits for a moving time in seconds.
  mutating func add(_ message: Int, atTime seconds: Double) {
    times.append(Mark(message: message, value: seconds))
  }

  /// Adds a message that waits for half of the goal.
  mutating func add(halfway message: Int) { halfways.append(message) }

  /// Adds a message that waits until so many meters are left.
  mutating func add(_ message: Int, remaining meters: Double) {
    openFinishes.append(Mark(message: message, value: meters))
  }

  /// Puts the marks in the order of passing; call it once, after the last was added.
  mutating func sort() {
    distances.sort { $0.value < $1.value }
    times.sort { $0.value < $1.value }
  }

  /// The messages with a distance or time passed since the last moment.
  mutating func pass(_ moment: Moment) -> [Int] {
    var passed: [Int] = []
    let meters = moment.metrics.distance.meters
    while nextDistance < distances.count, distances[nextDistance].value <= meters {
      passed.append(distances[nextDistance].message)
      nextDistance += 1
    }
    for index in intervals.indices {
      let count = (meters / intervals[index].value).rounded(.down)
      guard count > passedIntervals[index] else { continue }
      passedIntervals[index] = count
      passed.append(intervals[index].message)
    }
    if nextTime < times.count {
      let seconds = moment.metrics.moving.inSeconds
      while nextTime < times.count, times[nextTime].value <= seconds {
        passed.append(times[nextTime].message)
        nextTime += 1
      }
    }
    passGoal(moment, &passed)
    return passed
  }

  private mutating func passGoal(_ moment: Moment, _ passed: inout [Int]) {
    guard (!halfways.isEmpty && !isHalfway) || !openFinishes.isEmpty,
      let way = GoalProgress(moment)
    else { return }
    if !isHalfway, way.share >= 0.5 {
      isHalfway = true
      passed += halfways
    }
    guard let length = way.length, let remaining = way.remaining else { return }
    // What counts back from half of the run or more never fires (definition 6).
    openFinishes.removeAll { mark in
      guard mark.value < length / 2, remaining <= mark.value else { return false }
      passed.append(mark.message)
      return true
    }
  }

  /// The messages that will be passed within some seconds at the present pace.
  func ahead(of moment: Moment, within seconds: Double) -> [Int] {
    var coming: [Int] = []
    let metrics = moment.metrics
    let speed = (metrics.currentPace ?? metrics.averagePace)?.speed.metersPerSecond ?? 0
    let reach = metrics.distance.meters + speed * seconds
    for mark in distances[nextDistance...].prefix(while: { $0.value <= reach }) {
      coming.append(mark.message)
    }
    for index in intervals.indices
    where (reach / intervals[index].value).rounded(.down) > passedIntervals[index] {
      coming.append(intervals[index].message)
    }
    let moving = metrics.moving.inSeconds + seconds
    for mark in times[nextTime...].prefix(while: { $0.value <= moving }) {
      coming.append(mark.message)
    }
    if let way = GoalProgress(moment, in: seconds, at: speed) {
      if !isHalfway, way.share >= 0.5 { coming += halfways }
      if let length = way.length, let remaining = way.remaining {
        for mark in openFinishes where mark.value < length / 2 && remaining <= mark.value {
          coming.append(mark.message)
        }
      }
    }
    return coming
  }
}
