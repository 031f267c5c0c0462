public import Training

/// The exact place of every beat in a stream of samples, for hours and through changes of tempo.
///
/// It counts beats, never samples: `count` beats last `count × 60 × rate / tempo` samples, a fraction
/// of whole numbers. What has passed at each tempo is counted apart, so that a place is the sum of at
/// most 81 such fractions, rounded once, however many beats and changes lie behind it.
public struct BeatClock: Hashable, Sendable {
  /// Samples a second.
  public let rate: Int

  /// The tempo of the beats to come.
  public private(set) var tempo: Tempo

  /// The beat that is next.
  public private(set) var next: Beat

  // Where the counts begin, always on a whole sample.
  private var origin: Int64
  // The beats that have passed at each tempo, slowest first, but for those at the present one.
  private var passed: [Int64]
  // What they amount to.
  private var anchor: Place
  // Beats at the present tempo from the anchor to the next one.
  private var count: Int64 = 0

  fileprivate struct Place: Hashable {
    var sample: Int64
    var phase: Double
  }

  /// Starts with a beat at a sample.
  public init(_ tempo: Tempo, rate: Int, startingAt sample: Int64 = 0) {
    self.tempo = tempo
    self.rate = rate
    origin = sample
    passed = Array(repeating: 0, count: Tempo.range.count)
    anchor = Place(sample: sample, phase: 0)
    next = Beat(index: 0, sample: sample, phase: 0)
  }

  /// Passes the next beat.
  public mutating func advance() {
    count += 1
    next = Beat(index: next.index + 1, at: place(of: count))
  }

  /// Changes the tempo at a sample: the next beat comes one new interval after the last, or at once
  /// if that has passed.
  public mutating func retime(_ tempo: Tempo, at now: Int64) {
    guard tempo != self.tempo else { return }
    // A beat that is first, or late, stays where it is: no interval leads to it.
    guard count > 0 else {
      self.tempo = tempo
      return
    }
    passed[self.tempo.place] += count - 1
    self.tempo = tempo
    anchor = sum()
    count = 1
    next = Beat(index: next.index, at: place(of: count))
    if next.sample < now { restart(at: now) }
  }

  private mutating func restart(at sample: Int64) {
    origin = sample
    passed = Array(repeating: 0, count: Tempo.range.count)
    anchor = Place(sample: sample, phase: 0)
    count = 0
    next = Beat(index: next.index, at: anchor)
  }

  private func place(of count: Int64) -> Place {
    let (samples, phase) = length(of: count, tempo)
    return Place(sample: anchor.sample + samples, phase: anchor.phase + phase).normal
  }

  private func sum() -> Place {
    var sum = Place(sample: origin, phase: 0)
    for (place, count) in passed.enumerated() where count > 0 {
      let tempo = Tempo(clamping: Tempo.range.lowerBound + place)
      let (samples, phase) = length(of: count, tempo)
      sum.sample += samples
      sum.phase += phase
    }
    return sum.normal
  }

  private func length(of count: Int64, _ tempo: Tempo) -> (samples: Int64, phase: Double) {
    let beats = Int64(tempo.beatsPerMinute)
    let (whole, rest) = (count * 60 * Int64(rate)).quotientAndRemainder(dividingBy: beats)
    return (whole, Double(rest) / Double(beats))
  }
}

extension BeatClock.Place {
  fileprivate var normal: Self {
    let whole = phase.rounded(.down)
    return Self(sample: sample + Int64(whole), phase: phase - whole)
  }
}

extension Beat {
  fileprivate init(index: Int64, at place: BeatClock.Place) {
    self.init(index: index, sample: place.sample, phase: place.phase)
  }
}

extension Tempo {
  fileprivate var place: Int { beatsPerMinute - Tempo.range.lowerBound }
}
