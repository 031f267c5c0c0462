import Foundation
import Training

extension LocalTime {
  /// A moment with the offset that this machine's zone has now.
  init(here date: Date) {
    self.init(
      secondsSince1970: date.timeIntervalSince1970,
      offset: UTCOffset(clamping: TimeZone.current.secondsFromGMT() / 60)
    )
  }
}
