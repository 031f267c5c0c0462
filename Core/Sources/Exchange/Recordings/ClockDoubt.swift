public import Screens
public import Training

/// Why the clock of a device cannot have been right when it recorded something.
public enum ClockDoubt: Hashable, Sendable {
  /// It had not been set since the device was switched on.
  case unset(Day)
  /// It misunderstood the satellites, which count only 1,024 weeks; beside it the likely day.
  case rolledOver(Day, likely: Day)
  /// The day has not come yet.
  case ahead(Day)

  // What FIT keeps for devices that count from being switched on: 1998-07-03.
  private static let firstTime = 899_424_000.0
  // 2009 is the year of the first FIT files, 2003 that of the first watches with satellites.
  private static let firstFIT = 1_230_768_000.0
  private static let firstWatch = 1_041_379_200.0
  private static let rollover = 1024.0 * 7 * 86_400
  // Wherever it is tomorrow already.
  private static let ahead = 86_400.0

  /// What is said of it.
  public func words(in language: Language) -> String {
    switch self {
    case .unset(let day): WrongClockWords.unset(day, in: language)
    case .rolledOver(let day, let likely):
      WrongClockWords.rolledOver(day, likely: likely, in: language)
    case .ahead(let day): WrongClockWords.ahead(day, in: language)
    }
  }

  /// Looks at when a recording began, from today; nothing if that may be.
  public init?(_ recording: Recording, now: Instant) {
    let start = recording.startedAt.instant.secondsSince1970
    let day = recording.startedAt.day
    let latest = now.secondsSince1970 + Self.ahead
    if start < Self.firstTime {
      self = .unset(day)
    } else if start < (recording.source == .fit ? Self.firstFIT : Self.firstWatch) {
      let likely = LocalTime(
        secondsSince1970: start + Self.rollover,
        offset: recording.startedAt.offset
      )
      self =
        start + Self.rollover <= latest ? .rolledOver(day, likely: likely.day) : .unset(day)
    } else if start > latest {
      self = .ahead(day)
    } else {
      return nil
    }
  }
}
