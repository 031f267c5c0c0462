public import Training

/// A moment at a place, from which other moments are spoken of.
///
/// Clocks go to 24 everywhere, as in the lists of the history and in what the pages write themselves.
public struct ClockMoment: Hashable, Sendable {
  /// The moment with its place.
  public var time: LocalTime

  /// Creates a moment.
  public init(_ time: LocalTime) { self.time = time }

  /// Another moment, on the clock of its own place: "18:30" today, else "Tue, 3 days ago, 18:30".
  public func words(of other: LocalTime, in language: Language = .english) -> String {
    let clock = clock(other)
    guard other.day != time.day else { return clock }
    let day = DayWords.text(other.day, seenFrom: time.day, in: language)
    return day + ", " + clock
  }

  private func clock(_ other: LocalTime) -> String {
    ClockText.time(minuteOfDay: other.minuteOfDay)
  }
}
