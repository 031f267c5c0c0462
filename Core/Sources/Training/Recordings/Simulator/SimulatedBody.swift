/// The runner of a ``SimulatedRun``: how fast legs and heart go, second by second.
struct SimulatedBody: Sendable {
  /// Metres above sea level of the lake.
  private static let shore = 140.0

  /// The walking speed between two runs, in meters per second.
  private static let walkingSpeed = 1.55

  /// Seconds in which legs make up for two thirds of a change.
  private static let legs = 4.0

  private let run: SimulatedRun
  private var mood: Wander
  private var steps = Wander(deviation: 1.2, seconds: 12)
  private var standingLeft = 0.0
  private var stopsDone = 0

  /// Seconds since the start, standing included.
  private(set) var time = 0.0

  /// Metres so far.
  private(set) var distance = 0.0

  /// Metres a second.
  private(set) var speed = 0.0

  /// Beats a minute.
  private(set) var heartRate: Double

  /// Steps a minute.
  private(set) var cadence = 0.0

  /// Whether the runner has stopped the timer.
  private(set) var isPaused = false

  init(_ run: SimulatedRun) {
    self.run = run
    mood = Wander(deviation: run.unsteadiness, seconds: 25)
    let heart = run.heart ?? .init()
    heartRate = heart.resting.beatsPerMinute + 38
    altitude = Self.shore
  }

  /// Whether the goal is reached.
  var isDone: Bool {
    switch run.goal {
    case .distance(let goal): distance >= goal.meters
    case .time(let goal): time >= goal.inSeconds
    }
  }

  /// Metres above sea level.
  private(set) var altitude: Double

  /// Lives through a second.
  mutating func advance(_ seed: inout Seed) {
    let wobble = mood.next(&seed)
    let jitter = steps.next(&seed)
    time += 1
    let isStanding = stand()
    let isWalking = !isStanding && isOnWalk
    let gradient = gradient
    let fresh = freshSpeed * (1 + wobble)
    let lost = lost(at: distance)
    // Uphill one slows down, but by less than it costs; downhill one gains less than it gives.
    let slowed = fresh * (1 - lost.share) / (1 + 2.4 * gradient)
    let wanted = isStanding ? 0 : isWalking ? Self.walkingSpeed : slowed
    speed += (wanted - speed) / (isStanding ? 1.5 : Self.legs)
    if speed < 0.05 { speed = 0 }
    distance += speed
    altitude = Self.shore + height
    let effort = isStanding ? 0.15 : isWalking ? 0.45 : fresh * (1 + 1.6 * gradient) / baseSpeed
    beat(effort: effort, extra: isWalking || isStanding ? 0 : lost.beats)
    cadence = stepRate(isWalking: isWalking, jitter: jitter)
  }

  private var baseSpeed: Double { run.pace.speed.metersPerSecond }

  private var progress: Double {
    switch run.goal {
    case .distance(let goal): min(1, distance / goal.meters)
    case .time(let goal): min(1, time / goal.inSeconds)
    }
  }

  /// The speed without any trouble.
  private var freshSpeed: Double {
    let sigma = run.splitRatio
    // p(x) = P [1 + k (x/D - 1/2)] with k = 4 sigma / (2 + sigma), definition 13.
    var wanted = baseSpeed / (1 + 4 * sigma / (2 + sigma) * (progress - 0.5))
    if let start = run.fastStart {
      let gone = (distance - start.until.meters) / 250
      wanted *= 1 + start.excess * min(1, max(0, 1 - gone))
    }
    if let intervals = run.intervals { wanted = speed(of: intervals) ?? wanted }
    if let kick = run.kick, isKicking(kick) { wanted *= 1 + kick.gain }
    return wanted
  }

  private func isKicking(_ kick: SimulatedRun.Kick) -> Bool {
    switch run.goal {
    case .distance(let goal): goal.meters - distance <= kick.last.meters
    case .time(let goal): (goal.inSeconds - time) * baseSpeed <= kick.last.meters
    }
  }

  private func speed(of intervals: SimulatedRun.Intervals) -> Double? {
    let since = time - intervals.warmUp.inSeconds
    let work = intervals.work.inSeconds
    let both = work + intervals.rest.inSeconds
    guard since >= 0, since < both * Double(intervals.count) else { return nil }
    let within = since - both * (since / both).rounded(.down)
    return (within < work ? intervals.workPace : intervals.restPace).speed.metersPerSecond
  }

  private var isOnWalk: Bool {
    guard let turns = run.runWalk else { return false }
    let both = turns.run.inSeconds + turns.walk.inSeconds
    return time - both * (time / both).rounded(.down) >= turns.run.inSeconds
  }

  /// What the breakdowns so far subtract from the speed and add to the heart rate.
  private func lost(at distance: Double) -> (share: Double, beats: Double) {
    var left = 1.0
    var beats = 0.0
    for breakdown in run.breakdowns {
      let come = (distance - breakdown.at.meters) / max(1, breakdown.over.meters)
      let share = min(1, max(0, come))
      left *= 1 - breakdown.loss * share
      beats += breakdown.beats * share
    }
    return (1 - left, beats)
  }

  private mutating func stand() -> Bool {
    if standingLeft > 0 {
      standingLeft -= 1
      if standingLeft <= 0 { isPaused = false }
      return true
    }
    guard stopsDone < run.stops.count, distance >= run.stops[stopsDone].at.meters else {
      return false
    }
    standingLeft = run.stops[stopsDone].lasting.inSeconds
    isPaused = run.stops[stopsDone].pausesTimer
    stopsDone += 1
    return true
  }

  private mutating func beat(effort: Double, extra: Double) {
    let heart = run.heart ?? .init()
    let reserve = heart.atPace.beatsPerMinute - heart.resting.beatsPerMinute
    let drift = max(0, time - 600) / 3600 * heart.driftPerHour
    let wanted = heart.resting.beatsPerMinute + reserve * effort + drift + extra
    let most = heart.highest.beatsPerMinute
    heartRate += (min(wanted, most) - heartRate) / heart.lag
  }

  private func stepRate(isWalking: Bool, jitter: Double) -> Double {
    guard speed >= 0.4 else { return 0 }
    if isWalking, speed < 2.2 { return 112 + jitter }
    let rate = run.cadence.stepsPerMinute * (1 + 0.25 * (speed / baseSpeed - 1)) + jitter
    return min(195, max(150, rate))
  }

  private var hills: SimulatedRun.Hills { run.hills ?? .init(climb: 3, spacing: .meters(2600)) }

  /// Metres above the shore.
  private var height: Double {
    hills.climb / 2 * (1 - Portable.cos(2 * Double.pi * distance / hills.spacing.meters))
  }

  /// Metres up for each meter forward: the derivative of the height.
  private var gradient: Double {
    let turn = 2 * Double.pi / hills.spacing.meters
    return hills.climb / 2 * turn * Portable.sin(turn * distance)
  }
}
