import Training

/// Counts kilometres or miles (definition 11 of the running definitions).
///
/// The moment at which a boundary is passed lies on the straight line between the readings on both
/// sides of it. A jump over several boundaries completes them all.
struct SplitCounter: Hashable, Sendable {
  private let length: Double
  private var completed = 0
  private var boundary = Odometer()
  private var last = Odometer()

  init(length: Distance) { self.length = length.meters }

  /// Takes the next reading of the distance and answers with what it completed.
  mutating func advance(to now: Odometer) -> [Split] {
    var splits: [Split] = []
    while now.distance >= nextBoundary {
      let target = nextBoundary
      let fraction = (target - last.distance) / (now.distance - last.distance)
      var passing = last.toward(now, min(1, max(0, fraction)))
      passing.distance = target
      completed += 1
      splits.append(passing.stretch(number: completed, since: boundary))
      boundary = passing
      last = passing
    }
    last = now
    return splits
  }

  /// Takes a stop out of the line between two readings, so that no boundary lies in it.
  mutating func stood(for pause: Duration) { last.elapsed += pause }

  /// What is left since the last boundary, if anything: the last split of a run.
  func rest(at end: Odometer) -> Split? {
    let rest = end.stretch(number: completed + 1, since: boundary)
    return rest.distance > .zero || rest.moving > .zero ? rest : nil
  }

  // Counted from the start, so that a rounding error does not grow with the splits.
  private var nextBoundary: Double { length * Double(completed + 1) }
}
