/// What is usual on a run: the median of its minutes, which no walk, no light and no interval moves.
struct MedianPace: Equatable, Sendable {
  private static let warmUp = 120.0
  private static let fewest = 6
  private static let most = 120.0

  /// Seconds a kilometre.
  let pace: Double

  /// Seconds a kilometre on the flat.
  let flatPace: Double

  /// How far the quarters of the minutes lie apart, as a share of the median: far on intervals.
  let spread: Double

  /// Takes the measure of a run up to some seconds ago, if it is long enough to have a habit.
  init?(_ paces: PaceHistory, until ago: Double) {
    let end = paces.clock - ago
    guard end - Self.warmUp >= Double(Self.fewest) * 60 else { return nil }
    let length = max(60, (end - Self.warmUp) / Self.most)
    var ground: [Double] = []
    var flat: [Double] = []
    var start = Self.warmUp
    while start + length <= end {
      if let piece = paces.segment(from: start, to: start + length) {
        ground.append(piece.pace)
        flat.append(piece.flatPace)
      }
      start += length
    }
    guard ground.count >= Self.fewest else { return nil }
    let ordered = ground.sorted()
    pace = ordered[ordered.count / 2]
    spread = (ordered[ordered.count * 3 / 4] - ordered[ordered.count / 4]) / pace
    flatPace = flat.sorted()[flat.count / 2]
  }

  /// By how much a segment is slower than usual, as a share; a hill excuses and never accuses.
  func slowness(of segment: Segment) -> Double {
    min(segment.pace / pace, segment.flatPace / flatPace) - 1
  }
}
