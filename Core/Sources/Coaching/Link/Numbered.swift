/// Something that a device has said, with its number among all that the device has said: 1, 2, 3, ….
public struct Numbered<Item: Equatable & Sendable>: Equatable, Sendable {
  /// Who said it.
  public var device: DeviceID

  /// Its number.
  public var number: Int64

  /// What was said.
  public var item: Item

  /// Creates a numbered item.
  public init(device: DeviceID, number: Int64, item: Item) {
    self.device = device
    self.number = number
    self.item = item
  }
}
