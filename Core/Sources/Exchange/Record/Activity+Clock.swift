import Formats
public import Training

extension Activity {
  /// Shows the start by a likely clock where its source says only UTC, and marks that as assumed.
  ///
  /// The clock is the runner's own. Where the first position lies so far from it that no law of any country
  /// explains it, the runner was on a journey, and the sun tells the hour.
  ///
  /// - Parameter usual: How far the runner's clock was ahead of UTC then.
  public mutating func assumeClock(_ usual: UTCOffset) {
    guard summary.startedAt.offset == nil else { return }
    summary.startedAt.offset = usual
    summary.isClockAssumed = true
    guard let longitude = samples.longitude.first(where: { $0.isFinite }) else { return }
    let sun = UTCOffset(clamping: Int((longitude / 15).rounded()) * 60)
    // Beside the date line, twelve hours behind are twelve hours ahead.
    let apart = abs(usual.minutes - sun.minutes)
    if min(apart, 1440 - apart) > Self.farthestFromSun { summary.startedAt.offset = sun }
  }

  // The west of China keeps the clock of Beijing.
  private static let farthestFromSun = 180

  /// Shows the start by the clock that the file's name has, where its source says only UTC.
  ///
  /// Google Fit and Gadgetbridge write `2026-05-03T08_12_00+02_00` into names, as no colon may stand there.
  public mutating func readClock(in name: String) {
    guard summary.startedAt.offset == nil else { return }
    let bytes = name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: ":") : $0 }
    let length = "2026-05-03T08:12:00+02:00".utf8.count
    guard bytes.count >= length else { return }
    for place in 0...(bytes.count - length) {
      let text = String(decoding: bytes[place..<(place + length)], as: UTF8.self)
      guard let time = DateTime(text), let minutes = time.offsetMinutes else { continue }
      let apart = time.secondsSince1970 - summary.startedAt.instant.secondsSince1970
      guard abs(apart) <= Self.startsWithin else { continue }
      summary.startedAt.offset = UTCOffset(exactly: minutes)
      return
    }
  }

  // A name may be of the moment when the button was pressed.
  private static let startsWithin = 600.0
}
