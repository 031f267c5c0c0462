import Formats
import Training

extension FITActivity {
  private typealias Field = FITField.HeartRate

  // Seconds after which a rate holds no more.
  private static let longestHold = 10.0
  // Ticks of a strap's clock in a second.
  private static let ticks = 1024.0

  private struct KeptRate {
    var time: Double
    var rate: Double
  }

  /// Adds the heart rates that a strap kept under water and sent later, where no record has one.
  func addKeptRates(since zero: Double, to samples: inout Samples) {
    let rates = keptRates(since: zero)
    guard !rates.isEmpty, samples.count > 0 else { return }
    if samples.heartRate.isEmpty {
      samples.heartRate = Array(repeating: .nan, count: samples.count)
    }
    var next = 0
    for row in samples.time.indices {
      while next < rates.count, rates[next].time <= samples.time[row] + 0.5 { next += 1 }
      guard next > 0, !samples.heartRate[row].isFinite,
        samples.time[row] - rates[next - 1].time <= Self.longestHold
      else { continue }
      samples.heartRate[row] = rates[next - 1].rate
    }
    if !samples.heartRate.contains(where: { $0.isFinite }) { samples.heartRate = [] }
  }

  /// The rates in order of time, in seconds since the start.
  private func keptRates(since zero: Double) -> [KeptRate] {
    var rates: [KeptRate] = []
    // What the strap's clock is ahead by, and its last time in ticks.
    var offset: Double?
    var ticks = 0.0
    for message in tables[.heartRate] {
      guard rates.count < RecordingFile.mostSamples,
        let values = message.slot(Field.rates.number).map({ message.numbers($0) })
      else { continue }
      let times = Self.times(of: message, after: ticks)
      if message.slot(Field.times.number) != nil, let first = times.first,
        let stamp = message.timestamp
      {
        offset = Double(stamp) - first / Self.ticks
      }
      guard let offset, let latest = times.last else { continue }
      ticks = latest
      for (place, rate) in values.enumerated() where rate > 0 && rate < 255 {
        // Of several rates with one time each is a second after the other.
        let time =
          place < times.count
          ? times[place] / Self.ticks
          : latest / Self.ticks + Double(place - times.count + 1)
        rates.append(KeptRate(time: time + offset - zero, rate: rate))
      }
    }
    return rates.sorted { $0.time < $1.time }
  }

  /// The times of a message's rates in ticks: whole ones, or the lowest twelve bits of each, two in three
  /// bytes.
  private static func times(of message: FITMessage, after last: Double) -> [Double] {
    if let slot = message.slot(Field.times.number) {
      let times = message.numbers(slot).filter { $0.isFinite }
      if !times.isEmpty { return times }
    }
    guard let slot = message.slot(Field.shortTimes.number) else { return [] }
    let bytes = message.integers(slot).map { Int($0 ?? 0xFF) }
    var times: [Double] = []
    var before = last
    for place in stride(from: 0, to: bytes.count - 2, by: 3) {
      let pair = bytes[place] | bytes[place + 1] << 8 | bytes[place + 2] << 16
      for short in [pair & 0xFFF, pair >> 12] {
        let low = before.truncatingRemainder(dividingBy: 4096)
        let step = Double(short) - low
        before += step < 0 ? step + 4096 : step
        times.append(before)
      }
    }
    return times
  }
}
