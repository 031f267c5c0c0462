import Coaching
import Exchange
import Formats
public import Training

/// Makes an activity of the journal of a run that Pacesetter itself has coached.
public enum KeptRun {
  /// The activity of a session's lines, or nothing where no run has ended in them.
  ///
  /// Of several devices the one that owned the truth of the run tells; a watch before a phone.
  public static func activity(of lines: [[UInt8]]) -> Activity? {
    var best: (activity: Activity, order: Int)?
    for device in devices(of: lines) {
      guard let (activity, kind) = activity(ofDevice: device) else { continue }
      if let best, best.order <= kind.order { continue }
      best = (activity, kind.order)
    }
    return best?.activity
  }

  /// The laps that the runner marked; one lap is the whole run.
  private static func laps(_ laps: [Split]) -> [Recording.Lap] {
    guard laps.count > 1 else { return [] }
    var start = 0.0
    return laps.map { lap in
      defer { start += lap.elapsed.inSeconds }
      return Recording.Lap(start: start, distance: lap.distance, timer: lap.moving)
    }
  }

  /// The lines of each device of a session, in the order in which the devices came.
  static func devices(of lines: [[UInt8]]) -> [[[UInt8]]] {
    var devices: [(name: String, lines: [[UInt8]])] = []
    for line in lines {
      guard let event = try? LinkEvent(line: line) else {
        // A damaged line ends its device's journal for the reader below; nobody knows whose it was.
        continue
      }
      // What is said of a session beside its journal, such as a voice note, bears no number in it.
      guard event.payload["n"] != nil else { continue }
      if let place = devices.firstIndex(where: { $0.name == event.device }) {
        devices[place].lines.append(line)
      } else {
        devices.append((event.device, [line]))
      }
    }
    return devices.map { $0.lines }
  }

  private static func activity(ofDevice lines: [[UInt8]]) -> (Activity, TrackerKind)? {
    // A journal that does not begin as a run is none, and no error of this one.
    guard let first = lines.first, let head = try? LinkEvent(line: first),
      let fields = try? Fields(head.payload), let part = try? RunOpening(fields),
      part.role == .tracker, let resumption = try? RunSession.resume(lines)
    else { return nil }
    let run = resumption.session.run.run
    guard run.metrics.state == .ended, run.metrics.elapsed > .zero,
      resumption.session.run.phase != .discarded
    else { return nil }
    let track = Track(resumption.past)
    let setup = resumption.session.setup
    var summary = ActivitySummary(
      sport: .running,
      kind: Recording.Sport.running.rawValue,
      startedAt: LocalTime(
        Instant(millisecondsSince1970: resumption.zero.rounded())
          .advanced(bySeconds: track.start.rounded(.down)),
        offset: head.time.offset
      ),
      source: .pacesetter,
      sourceName: part.kind.rawValue
    )
    summary.run = head.session
    summary.elapsed = run.metrics.elapsed
    summary.moving = run.metrics.moving
    summary.distance = run.metrics.distance
    summary.kilocalories = run.metrics.kilocalories
    summary.isIndoor = setup.place == .treadmill
    var samples = SampleColumns.rounded(track.samples)
    samples.removeStrays(onFoot: true)
    let pulse = PulseTime.count(of: samples, pauses: track.pauses)
    summary.averageHeartRate = pulse.mean
    summary.maxHeartRate =
      HighestHeartRate.held(in: samples, pauses: track.pauses) ?? pulse.highest
    summary.ascent =
      run.metrics.ascent ?? Activity.ascent(of: samples.altitude, at: samples.time)
    let activity = Activity(
      summary: summary,
      samples: samples,
      laps: laps(run.tracker.laps),
      pauses: track.pauses,
      splits: run.splits.map { split in
        ActivitySplit(
          distance: split.distance,
          moving: split.moving,
          elapsed: split.elapsed,
          heartRate: split.heartRate
        )
      },
      efforts: BestEffort.all(
        times: samples.time.map { Activity.clock(at: $0, without: track.pauses) },
        meters: samples.distance
      ),
      pulse: pulse
    )
    return (activity, part.kind)
  }
}

/// What the tracker published, second by second, as columns.
private struct Track {
  var samples = Samples()
  var pauses: [Range<Double>] = []
  /// Seconds from the opening of the session to the start of the run.
  var start = 0.0

  init(_ effects: [LiveRun.TimedEffect]) {
    var isStarted = false
    var pausedSince: Double?
    for timed in effects {
      guard case .run(.tracker(.publish(let metrics))) = timed.effect else { continue }
      guard metrics.state != .preparing else { continue }
      let elapsed = metrics.elapsed.inSeconds
      if !isStarted {
        isStarted = true
        start = max(0, timed.at.inSeconds - elapsed)
      }
      if metrics.state == .paused {
        pausedSince = pausedSince ?? elapsed
      } else if let since = pausedSince {
        if elapsed > since { pauses.append(since..<elapsed) }
        pausedSince = nil
      }
      if let last = samples.time.last, elapsed <= last { continue }
      add(metrics, at: elapsed)
    }
  }

  private mutating func add(_ metrics: LiveMetrics, at elapsed: Double) {
    let isSeen = metrics.positionSignal == .good
    samples.time.append(elapsed)
    samples.latitude.append(isSeen ? metrics.position?.latitude ?? .nan : .nan)
    samples.longitude.append(isSeen ? metrics.position?.longitude ?? .nan : .nan)
    samples.altitude.append(isSeen ? metrics.altitude ?? .nan : .nan)
    // The last metrics may be settled to less by a device's own total.
    samples.distance.append(max(metrics.distance.meters, samples.distance.last ?? 0))
    samples.speed.append(metrics.currentPace?.speed.metersPerSecond ?? .nan)
    samples.heartRate.append(metrics.heartRate?.beatsPerMinute ?? .nan)
    samples.cadence.append(metrics.cadence?.stepsPerMinute ?? .nan)
  }
}
