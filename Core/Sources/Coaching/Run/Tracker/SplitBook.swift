import Training

/// The splits of a run, which add up to its totals once it has ended.
struct SplitBook: Hashable, Sendable {
  /// The splits completed so far; after the end with what was left over.
  private(set) var splits: [Split] = []

  private let length: Distance
  private var counter: SplitCounter

  /// Creates a book of splits of a length.
  init(length: Distance) {
    self.length = length
    counter = SplitCounter(length: length)
  }

  /// The last split of full length.
  var lastComplete: Split? { splits.last { $0.distance >= length } }

  /// Moves on to a distance; answers with the splits that it completes.
  mutating func advance(to progress: Progress) -> [Split] {
    let completed = counter.advance(to: progress)
    splits += completed
    return completed
  }

  /// Takes a stop out of the line between two readings, so that no boundary lies in it.
  mutating func stand(at progress: Progress) { counter.stand(at: progress) }

  /// Takes a pause out of the line between two readings.
  mutating func pause(for time: Duration) { counter.pause(for: time) }

  /// Adds what is left as the last split, so that the splits add up to the totals; answers with the
  /// splits that are new or other than before.
  ///
  /// Where the device's totals are less than what was counted, the last splits give way; a split
  /// that is reported again under the same number replaces the first.
  mutating func complete(at end: Progress, counted: Double) -> [Split] {
    let before = splits
    // Without readings along the way, nobody knows when the boundaries were passed.
    if end.distance - counted < length.meters { splits += counter.advance(to: end) }
    var rest = counter.rest(at: end)
    while rest.isNegative, let previous = splits.popLast() { rest = previous.extended(by: rest) }
    if rest.distance > .zero || rest.moving > .zero {
      rest.number = splits.count + 1
      rest.elapsed = max(rest.elapsed, rest.moving)
      splits.append(rest)
    }
    let unchanged = zip(before, splits).prefix { $0 == $1 }.count
    return Array(splits.dropFirst(unchanged))
  }
}

extension Split {
  fileprivate var isNegative: Bool {
    distance < .zero || moving < .zero || elapsed < .zero
  }

  fileprivate func extended(by rest: Split) -> Split {
    Split(
      number: number,
      distance: distance + rest.distance,
      moving: moving + rest.moving,
      elapsed: elapsed + rest.elapsed,
      heartRate: heartRate
    )
  }
}
