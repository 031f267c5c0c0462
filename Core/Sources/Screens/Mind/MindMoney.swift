/// Amounts of money that models cost.
public enum MindMoney {
  /// An amount in millionths of a US dollar: "$0.0042", "$1.50", "1,50 $".
  public static func text(_ micros: Int64, in language: Language = .english) -> String {
    let isSmall = micros > 0 && micros < 100_000
    let scale: Int64 = isSmall ? 100 : 10_000
    // Rounded up: nobody pays less than is shown.
    let units = (max(0, micros) + scale - 1) / scale
    let whole: Int64 = isSmall ? 10_000 : 100
    let rest = String(units % whole)
    let digits = isSmall ? 4 : 2
    let amount =
      "\(units / whole)." + String(repeating: "0", count: digits - rest.utf8.count) + rest
    return language.pick("$" + amount, GermanWritten.decimal(amount) + " $")
  }
}
