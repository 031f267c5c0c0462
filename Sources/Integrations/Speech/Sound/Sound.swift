/// Sound in memory: one channel of samples between -1 and 1.
public struct Sound: Equatable, Sendable {
  /// The samples, in order.
  public var samples: [Float]

  /// Samples a second.
  public var rate: Int

  /// Creates a sound.
  public init(samples: [Float], rate: Int) {
    self.samples = samples
    self.rate = rate
  }

  /// Its length in seconds.
  public var seconds: Double { Double(samples.count) / Double(rate) }

  /// Sounds one after the other, each with the seconds of silence that follow it.
  ///
  /// - Precondition: They have one rate, and there is at least one.
  static func joined(_ parts: [(sound: Sound, pause: Double)]) -> Sound {
    var whole = Sound(samples: [], rate: parts[0].sound.rate)
    for (sound, pause) in parts {
      precondition(sound.rate == whole.rate, "\(sound.rate) Hz after \(whole.rate) Hz")
      whole.samples += sound.samples
      whole.samples += [Float](repeating: 0, count: Int(pause * Double(whole.rate)))
    }
    return whole
  }

  /// The highest absolute sample.
  public var peak: Float { samples.reduce(0) { max($0, abs($1)) } }

  /// The sound without the silence around it, but for a breath of 30 ms on either side.
  ///
  /// Voices pad their files by up to a third of a second, which would add to the grace that the
  /// voice queue keeps before and after every line.
  public func trimmed() -> Sound {
    let floor = peak * 0.003
    guard let first = samples.firstIndex(where: { abs($0) > floor }),
      let last = samples.lastIndex(where: { abs($0) > floor })
    else { return self }
    let breath = rate * 30 / 1000
    let kept = max(0, first - breath)..<min(samples.count, last + breath + 1)
    return Sound(samples: Array(samples[kept]), rate: rate)
  }

  /// The samples as 16-bit little-endian numbers, for an encoder.
  public var pcm16: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    for sample in samples {
      let number = Int16(max(-32_767, min(32_767, (sample * 32_767).rounded())))
      bytes.append(UInt8(truncatingIfNeeded: number))
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }
    return bytes
  }
}
