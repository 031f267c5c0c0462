import Training

/// Counts kilometres or miles (definition 11 of the running definitions).
///
/// The moment at which a boundary is passed lies on the straight line between the readings on both
/// sides of it. A jump over several boundaries completes them all.
struct SplitCounter: Hashable, Sendable {
  private let length: Double
  private var completed = 0
  private var boundary = Progress()
  private var last = Progress()

  init(length: Distance) { self.length = length.meters }

  /// Takes the next reading of the distance and answers with what it completed.
  mutating func advance(to now: Progress) -> [Split] {
    var splits: [Split] = []
    while now.distance >= nextBoundary {
      let target = nextBoundary
      let fraction = (target - last.distance) / (now.distance - last.distance)
      var passing = last.toward(now, min(1, max(0, fraction)))
      passing.distance = target
      completed += 1
      var split = passing.stretch(number: completed, since: boundary)
      split.distance = .meters(length)
      splits.append(split)
      boundary = passing
      last = passing
    }
    last = now
    return splits
  }

  /// Takes a stop out of the line between two readings, so that no boundary lies in it.
  mutating func stand(at now: Progress) {
    guard now.distance == last.distance else { return }
    last = now
  }

  /// Takes a pause out of the line between two readings.
  mutating func pause(for time: Duration) { last.elapsed += time }

  /// What is left since the last boundary; less than nothing where totals say less than was counted.
  func rest(at end: Progress) -> Split { end.stretch(number: completed + 1, since: boundary) }

  // Counted from the start, so that a rounding error does not grow with the splits.
  private var nextBoundary: Double { length * Double(completed + 1) }
}
