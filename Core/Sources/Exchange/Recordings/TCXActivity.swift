import Formats
import Training

/// One activity of a TCX file, as it stands there.
struct TCXActivity {
  /// A lap with the device's own totals.
  struct Lap {
    var start: DateTime?
    var timer: Double?
    var meters: Double?
    var kilocalories: Double?

    /// The same as a recording has it.
    func lap(at start: Double) -> Recording.Lap {
      Recording.Lap(
        start: start,
        distance: meters.map { .meters($0) },
        timer: timer.map { .seconds($0) }
      )
    }
  }

  /// What kind of exercise it says it is.
  var word: SportWord

  /// What its owner calls it, where we wrote the file.
  var name: String?

  /// What its owner wrote about it, below its name where there is one.
  var notes: String?

  /// What recorded it.
  var device: String?

  /// Whether the file tells all of it.
  var isWhole = false

  /// Its laps in their order.
  var laps: [Lap] = []

  /// Whether its points tell the strides of a runner.
  var countsStrides = false

  /// The points of all its tracks.
  var table = TrackTable()

  init(_ word: SportWord) { self.word = word }

  /// Whether it is a change of sports of which nothing was recorded.
  var isEmptyTransition: Bool { word.kind == "transition" && table.pointCount == 0 && length == 0 }

  /// What the tracker knows of it.
  var sport: Recording.Sport { word.sport }

  /// The timer's seconds of all laps.
  var length: Double { sum(laps.map { $0.timer }) ?? 0 }

  /// The same as a recording, or why it cannot be played.
  func recording() throws(RecordingError) -> Recording {
    var recording = try played()
    recording.name = name
    recording.notes = notesBelowName
    recording.device = device
    return recording
  }

  private var notesBelowName: String? {
    guard let name, let notes, notes.hasPrefix(name) else { return notes }
    let rest = notes.dropFirst(name.count)
    guard rest.isEmpty || rest.first == "\n" else { return notes }
    return rest.isEmpty ? nil : String(rest.dropFirst())
  }

  private func played() throws(RecordingError) -> Recording {
    guard table.pointCount > 0 else { return try typedIn() }
    let origin = try table.timedOrigin()
    var (samples, _) = table.arranged()
    let begin = start(samples, origin)
    samples.time = samples.time.map { $0 - begin }
    samples.continueDistance()
    let starts = lapStarts(samples, origin, begin)
    let laps = ownLaps(samples, starts)
    var recording = Recording(
      source: .tcx,
      sport: sport,
      kind: word.kind,
      startedAt: LocalTime(secondsSince1970: origin.secondsSince1970 + begin, offset: origin.zone),
      samples: samples,
      laps: zip(laps, starts).map { $0.lap(at: $1) },
      pauses: pauses(samples, laps, starts),
      totals: isWhole ? totals(of: laps) : Recording.Totals()
    )
    let isOnFoot = sport == .running || sport == .walking || countsStrides
    CadenceRule.settle(&recording, writtenAs: isOnFoot ? .strides : .revolutions)
    return recording
  }

  /// What somebody typed in: laps with totals, and no points.
  private func typedIn() throws(RecordingError) -> Recording {
    let totals = totals(of: laps)
    guard isWhole, let start = laps.first?.start,
      totals.timer ?? .zero > .zero || totals.distance ?? .zero > .zero
    else { throw .nothingRecorded(.tcx, offset: 0) }
    var passed = 0.0
    return Recording(
      source: .tcx,
      sport: sport,
      kind: word.kind,
      startedAt: LocalTime(secondsSince1970: start.secondsSince1970, offset: start.zone),
      laps: laps.map { lap in
        defer { passed += lap.timer ?? 0 }
        return lap.lap(at: passed)
      },
      totals: totals
    )
  }

  private func totals(of laps: [Lap]) -> Recording.Totals {
    Recording.Totals(
      distance: sum(laps.map { $0.meters }).map { .meters($0) },
      timer: sum(laps.map { $0.timer }).map { .seconds($0) },
      kilocalories: sum(laps.map { $0.kilocalories })
    )
  }

  /// The first moment, counted from the origin: the first lap begins before a watch has a position.
  private func start(_ samples: Samples, _ origin: DateTime) -> Double {
    guard let lap = laps.first?.start?.seconds(since: origin) else { return samples.time[0] }
    return isCredible(lap, samples.time[0]) ? min(lap, samples.time[0]) : samples.time[0]
  }

  /// When each lap began, never decreasing; a lap that tells nonsense begins with the one before.
  private func lapStarts(_ samples: Samples, _ origin: DateTime, _ begin: Double) -> [Double] {
    var latest = 0.0
    return laps.map { lap in
      if let told = lap.start?.seconds(since: origin),
        isCredible(told - begin, samples.time[samples.count - 1])
      {
        latest = max(latest, told - begin)
      }
      return latest
    }
  }

  /// Some programs write the day of the export for the day of the lap.
  private func isCredible(_ moment: Double, _ other: Double) -> Bool {
    abs(moment - other) < 86_400
  }

  private func pauses(
    _ samples: Samples,
    _ laps: [Lap],
    _ starts: [Double]
  ) -> [Range<Double>] {
    let gaps = TrackGaps(samples.time)
    let last = samples.time[samples.count - 1]
    var pauses: [Range<Double>] = []
    for (place, lap) in laps.enumerated() {
      guard let timer = lap.timer else { continue }
      let end = place + 1 < starts.count ? starts[place + 1] : last
      guard starts[place] < end else { continue }
      let span = starts[place]..<end
      pauses += gaps.gaps(in: span, standingStill: end - starts[place] - timer)
    }
    // A gap over the border of two laps may be found by both.
    return TrackGaps.apart(pauses)
  }

  /// The sum of what is told, absent if nothing is.
  private func sum(_ values: [Double?]) -> Double? {
    let told = values.compactMap { $0 }
    return told.isEmpty ? nil : told.reduce(0, +)
  }
}
