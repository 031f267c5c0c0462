import Training

/// The messages that wait for the run to pass a place or a time, in the order of passing.
struct Crossings: Equatable, Sendable {
  /// One place or time.
  struct Mark: Equatable, Sendable {
    let message: Int
    let value: Double
  }

  private let distances: [Mark]
  private let times: [Mark]
  private let intervals: [Mark]
  private let halfways: [Int]
  private var nextDistance = 0
  private var nextTime = 0
  private var passedIntervals: [Double]
  private var isHalfway = false
  private var openFinishes: [Mark]

  /// Sorts a script's messages; an interval that is not above zero is never passed.
  init(_ script: Script) {
    var distances: [Mark] = []
    var times: [Mark] = []
    var intervals: [Mark] = []
    var halfways: [Int] = []
    var finishes: [Mark] = []
    for (index, message) in script.messages.enumerated() {
      switch message.trigger {
      case .atDistance(let distance):
        distances.append(Mark(message: index, value: distance.meters))
      case .everyDistance(let distance) where distance.meters > 0:
        intervals.append(Mark(message: index, value: distance.meters))
      case .atTime(let time):
        times.append(Mark(message: index, value: time.inSeconds))
      case .halfway:
        halfways.append(index)
      case .nearFinish(let remaining):
        finishes.append(Mark(message: index, value: remaining.meters))
      case .everyDistance, .condition, .fatigueZone:
        break
      }
    }
    self.distances = distances.sorted { $0.value < $1.value }
    self.times = times.sorted { $0.value < $1.value }
    self.intervals = intervals
    self.halfways = halfways
    openFinishes = finishes
    passedIntervals = Array(repeating: 0, count: intervals.count)
  }

  /// The messages whose place or time has been passed since the last moment.
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
