import Formats

/// The devices that may come in, the last seen first.
public struct DeviceList: APIAnswer, Shaped, Hashable {
  /// The devices.
  public private(set) var devices: [PairedDevice]
  /// The name of the one that asks, if it is one of them.
  public private(set) var own: String?

  /// Takes the devices.
  public init(_ devices: [PairedDevice], own: String? = nil) {
    self.devices = devices
    self.own = own
  }

  public static var blank: DeviceList { DeviceList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    var own = own
    let blank = PairedDevice(id: "", name: "", paired: 0, seen: 0)
    try it.rows("devices", &devices, from: blank) { it, device throws(ShapeError) in
      try it.text("id", &device.id)
      try it.text("name", &device.name)
      try it.whole("paired", &device.paired)
      try it.whole("seen", &device.seen)
      var isThis = device.id == own
      if it.isReading { isThis = false }
      try it.flag("isThis", &isThis)
      if it.isReading, isThis { own = device.id }
    }
    self.own = own
  }
}
