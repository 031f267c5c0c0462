/// What names the lines of a session.
public struct SessionName: Hashable, Sendable {
  /// The name of the session: 1 to 64 of a-z, 0-9 and '-'.
  public var id: String

  /// The device that writes the lines: 16 lower-case hexadecimal digits.
  public var device: String

  /// The number of the device's next event.
  public var nextNumber: Int64

  /// Creates a name.
  public init(id: String, device: String, nextNumber: Int64 = 1) {
    self.id = id
    self.device = device
    self.nextNumber = nextNumber
  }
}
