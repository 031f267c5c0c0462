import Foundation

extension Sound {
  /// The same sound at another rate, by a windowed sinc of 32 taps.
  ///
  /// Voices speak at 16 or 22.05 kHz, a narration plays at 48. The taps of every phase between two
  /// samples are computed once: 3 phases for 16 kHz, 320 for 22.05.
  public func resampled(to wanted: Int) -> Sound {
    guard wanted != rate, !samples.isEmpty else { return Sound(samples: samples, rate: wanted) }
    let divisor = greatestCommonDivisor(wanted, rate)
    let phases = wanted / divisor
    let step = rate / divisor
    // Going down, the cut-off goes down with it and the sinc gets wider.
    let cutoff = 0.95 * min(1, Double(wanted) / Double(rate))
    let half = Int((16 / min(1, Double(wanted) / Double(rate))).rounded(.up))
    let table = (0..<phases).map {
      taps(offset: Double($0) / Double(phases), half: half, cutoff: cutoff)
    }
    let count = samples.count * phases / step
    var result: [Float] = []
    result.reserveCapacity(count)
    samples.withUnsafeBufferPointer { source in
      for index in 0..<count {
        let position = index * step
        let (whole, phase) = position.quotientAndRemainder(dividingBy: phases)
        let first = whole - half + 1
        table[phase].withUnsafeBufferPointer { taps in
          var sum: Float = 0
          let inside = max(0, -first)..<min(taps.count, source.count - first)
          for tap in inside { sum += taps[tap] * source[first + tap] }
          result.append(sum)
        }
      }
    }
    return Sound(samples: result, rate: wanted)
  }

  /// The weights of the samples around a point that lies `offset` after the one in the middle.
  private func taps(offset: Double, half: Int, cutoff: Double) -> [Float] {
    let weights = (0..<2 * half).map { tap in
      let distance = Double(tap - half + 1) - offset
      let window = 0.5 + 0.5 * cos(.pi * distance / Double(half))
      let angle = .pi * distance * cutoff
      return window * (angle == 0 ? 1 : sin(angle) / angle)
    }
    // A constant stays what it is in every phase, or the phases would be heard as a whistle.
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}

private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  right == 0 ? left : greatestCommonDivisor(right, left % right)
}
