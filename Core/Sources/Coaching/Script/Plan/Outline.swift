import Training

/// How a run will probably go: its splits, its milestones, and where there is time to talk.
struct Outline {
  let plan: RunPlan

  /// Metres a second, as planned or expected.
  let speed: Double

  /// Metres to the end; of a run without a goal, as far as the author has words for.
  let length: Double

  /// Seconds to the end.
  let duration: Double

  /// Metres of a split.
  let split: Double

  /// Runs without a goal are spoken to this far, in meters, and this long, in seconds.
  static let free = (length: 50_000.0, duration: 18_000.0)

  /// If the pace is unknown, this only orders messages and times the gels.
  static let usualPace = Pace.secondsPerKilometer(360)

  init(plan: RunPlan, expectedPace: Pace?) {
    self.plan = plan
    let pace = (plan.targetPace ?? expectedPace ?? Self.usualPace).secondsPerKilometer
    speed = 1000 / (pace.isNaN ? 360 : min(max(pace, 120), 1800))
    split = plan.units.splitDistance.meters
    switch plan.goal {
    case .distance(let goal):
      length = Self.bounded(goal.meters, 500_000)
      duration = length / speed
    case .time(let goal):
      duration = Self.bounded(goal.inSeconds, 259_200)
      length = duration * speed
    case nil:
      (length, duration) = Self.free
    }
  }

  /// Whether there is a target pace.
  var isPaced: Bool { plan.targetPace != nil && plan.goal != nil && plan.mode != .free }

  /// Metres of a distance goal.
  var goal: Double? { plan.goalDistance == nil ? nil : length }

  /// Metres at which the run may be expected to be spoken to at all: a time goal may be run faster.
  var reach: Double {
    switch plan.goal {
    case .distance: length
    // 2:30 for a kilometre is faster than anybody runs for long.
    case .time: min(duration / 0.15, 100_000)
    case nil: length
    }
  }

  /// Seconds from the start at which a place is probably reached.
  func seconds(at meters: Double) -> Double { meters / speed }

  /// Metres at which half of a distance goal is spoken of.
  var half: Double? { goal.map { afterSplit($0 / 2) } }

  /// Whether half is spoken of behind a split and not at its own place.
  var isHalfMoved: Bool { half != goal.map { $0 / 2 } }

  /// Metres before the end of a distance goal at which the finish is near.
  var nearFinish: Double? {
    guard let goal, goal >= 1000 else { return nil }
    let usual =
      goal < 3000 ? 300 : goal >= 15_000 ? split : plan.units == .metric ? 500 : split / 2
    return goal - afterSplit(goal - usual)
  }

  /// Metres before the end of a distance goal at which the last stretch begins.
  var lastStretch: Double? {
    guard let goal, goal >= 400 else { return nil }
    let usual = goal < 3000 ? 100.0 : 200
    return max(goal - afterSplit(goal - usual), usual / 2)
  }

  /// Metres at which two thirds are done; too close to the other milestones of a short run.
  var finalThird: Double? {
    guard let goal, goal >= 3000 else { return nil }
    let place = goal * 2 / 3
    let beside = (place / split).rounded() * split
    // A split that falls on the same place goes first.
    return abs(place - beside) < split * 0.15 ? beside + split * 0.2 : place
  }

  /// Metres at which something else is said than a split.
  private var milestones: [Double] {
    guard let goal, let half else { return [] }
    return [half] + [nearFinish, lastStretch].compactMap { $0.map { goal - $0 } }
  }

  /// A place, or, where a split would be told at the same time, one a little behind that split: a split
  /// that comes late is stale, and a milestone is not.
  private func afterSplit(_ place: Double) -> Double {
    let number = ((place + Self.before * speed) / split).rounded(.down)
    let last = number * split
    guard number >= 1, place < last + Self.after * speed else { return place }
    return last + (Self.after * speed / 50).rounded(.up) * 50
  }

  // Within so many seconds before a split and after it, a milestone would cost the runner the split.
  private static let before = 30.0
  private static let after = 20.0

  /// The splits that are spoken, by their numbers: none that falls on the end.
  func splits(atMost most: Int) -> [Int] {
    let count = Int(((reach - 1) / split).rounded(.down))
    guard count > 0 else { return [] }
    let all = Array(1...count)
    guard all.count > most else { return all }
    let step = [2, 5, 10, 20, 50, 100].first { count / $0 <= most } ?? count
    return all.filter { $0 % step == 0 }
  }

  /// Places between the splits where nothing else is due, in meters.
  func slots(seed: UInt64) -> [Double] {
    var random = Seed(seed ^ 0x5107)
    let most = goal.map { $0 - (nearFinish ?? 0) } ?? reach
    let taken = milestones + [finalThird].compactMap { $0 }
    let fractions = split / speed < 390 ? [0.52] : [0.32, 0.68]
    let jitter = split * 0.2
    var slots: [Double] = []
    var number = 0
    while Double(number) * split < most {
      for fraction in fractions where number > 0 || fraction > 0.6 {
        // Always one draw for one slot, so that what is taken does not move the others.
        let place = (Double(number) + fraction) * split + (random.fraction() - 0.5) * jitter
        let free = [place, place + split * 0.25].first { candidate in
          candidate < most - 150 && !taken.contains { abs($0 - candidate) < split * 0.25 }
        }
        if let free { slots.append((free / 10).rounded() * 10) }
      }
      number += 1
    }
    return slots
  }

  /// What a run may be at most, so that no slip of a finger asks for a million messages.
  private static func bounded(_ value: Double, _ most: Double) -> Double {
    value > 0 ? min(value, most) : 0
  }
}
