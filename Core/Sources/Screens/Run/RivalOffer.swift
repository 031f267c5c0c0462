public import Training

/// A run to race against, as a runner is told of it before the start.
///
/// ```swift
/// let offer = RivalOffer(offered, units: .metric, seenFrom: today)
/// print(offer.sentence)  // You race your run of 4 March: 10.02 km in 52:10.
/// ```
public struct RivalOffer: Hashable, Sendable {
  /// The run, with the name that the coach calls it by: its label, "your best", "your run of 4 March".
  ///
  /// A German name has no article: the coach's lines ask for it in every case.
  public var rival: Rival

  /// What is raced, in one sentence.
  public var sentence: String

  /// Says what is raced.
  public init(
    _ offered: OfferedRival,
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    rival = offered.rival
    let date = DayWords.date(
      offered.day,
      withYear: offered.day.date.year != today.date.year,
      in: language
    )
    let isNamed = !offered.isBest && !rival.name.isEmpty
    if offered.isBest {
      rival.name = language.pick("your best", "Bestzeit")
    } else if rival.name.isEmpty {
      rival.name = language.pick("your run of ", "Lauf vom ") + date
    }
    let length =
      Written.distance(rival.distance, units: units, in: language) + " in "
      + Written.duration(rival.duration)
    switch language {
    case .english:
      // Who has named it, or asked for the best, also wants to know the day.
      let day = rival.name.hasSuffix(date) ? "" : ", \(date)"
      sentence = "You race \(rival.name)\(day): \(length)."
    case .german:
      let run =
        isNamed
        ? "„\(rival.name)“" + (rival.name.hasSuffix(date) ? "" : " vom \(date)")
        : (offered.isBest ? "deine Bestzeit" : "deinen Lauf") + " vom \(date)"
      sentence = "Du läufst gegen \(run): \(length)."
    }
  }
}
