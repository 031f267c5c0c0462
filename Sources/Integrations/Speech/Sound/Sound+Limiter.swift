import Foundation

extension Sound {
  /// The sound with no sample above a ceiling in dB below full scale, and no click where it was.
  ///
  /// Whoever sees the whole sound can look ahead: the gain that the loudest sample within 5 ms
  /// needs, smoothed over the same 5 ms, is never above what the sample itself needs.
  public func limited(to ceiling: Double) -> Sound {
    let limit = Float(pow(10, ceiling / 20))
    guard peak > limit else { return self }
    let reach = max(1, rate * 5 / 1000)
    let needed = samples.map { min(1, limit / max(abs($0), limit)) }
    let gains = needed.slidingMinimum(reach: reach).slidingMean(reach: reach)
    return Sound(samples: zip(samples, gains).map { $0 * $1 }, rate: rate)
  }
}

extension [Float] {
  /// The least value within a reach on either side.
  fileprivate func slidingMinimum(reach: Int) -> [Float] {
    var candidates: [Int] = []
    var head = 0
    var result: [Float] = []
    result.reserveCapacity(count)
    for index in 0..<count + reach {
      if index < count {
        while candidates.count > head, self[candidates[candidates.count - 1]] >= self[index] {
          candidates.removeLast()
        }
        candidates.append(index)
      }
      guard index >= reach else { continue }
      let middle = index - reach
      while candidates[head] < middle - reach { head += 1 }
      result.append(self[candidates[head]])
    }
    return result
  }

  /// The mean of the values within a reach on either side; beyond the ends the last one counts on.
  fileprivate func slidingMean(reach: Int) -> [Float] {
    guard let first, let last else { return [] }
    let width = 2 * reach + 1
    var sum = Double(first) * Double(reach)
    for index in 0...reach { sum += Double(index < count ? self[index] : last) }
    var result: [Float] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      // Never above what the smallest needs, whatever the running sum has rounded.
      result.append(Swift.min(1, Float(sum / Double(width))))
      let entering = index + reach + 1
      let leaving = index - reach
      sum += Double(entering < count ? self[entering] : last)
      sum -= Double(leaving >= 0 ? self[leaving] : first)
    }
    return result
  }
}
