public import Coaching
import Formats
public import Training

/// What a heart rate sensor sends (Bluetooth characteristic 0x2A37).
///
/// ```
/// flags   bit 0 rate in 16 bits · bit 1 contact · bit 2 contact is measured · bit 3 energy · bit 4 intervals
/// rate    8 or 16 bits, beats per minute
/// energy  16 bits, kilojoules since the sensor was reset
/// rest    16 bits each, 1/1024 s from one beat to the next
/// ```
public struct HeartRateMeasurement: Hashable, Sendable {
  /// Beats per minute.
  public let heartRate: HeartRate

  /// Whether the sensor has skin contact, if it can detect that.
  public let hasContact: Bool?

  /// Kilojoules since the sensor was reset; no metric uses them, because the wearer is unknown.
  public let kilojoules: Int?

  /// Seconds from one beat to the next, the oldest first.
  public let intervals: [Double]

  /// Reads the bytes of a notification, or gives nothing where they are too few.
  public init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let flags = reader.byte() else { return nil }
    if flags & 0x01 == 0 {
      guard let rate = reader.byte() else { return nil }
      heartRate = .beatsPerMinute(Double(rate))
    } else {
      guard let rate = reader.number(UInt16.self) else { return nil }
      heartRate = .beatsPerMinute(Double(rate))
    }
    hasContact = flags & 0x04 == 0 ? nil : flags & 0x02 != 0
    if flags & 0x08 == 0 {
      kilojoules = nil
    } else {
      guard let energy = reader.number(UInt16.self) else { return nil }
      kilojoules = Int(energy)
    }
    var intervals: [Double] = []
    while flags & 0x10 != 0, let ticks = reader.number(UInt16.self) {
      intervals.append(Double(ticks) / 1024)
    }
    self.intervals = intervals
  }

  /// The reading for a tracker; none without skin contact.
  public var events: [TrackerEvent] {
    guard hasContact != false else { return [.disconnected(.heartRate)] }
    return [.heartRate(heartRate)] + (intervals.isEmpty ? [] : [.heartbeats(intervals)])
  }
}
