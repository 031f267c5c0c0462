import Formats
import Training

/// Writes numbers and amounts as the format has them.
enum NumberWords {
  /// The shortest text that reads back as the same number.
  static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e16 { return String(Int64(value)) }
    return value.description
  }

  /// A time as short as people write it: 90s, 2 min, 7.5s.
  static func time(_ seconds: Double) -> String { time(Amount(seconds)) }

  /// A time or a range of times.
  static func time(_ amount: Amount) -> String {
    let isMinutes =
      amount.low >= 60 && amount.high >= 120 && amount.low.isWhole(of: 60)
      && amount.high.isWhole(of: 60)
    guard isMinutes else { return range(amount, unit: "s") }
    var minutes = amount
    // Divided, because a sixtieth is no Double: two minutes stay two.
    minutes.low /= 60
    minutes.high /= 60
    return range(minutes, unit: " min")
  }

  /// A length of time.
  static func time(_ duration: Duration) -> String { time(duration.inSeconds) }

  /// A number or a range with its signs and its unit.
  static func range(_ amount: Amount, unit: String = "") -> String {
    var text = amount.isAbout ? "~" : ""
    text += self.text(amount.low)
    if !amount.isSingle { text += "-" + self.text(amount.high) }
    return text + unit + (amount.isOpen ? "+" : "")
  }
}

extension Double {
  fileprivate func isWhole(of unit: Double) -> Bool {
    let count = self / unit
    return count == count.rounded()
  }
}
