import Foundation

extension Sound {
  /// How loud people find it, in LUFS, or nothing for silence (ITU-R BS.1770-4, one channel).
  ///
  /// A sound shorter than one block of 400 ms counts as one block.
  public var loudness: Double? {
    let weighted = samples.filtered(by: .headShelf(rate)).filtered(by: .lowCut(rate))
    let block = min(rate * 2 / 5, weighted.count)
    guard block > 0 else { return nil }
    // Running sums of squares: four blocks overlap at every moment.
    var energy: [Double] = [0]
    energy.reserveCapacity(weighted.count + 1)
    for sample in weighted { energy.append(energy[energy.count - 1] + sample * sample) }
    let powers = stride(from: 0, through: weighted.count - block, by: rate / 10).map {
      (energy[$0 + block] - energy[$0]) / Double(block)
    }
    let audible = powers.filter { lufs($0) > -70 }
    guard !audible.isEmpty else { return nil }
    let gate = lufs(mean(audible)) - 10
    return lufs(mean(audible.filter { lufs($0) > gate }))
  }

  /// The sound at the loudness that coach lines have, with no peak above the ceiling.
  ///
  /// One pass of a dynamic normaliser is poor on two seconds of speech; a plain gain is exact. The
  /// limiter takes some loudness away where it works, so gain and limiter are repeated.
  public func normalized(to target: Double = -16, ceiling: Double = -2) -> Sound {
    guard var measured = loudness else { return self }
    var gain = 0.0
    var result = self
    for _ in 0..<4 where abs(target - measured) > 0.1 {
      // More than 30 dB would only raise noise.
      gain = min(30, gain + target - measured)
      result = amplified(by: gain).limited(to: ceiling)
      measured = result.loudness ?? target
    }
    return result.limited(to: ceiling)
  }

  private func amplified(by decibels: Double) -> Sound {
    let factor = Float(pow(10, decibels / 20))
    return Sound(samples: samples.map { $0 * factor }, rate: rate)
  }
}

private func lufs(_ power: Double) -> Double { -0.691 + 10 * log10(max(power, 1e-12)) }

private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

/// A filter of second order.
private struct Biquad {
  var b0, b1, b2, a1, a2: Double

  // The standard's tables hold for 48 kHz only; these are the analogue filters behind them, so that
  // a voice of 16 kHz is measured as it is, at a third of the work.

  /// The acoustics of a head: BS.1770-4, table 1.
  static func headShelf(_ rate: Int) -> Biquad {
    let k = tan(.pi * 1681.974450955533 / Double(rate))
    let slope = k / 0.7071752369554196
    let high = pow(10, 3.999843853973347 / 20)
    let band = pow(high, 0.4996667741545416)
    let scale = 1 + slope + k * k
    return Biquad(
      b0: (high + band * slope + k * k) / scale,
      b1: 2 * (k * k - high) / scale,
      b2: (high - band * slope + k * k) / scale,
      a1: 2 * (k * k - 1) / scale,
      a2: (1 - slope + k * k) / scale
    )
  }

  /// Little ear for low tones: BS.1770-4, table 2.
  static func lowCut(_ rate: Int) -> Biquad {
    let k = tan(.pi * 38.13547087602444 / Double(rate))
    let slope = k / 0.5003270373238773
    let scale = 1 + slope + k * k
    return Biquad(
      b0: 1,
      b1: -2,
      b2: 1,
      a1: 2 * (k * k - 1) / scale,
      a2: (1 - slope + k * k) / scale
    )
  }
}

extension Sequence where Element: BinaryFloatingPoint {
  fileprivate func filtered(by filter: Biquad) -> [Double] {
    var first = 0.0
    var second = 0.0
    return map { sample in
      let input = Double(sample)
      let output = filter.b0 * input + first
      first = filter.b1 * input - filter.a1 * output + second
      second = filter.b2 * input - filter.a2 * output
      return output
    }
  }
}
