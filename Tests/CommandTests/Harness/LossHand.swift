import Formats

/// Writes the cells of generated files, as chance has them but always the same, and spoils some.
struct LossHand {
  /// The mark before decimals.
  let mark: String
  /// Whether cells stand between commas, so that others are quoted.
  let quotes: Bool
  /// Whether what is spoilt has to stay JSON.
  let isJSON: Bool
  /// How many cells of the line were spoilt.
  var spoilt = 0

  private var state: UInt64
  private var left = 12

  init(mark: String, quotes: Bool, isJSON: Bool, seed: Int) {
    (self.mark, self.quotes, self.isJSON) = (mark, quotes, isJSON)
    state = UInt64(seed) &* 2_654_435_761 &+ 42
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % (range.upperBound - range.lowerBound + 1)
  }

  /// A number as it is, or one in nine spoilt, up to so many as a report lists.
  mutating func number(_ value: Double, _ others: [String] = ["1e99", "twelve", "-5"]) -> String {
    guard left > 0, whole(0...8) == 0 else { return plain(value) }
    left -= 1
    spoilt += 1
    return isJSON ? "1e99" : others[whole(0...others.count - 1)]
  }

  /// A weight, of which less than nothing would be assistance.
  mutating func weight(_ value: Double) -> String { number(value, ["1e99", "twelve"]) }

  /// A number as it is.
  func plain(_ value: Double) -> String {
    var json = JSONWriter()
    json.value((value * 100).rounded() / 100)
    let text = json.text
    guard mark != ".", text.contains(".") else { return text }
    let written = text.replacing(".", with: mark)
    return quotes ? "\"\(written)\"" : written
  }
}
