import Formats
import Training

extension TrackTable {
  /// The recording that the points are, or why they are none.
  ///
  /// - Parameters:
  ///   - source: The format of the file.
  ///   - word: What it calls the sport.
  ///   - marked: Pauses that it names; a hole between two segments is one besides.
  ///   - unit: What it says that cadence counts, if it does.
  /// - Returns: The recording.
  /// - Throws: Why it cannot be played.
  func recording(
    _ source: Recording.Source,
    as word: SportWord?,
    pauses marked: [(DateTime, DateTime)] = [],
    cadence unit: CadenceRule.Unit? = nil
  ) throws(RecordingError) -> Recording {
    guard pointCount > 0 else { throw .nothingRecorded(source, offset: 0) }
    let origin = try timedOrigin()
    var (samples, segmentStarts) = arranged()
    let begin = samples.time[0]
    samples.time = samples.time.map { $0 - begin }
    let sport = word?.sport ?? .other
    var recording = Recording(
      source: source,
      sport: sport,
      kind: word?.kind,
      startedAt: LocalTime(secondsSince1970: origin.secondsSince1970 + begin, offset: origin.zone),
      samples: samples
    )
    let told = marked.map {
      ($0.0.seconds(since: origin) - begin, $0.1.seconds(since: origin) - begin)
    }
    recording.pauses = Self.pauses(told, segmentStarts, samples)
    switch sport {
    // Some programs write steps, others strides: the rule tells from how many there are.
    case .running, .walking, .other: CadenceRule.settle(&recording, writtenAs: unit ?? .steps)
    case .cycling, .swimming: CadenceRule.settle(&recording, writtenAs: .revolutions)
    }
    return recording
  }

  private static func pauses(
    _ marked: [(Double, Double)],
    _ segmentStarts: [Int],
    _ samples: Samples
  ) -> [Range<Double>] {
    let gaps = TrackGaps(samples.time)
    let between = segmentStarts.compactMap { gaps.gap(before: $0) }
    let told = marked.filter { 0 <= $0.0 && $0.0 < $0.1 }.map { $0.0..<$0.1 } + between
    // Of a pause that is marked, the file knows better when it began.
    let still = gaps.stillness(in: samples).filter { hole in
      !told.contains { $0.overlaps(hole) }
    }
    return TrackGaps.apart(told + still)
  }
}
