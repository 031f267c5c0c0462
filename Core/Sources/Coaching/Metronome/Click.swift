import Training

/// One tick of the metronome as a sound, given by a formula at any time after its onset.
///
/// A sum of tones that die away, under a soft edge of a millisecond and a fade to exactly nothing:
///
///     gain · edge(t) · fade(t) · Σ amplitude · sin(2π · frequency · t) · e^(-t / decay)
///
/// Because it is a formula, a tick can begin between two samples, and no beat has to be moved to the
/// next one. The tones lie between 1.5 and 4 kHz, where ears are keenest and shoes and wind are not.
public struct Click: Hashable, Sendable {
  /// How long it is heard, in seconds; well within the 0.26 s between ticks at 230 a minute.
  public static let seconds = 0.06

  /// The highest absolute value at full volume: 1 dB below the most that a sample can hold.
  public static let peak = 0.89

  private struct Tone: Hashable {
    var amplitude: Double
    var hertz: Double
    var decay: Double

    func value(at time: Double) -> Double {
      amplitude * Portable.sin(2 * .pi * hertz * time) * Portable.exp(-time / decay)
    }

    /// Adds the tone to samples: each is the one before, turned and a little shorter.
    ///
    /// The errors of the thousands of turns stay below 1e-12, which no sample shows.
    func add(from start: Double, step: Double, to samples: inout [Double]) {
      let angle = 2 * .pi * hertz
      let length = amplitude * Portable.exp(-start / decay)
      var (sine, cosine) = (
        length * Portable.sin(angle * start), length * Portable.cos(angle * start)
      )
      let shrinking = Portable.exp(-step / decay)
      let (turnedSine, turnedCosine) = (
        shrinking * Portable.sin(angle * step), shrinking * Portable.cos(angle * step)
      )
      for index in samples.indices {
        samples[index] += sine
        (sine, cosine) = (
          sine * turnedCosine + cosine * turnedSine, cosine * turnedCosine - sine * turnedSine
        )
      }
    }
  }

  // The fade begins where the tones are already 30 dB down.
  private static let fade = 0.012

  private let tones: [Tone]
  private let edge: Double
  private let gain: Double

  /// Creates the tick of a timbre.
  public init(_ timbre: Timbre) {
    // The gains divide by the highest value of the sum under its edge, found on a fine grid.
    switch timbre {
    case .wood:
      tones = [
        Tone(amplitude: 1, hertz: 1700, decay: 0.009),
        Tone(amplitude: 0.5, hertz: 2750, decay: 0.006),
        Tone(amplitude: 0.25, hertz: 3600, decay: 0.004),
      ]
      edge = 0.0008
      gain = Self.peak / 1.4564
    case .bright:
      tones = [
        Tone(amplitude: 1, hertz: 3100, decay: 0.014),
        Tone(amplitude: 0.5, hertz: 3900, decay: 0.009),
      ]
      edge = 0.001
      gain = Self.peak / 1.3489
    }
  }

  /// The sound so many seconds after the onset; before it and after the end exactly 0.
  public func value(at time: Double) -> Double {
    guard time > 0, time < Self.seconds else { return 0 }
    return gain * envelope(at: time) * tones.reduce(0) { $0 + $1.value(at: time) }
  }

  /// How many samples hold a click wherever in the first of them it begins; the last is always 0.
  public static func sampleCount(rate: Int) -> Int {
    Int((seconds * Double(rate)).rounded(.up)) + 2
  }

  /// The samples of a click that begins a fraction of a sample after the first of them.
  public func samples(rate: Int, phase: Double) -> [Float] {
    let step = 1 / Double(rate)
    let start = -phase * step
    var sums = [Double](repeating: 0, count: Self.sampleCount(rate: rate))
    for tone in tones { tone.add(from: start, step: step, to: &sums) }
    return sums.indices.map { index in
      let time = start + Double(index) * step
      guard time > 0, time < Self.seconds else { return 0 }
      return Float(gain * envelope(at: time) * sums[index])
    }
  }

  private func envelope(at time: Double) -> Double {
    let left = Self.seconds - time
    return (time < edge ? Self.swell(time / edge) : 1)
      * (left < Self.fade ? Self.swell(left / Self.fade) : 1)
  }

  /// From 0 to 1 without a corner: half a wave of the cosine.
  private static func swell(_ share: Double) -> Double {
    (1 - Portable.cos(.pi * share)) / 2
  }
}
