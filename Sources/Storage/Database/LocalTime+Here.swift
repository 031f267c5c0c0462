package import Foundation
package import Training

extension LocalTime {
  /// A moment with the offset that this machine's zone has now.
  package init(here date: Date) {
    self.init(
      secondsSince1970: date.timeIntervalSince1970,
      offset: UTCOffset(clamping: TimeZone.current.secondsFromGMT() / 60)
    )
  }
}

extension UTCOffset {
  /// How far the clocks of this machine's zone are ahead of UTC at a moment, summer time included.
  package init(hereAt moment: Instant) {
    let date = Date(timeIntervalSince1970: moment.secondsSince1970)
    self.init(clamping: TimeZone.current.secondsFromGMT(for: date) / 60)
  }
}
