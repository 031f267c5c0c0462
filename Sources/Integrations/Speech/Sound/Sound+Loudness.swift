import Foundation

extension Sound {
  /// How loud people find it, in LUFS, or nothing for silence (ITU-R BS.1770-4, one channel).
  ///
  /// The filters are those of the standard for 48 kHz, so the sound is brought there first. A sound
  /// shorter than one block of 400 ms counts as one block.
  public var loudness: Double? {
    let weighted = resampled(to: 48_000).samples.filtered(by: .headShelf).filtered(by: .lowCut)
    let block = min(19_200, weighted.count)
    guard block > 0 else { return nil }
    // Running sums of squares: four blocks overlap at every moment.
    var energy: [Double] = [0]
    energy.reserveCapacity(weighted.count + 1)
    for sample in weighted { energy.append(energy[energy.count - 1] + sample * sample) }
    let powers = stride(from: 0, through: weighted.count - block, by: 4_800).map {
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

  /// The acoustics of a head: BS.1770-4, table 1.
  static let headShelf = Biquad(
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585
  )

  /// Little ear for low tones: BS.1770-4, table 2.
  static let lowCut = Biquad(b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621)
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
