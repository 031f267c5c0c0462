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

  /// When somebody stood, in seconds since the start, where the recording itself knows no pauses.
  private(set) var stands: [Range<Double>] = []

  // Every moment since the start, and how far it was by then.
  private var moments: [Double] = [0]
  private var distances: [Double] = [0]

  /// Plays a recording; `findsStands` where its format could not tell of pauses.
  private init(_ recording: Recording, findsStands: Bool) {
    var player = RecordingPlayer(recording)
    var tracker = Tracker(
      settings: Tracker.Settings(autoPause: findsStands, sport: recording.sport)
    )
    var stoodSince: Double?
    while !player.isFinished {
      for timed in player.events(upTo: player.length) {
        for effect in tracker.handle(timed.event, at: timed.at) {
          switch effect {
          case .publish(let metrics): add(metrics, at: timed.at.inSeconds)
          case .autoPause(true, let since): stoodSince = since.inSeconds
          case .autoPause(false, let since): endStand(&stoodSince, at: since)
          case .split, .lap, .gap: break
          }
        }
        // A pause that is marked, or the end, comes without a word of the stand.
        if !tracker.isStanding { endStand(&stoodSince, at: timed.at) }
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

  /// Plays a recording; who did not move at all was not measured, and does not stand.
  init(_ recording: Recording) {
    self.init(recording, findsStands: recording.hidesPauses)
    guard !stands.isEmpty, metrics.distance < .meters(100) else { return }
    self = TrackedWay(recording, findsStands: false)
  }

  private mutating func endStand(_ start: inout Double?, at end: Duration) {
    if let start, start < end.inSeconds { stands.append(start..<end.inSeconds) }
    start = nil
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
  /// Whether it tells of no pauses since its format cannot: then those who stand are found as they are live.
  ///
  /// A walk uphill may be slower than any stop.
  fileprivate var hidesPauses: Bool {
    (source == .gpx || source == .kml) && totals.timer == nil
      && (sport == .running || sport == .cycling)
  }

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
