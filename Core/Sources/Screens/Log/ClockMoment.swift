import Training

/// A moment at a place, from which other moments are spoken of.
public struct ClockMoment: Hashable, Sendable {
  /// Seconds since 1970.
  public var seconds: Double
  /// Minutes east of UTC.
  public var utcOffsetMinutes: Int
  /// Whether the clock there goes to twelve.
  public var isTwelveHours: Bool

  /// Creates a moment.
  public init(_ seconds: Double, utcOffsetMinutes: Int, isTwelveHours: Bool = false) {
    self.seconds = seconds
    self.utcOffsetMinutes = utcOffsetMinutes
    self.isTwelveHours = isTwelveHours
  }

  /// Another moment, on the clock of its own place: "18:30" today, else "Tue, 3 days ago, 18:30".
  public func words(of other: Double, utcOffsetMinutes offset: Int) -> String {
    let day = LogDay.of(other, offset)
    let today = LogDay.of(seconds, utcOffsetMinutes)
    let time = clock(other + Double(offset) * 60)
    return day == today ? time : DayWords.text(day, seenFrom: today) + ", " + time
  }

  private func clock(_ local: Double) -> String {
    guard local.isFinite, abs(local) < 1e13 else { return "0:00" }
    let days = (local / 86_400).rounded(.down)
    let minute = Int((local - days * 86_400) / 60) % 1440
    let (hours, minutes) = (minute / 60, minute % 60)
    let figures = ":" + (minutes < 10 ? "0" : "") + "\(minutes)"
    guard isTwelveHours else { return (hours < 10 ? "0" : "") + "\(hours)" + figures }
    return "\((hours + 11) % 12 + 1)" + figures + (hours < 12 ? " am" : " pm")
  }
}
