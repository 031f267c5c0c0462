import Foundation
public import Training

extension UTCOffset {
  /// How far the clocks of a zone such as `Europe/Berlin` are ahead of UTC at a moment, summer time
  /// included; nothing for a zone that this machine does not know.
  public init?(zone: String, at moment: Instant) {
    guard let zone = TimeZone(identifier: zone) else { return nil }
    let date = Date(timeIntervalSince1970: moment.secondsSince1970)
    self.init(clamping: zone.secondsFromGMT(for: date) / 60)
  }
}
