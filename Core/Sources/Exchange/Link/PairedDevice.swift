/// A device that may ask for everything: a phone, a watch, another screen.
public struct PairedDevice: Hashable, Sendable {
  /// Its name among the devices: 8 hexadecimal digits.
  public var id: String
  /// What its owner calls it.
  public var name: String
  /// When it was paired, in seconds since 1970.
  public var paired: Int64
  /// When it last asked for something, to about an hour, in seconds since 1970.
  public var seen: Int64

  /// Creates a device's entry.
  public init(id: String, name: String, paired: Int64, seen: Int64) {
    self.id = id
    self.name = name
    self.paired = paired
    self.seen = seen
  }
}
