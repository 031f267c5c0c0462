extension LinkAPI {
  /// Takes a device's events.
  public struct Append: APIQuestion {
    public static let endpoint = Endpoint.post("appendEvents", "/api/v1/events")
      .asks(.place("oldest", from: 1)).takes(.lines).gives("Receipt").upTo(256 << 10)
      .needs(.log)
      .does("Take a batch of one device's events, whole or not at all.")

    /// The lines.
    public let lines: [UInt8]
    /// The oldest event that the device still has, where earlier ones are gone.
    public let oldest: Int64?

    /// Hands over lines.
    public init(_ lines: [UInt8], oldest: Int64? = nil) {
      self.lines = lines
      self.oldest = oldest
    }

    public init(_ call: APICall) throws(APICallError) {
      lines = call.body
      oldest = try call.number(.place("oldest", from: 1))
    }

    public var call: APICall {
      var values: [String: String] = [:]
      values["oldest"] = oldest.map { "\($0)" }
      return APICall(values, body: lines)
    }
  }

  /// Gives events in order of arrival.
  public struct Arrivals: APIQuestion {
    public static let endpoint = Endpoint.get("listArrivals", "/api/v1/events")
      .asks(.place("after")).gives(.lines).needs(.read)
      .does("Give the events of all sessions in order of arrival; X-Next says where to go on.")

    /// The number after which to go on.
    public let place: Int64

    /// Asks for what arrived after a number.
    public init(after place: Int64) { self.place = place }

    public init(_ call: APICall) throws(APICallError) {
      place = try call.number(.place("after")) ?? 0
    }

    public var call: APICall { APICall(["after": "\(place)"]) }
  }

  /// Says up to which event a device's are on disk.
  public struct Acked: APIQuestion {
    public static let endpoint = Endpoint.get("showAcked", "/api/v1/events/acked")
      .asks(.query("device", .matching("^[0-9a-f]{16}$"), isRequired: true)).gives("Acked")
      .needs(.read)
      .does("Say up to which event those of a device are on disk.")

    /// The device.
    public let device: String

    /// Names the device.
    public init(_ device: String) { self.device = device }

    public init(_ call: APICall) throws(APICallError) {
      guard let device = call.values["device"], LinkEvent.canName(device: device) else {
        throw APICallError("\"device\" is missing or wrong, expected 16 hexadecimal digits")
      }
      self.device = device
    }

    public var call: APICall { APICall(["device": device]) }
  }
}
