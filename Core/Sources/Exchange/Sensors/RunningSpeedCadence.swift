public import Coaching
import Formats
import Training

/// What a foot pod sends (Bluetooth characteristic 0x2A53).
///
/// ```
/// flags     bit 0 stride length · bit 1 total distance · bit 2 running, not walking
/// speed     16 bits, 1/256 m/s
/// cadence   8 bits, contacts of the one foot a minute
/// stride    16 bits, centimetres
/// distance  32 bits, decimetres since the pod was switched on
/// ```
public struct RunningSpeedCadence: Hashable, Sendable {
  /// What the pod says.
  public let reading: FootpodReading

  /// The length of a stride in meters, where the pod measures it.
  public let strideMeters: Double?

  /// Reads the bytes of a notification, or gives nothing where they are too few.
  public init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let flags = reader.byte(), let speed = reader.number(UInt16.self),
      let contacts = reader.byte()
    else { return nil }
    var stride: Double?
    if flags & 0x01 != 0 {
      guard let centimeters = reader.number(UInt16.self) else { return nil }
      stride = Double(centimeters) / 100
    }
    var distance: Distance?
    if flags & 0x02 != 0 {
      guard let decimeters = reader.number(UInt32.self) else { return nil }
      distance = .meters(Double(decimeters) / 10)
    }
    strideMeters = stride
    reading = FootpodReading(
      speed: .metersPerSecond(Double(speed) / 256),
      contactsPerMinute: Double(contacts),
      distance: distance,
      // A pod that cannot tell leaves the bit at 0, so only 1 says something.
      isRunning: flags & 0x04 != 0 ? true : nil
    )
  }
}
