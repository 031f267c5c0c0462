/// What can be asked about the devices that may come in.
public enum DeviceAPI {
  static let endpoints = [Pair.endpoint, List.endpoint, MakeCode.endpoint, Revoke.endpoint]

  /// Lists the devices, the last seen first.
  public struct List: PlainAPIRequest {
    public typealias Answer = DeviceList
    public static let endpoint = Endpoint.get("listDevices", "/api/v1/devices")
      .gives("Devices").needs(.control)
      .does("List the devices that may come in, the last seen first.")
    public init() {}
  }

  /// Makes a code that lets one device in.
  public struct MakeCode: APIRequest {
    public typealias Answer = DeviceCode
    public static let endpoint = Endpoint.post("makePairingCode", "/api/v1/devices/codes")
      .asks(.query("page", .matching("^https?://[^#]{1,180}$"))).gives("PairingCode")
      .needs(.control)
      .does(
        "Make a code that lets one device in; with the address of the pairing page as a QR code too."
      )

    // With the code behind it, it must fit a QR code.
    private static let longestPage = 190

    /// Where the other device reaches the pairing page, if it is to read that from a QR code.
    public let page: String?

    /// Asks for one.
    public init(page: String? = nil) { self.page = page }

    public init(_ call: APICall) throws(APICallError) {
      page = call.values["page"]
      guard let page else { return }
      let isAddress = page.hasPrefix("http://") || page.hasPrefix("https://")
      guard isAddress, page.utf8.count <= Self.longestPage, !page.contains("#") else {
        throw APICallError(
          "\"page\" is not the address of a page, like http://192.168.1.20:8080/pair"
        )
      }
    }

    public var call: APICall {
      var call = APICall()
      call.values["page"] = page
      return call
    }
  }

  /// Shuts a device out.
  public struct Revoke: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("revokeDevice", "/api/v1/devices/:id")
      .needs(.control)
      .does("Shut a device out; what it has open ends at once.")

    /// The device's name.
    public let id: String

    /// Names the device.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }
}
