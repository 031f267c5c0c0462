/// A device that may ask for everything: a phone, a watch, another screen.
public struct PairedDevice: Hashable, Sendable {
  /// Its name among the devices: 8 hexadecimal digits.
  public let id: String
  /// What its owner calls it.
  public let name: String
  /// When it was paired, in seconds since 1970.
  public let paired: Int64
  /// When it last asked for something, to about an hour, in seconds since 1970.
  public let seen: Int64
}
