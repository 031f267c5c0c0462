import Training

/// The sound of a metronome as samples, block by block, for a file or a loudspeaker.
///
/// It carries out a ``Metronome``'s effects at the sample to which it has come.
public struct ClickTrack: Sendable {
  /// Samples a second.
  public let rate: Int

  /// The samples rendered so far: where the next block begins.
  public private(set) var position: Int64 = 0

  // A jump in loudness would be heard as a click of its own.
  private static let ramp = 0.01

  private var click: Click
  private var clock: BeatClock?
  private var ringing: [Ringing] = []
  private var gain: Double
  private var wantedGain: Double

  private struct Ringing: Sendable {
    var start: Int64
    var samples: [Float]
  }

  /// Starts in silence.
  public init(rate: Int, volume: Double = Metronome.usualVolume, timbre: Timbre = .wood) {
    self.rate = rate
    click = Click(timbre)
    gain = volume
    wantedGain = volume
  }

  /// Whether something is heard now or will be without a further effect.
  public var isSilent: Bool { clock == nil && ringing.isEmpty }

  /// Carries out an effect from the next sample on.
  public mutating func apply(_ effect: Metronome.Effect) {
    switch effect {
    case .start(let tempo): clock = BeatClock(tempo, rate: rate, startingAt: position)
    case .stop: clock = nil
    case .retime(let tempo): clock?.retime(tempo, at: position)
    case .volume(let volume): wantedGain = volume
    case .timbre(let timbre): click = Click(timbre)
    }
  }

  /// Renders the next samples, between -1 and 1.
  public mutating func render(_ count: Int) -> [Float] {
    var block = [Float](repeating: 0, count: count)
    let end = position + Int64(count)
    while let beat = clock?.next, beat.sample < end {
      ringing.append(
        Ringing(start: beat.sample, samples: click.samples(rate: rate, phase: beat.phase))
      )
      clock?.advance()
    }
    for sound in ringing { add(sound, to: &block) }
    ringing.removeAll { $0.start + Int64($0.samples.count) <= end }
    level(&block)
    position = end
    return block
  }

  private func add(_ sound: Ringing, to block: inout [Float]) {
    let from = max(0, Int(sound.start - position))
    let skipped = max(0, Int(position - sound.start))
    let count = min(block.count - from, sound.samples.count - skipped)
    guard count > 0 else { return }
    for index in 0..<count { block[from + index] += sound.samples[skipped + index] }
  }

  private mutating func level(_ block: inout [Float]) {
    let step = 1 / (Self.ramp * Double(rate))
    for index in block.indices {
      if gain != wantedGain {
        gain += min(max(wantedGain - gain, -step), step)
      }
      // A new click over one that still rings, after a stop and a start, must not clip either.
      block[index] = min(max(block[index] * Float(gain), -1), 1)
    }
  }
}
