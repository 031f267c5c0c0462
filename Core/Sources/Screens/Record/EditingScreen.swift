public import Training

/// How an activity can be cropped, split and merged, as its page offers it.
public struct EditingScreen: Equatable, Sendable {
  /// A moment at which it can be cut.
  public struct Moment: Equatable, Sendable {
    /// Seconds since the start, pauses included.
    public var seconds: Int
    /// The same with the distance until then: "12:30 · 2.51 km".
    public var words: String
    /// The place of the charts at that moment.
    public var place: Int
  }

  /// An activity that it can be merged with.
  public struct Neighbor: Equatable, Sendable {
    /// Its name in the record.
    public var id: String
    /// What a list says of it.
    public var row: HistoryRow
  }

  // As many moments as a finger can tell apart with the buttons beside a slider.
  private static let mostMoments = 720
  private static let steps = [1, 2, 5, 10, 15, 30, 60, 300, 3600]

  /// When it can be cut, from its start to its end; empty where it has no readings to cut by.
  public var moments: [Moment]

  /// What made it, if it was cropped, split or merged.
  public var made: ActivityEdit.Kind?

  /// The activities before and after it.
  public var neighbors: [Neighbor]

  /// Formats what can be done with an activity that lasted some seconds.
  public init(
    _ activity: Activity,
    lasting seconds: Double,
    made: ActivityEdit.Kind?,
    neighbors: [ActivitySummary],
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    moments = Self.moments(of: activity.samples, lasting: seconds, units, language)
    self.made = made
    self.neighbors = neighbors.map { summary in
      Neighbor(
        id: summary.id,
        row: HistoryRow(summary, units: units, seenFrom: today, in: language)
      )
    }
  }

  private static func moments(
    of samples: Samples,
    lasting length: Double,
    _ units: UnitSystem,
    _ language: Language
  ) -> [Moment] {
    guard samples.count > 1, length >= ActivityEdit.shortestPart else { return [] }
    let end = Int(length.rounded(.up))
    let step = steps.first { end / $0 < mostMoments } ?? end
    let ends = SeriesChart.rows(of: samples)
    var (row, place) = (0, 0)
    return (Array(stride(from: 0, to: end, by: step)) + [end]).map { seconds in
      while row + 1 < samples.count, samples.time[row + 1] <= Double(seconds) { row += 1 }
      while place + 1 < ends.count, ends[place] <= row { place += 1 }
      var words = [Written.duration(.seconds(seconds))]
      if samples.distance.count == samples.count, samples.distance[row].isFinite {
        let way = Distance.meters(samples.distance[row])
        words.append(Written.distance(way, units: units, in: language))
      }
      return Moment(seconds: seconds, words: words.joined(separator: " · "), place: place)
    }
  }
}
