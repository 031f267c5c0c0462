public import Training

/// A run to race against, as a runner is told of it before the start.
///
/// ```swift
/// let offer = RivalOffer(offered, units: .metric, seenFrom: today)
/// print(offer.sentence)  // You race your run of 4 March: 10.02 km in 52:10.
/// ```
public struct RivalOffer: Hashable, Sendable {
  /// The run, with the name that the coach calls it by: its label, "your best", "your run of 4 March".
  public var rival: Rival

  /// What is raced, in one sentence.
  public var sentence: String

  /// Says what is raced.
  public init(_ offered: OfferedRival, units: UnitSystem = .metric, seenFrom today: Day) {
    rival = offered.rival
    let date = DayWords.date(offered.day, withYear: offered.day.date.year != today.date.year)
    if offered.isBest {
      rival.name = "your best"
    } else if rival.name.isEmpty {
      rival.name = "your run of " + date
    }
    let length =
      Written.distance(rival.distance, units: units) + " in " + Written.duration(rival.duration)
    // Who has named it, or asked for the best, also wants to know the day.
    let day = rival.name.hasSuffix(date) ? "" : ", \(date)"
    sentence = "You race \(rival.name)\(day): \(length)."
  }
}
