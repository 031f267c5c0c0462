public import Foundation
public import Training

extension LocalTime {
  /// A moment of this machine's clock, with the offset that its zone has then.
  public init(_ date: Date) {
    self.init(
      secondsSince1970: date.timeIntervalSince1970,
      offset: UTCOffset(clamping: TimeZone.current.secondsFromGMT(for: date) / 60)
    )
  }
}
