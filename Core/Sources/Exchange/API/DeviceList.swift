public import Formats

/// The devices that may come in, the last seen first.
public struct DeviceList: APIAnswer, Hashable {
  /// The devices.
  public let devices: [PairedDevice]
  /// The name of the one that asks, if it is one of them.
  public let own: String?

  /// Takes the devices.
  public init(_ devices: [PairedDevice], own: String? = nil) {
    self.devices = devices
    self.own = own
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("devices") { json in
        for device in devices {
          json.object { json in
            json.field("id", device.id)
            json.field("name", device.name)
            json.field("paired", device.paired)
            json.field("seen", device.seen)
            json.field("isThis", device.id == own)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var devices: [PairedDevice] = []
    var own: String?
    for json in try Fields(json).list("devices") {
      let fields = try Fields(json, at: "devices")
      let device = PairedDevice(
        id: try fields.string("id"),
        name: try fields.string("name"),
        paired: try fields.integer("paired"),
        seen: try fields.integer("seen")
      )
      devices.append(device)
      if try fields.bool("isThis", default: false) { own = device.id }
    }
    self.init(devices, own: own)
  }
}
