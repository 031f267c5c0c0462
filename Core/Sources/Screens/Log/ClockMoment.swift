public import Training

/// A moment at a place, from which other moments are spoken of.
public struct ClockMoment: Hashable, Sendable {
  /// The moment with its place.
  public var time: LocalTime
  /// Whether the clock there goes to twelve.
  public var isTwelveHours: Bool

  /// Creates a moment.
  public init(_ time: LocalTime, isTwelveHours: Bool = false) {
    self.time = time
    self.isTwelveHours = isTwelveHours
  }

  /// Another moment, on the clock of its own place: "18:30" today, else "Tue, 3 days ago, 18:30".
  public func words(of other: LocalTime) -> String {
    let clock = clock(other)
    guard other.day != time.day else { return clock }
    let day = DayWords.text(other.day, seenFrom: time.day)
    return day + ", " + clock
  }

  private func clock(_ other: LocalTime) -> String {
    let (hours, minutes) = (other.minuteOfDay / 60, other.minuteOfDay % 60)
    let figures = ":" + (minutes < 10 ? "0" : "") + "\(minutes)"
    guard isTwelveHours else { return (hours < 10 ? "0" : "") + "\(hours)" + figures }
    return "\((hours + 11) % 12 + 1)" + figures + (hours < 12 ? " am" : " pm")
  }
}
