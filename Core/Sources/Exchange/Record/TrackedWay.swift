import Coaching
import Training

/// What the tracker finds when a recording is played to it.
struct TrackedWay {
  /// What was published last.
  private(set) var metrics = LiveMetrics()
  /// The kilometers.
  private(set) var splits: [ActivitySplit] = []
  /// Moving times, and how far it was by then.
  private(set) var times: [Double] = [0]
  private(set) var meters: [Double] = [0]

  // Every moment since the start, and how far it was by then.
  private var moments: [Double] = [0]
  private var distances: [Double] = [0]

  init(_ recording: Recording) {
    var player = RecordingPlayer(recording)
    var tracker = Tracker(settings: Tracker.Settings(sport: recording.sport))
    while !player.isFinished {
      for timed in player.events(upTo: player.length) {
        for effect in tracker.handle(timed.event, at: timed.at) {
          if case .publish(let metrics) = effect { add(metrics, at: timed.at.inSeconds) }
        }
      }
    }
    for split in tracker.splits {
      splits.append(
        ActivitySplit(
          distance: split.distance,
          moving: split.moving,
          elapsed: split.elapsed,
          heartRate: split.heartRate
        )
      )
    }
  }

  /// How far it was at moments that rise, stretched and to the centimeter, as devices count.
  func distances(at times: [Double], by factor: Double) -> [Double] {
    var place = 1
    return times.map { time in
      while place < moments.count, moments[place] < time { place += 1 }
      guard place < moments.count else {
        return Self.rounded(distances[moments.count - 1] * factor)
      }
      let span = moments[place] - moments[place - 1]
      let share = span > 0 ? (time - moments[place - 1]) / span : 1
      let before = distances[place - 1]
      return Self.rounded((before + (distances[place] - before) * max(0, share)) * factor)
    }
  }

  private static func rounded(_ meters: Double) -> Double { (meters * 100).rounded() / 100 }

  private mutating func add(_ published: LiveMetrics, at moment: Double) {
    metrics = published
    if let last = distances.last {
      moments.append(moment)
      distances.append(max(last, published.distance.meters))
    }
    let (time, meter) = (published.moving.inSeconds, published.distance.meters)
    // Where the totals settle the end at less than was counted, the way ends before it.
    guard published.state != .ended, let last = times.last, let far = meters.last, time > last,
      meter >= far
    else { return }
    times.append(time)
    meters.append(meter)
  }
}

extension Recording {
  /// The same with the distance at each point where only positions tell it, so that programs that read the
  /// points find as much as the totals say.
  var withDistances: Recording {
    guard samples.distance.isEmpty, samples.latitude.contains(where: { $0.isFinite }) else {
      return self
    }
    var untold = self
    untold.totals = Totals()
    let way = TrackedWay(untold)
    let counted = way.metrics.distance.meters
    let factor = counted > 0 ? (meters ?? counted) / counted : 0
    // What was counted otherwise, such as by a watch, may differ by its errors and no more.
    guard Self.likely.contains(factor) else { return self }
    var recording = self
    recording.samples.distance = way.distances(at: samples.time, by: factor)
    return recording
  }

  private static let likely = 0.5...2.0
}
