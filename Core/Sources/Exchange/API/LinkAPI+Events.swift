extension LinkAPI {
  /// Takes a device's events.
  public struct Append: APIQuestion {
    /// Where it is asked.
    public static let endpoint = Endpoint(
      "appendEvents",
      .post,
      "/api/v1/events",
      [.query("oldest", .number(1, 1 << 53))],
      takes: .lines,
      gives: .json("Receipt"),
      scope: .log,
      longestBody: 256 << 10,
      "Take a batch of one device's events, whole or not at all."
    )

    /// The lines.
    public let lines: [UInt8]
    /// The oldest event that the device still has, where earlier ones are gone.
    public let oldest: Int64?

    /// Hands over lines.
    public init(_ lines: [UInt8], oldest: Int64? = nil) {
      self.lines = lines
      self.oldest = oldest
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      lines = call.body
      oldest = try call.number("oldest", in: 1...(1 << 53))
    }

    /// The question as it is sent.
    public var call: APICall {
      var values: [String: String] = [:]
      values["oldest"] = oldest.map { "\($0)" }
      return APICall(values, body: lines)
    }
  }

  /// Gives events in order of arrival.
  public struct Arrivals: APIQuestion {
    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listArrivals",
      .get,
      "/api/v1/events",
      [.query("after", .number(0, 1 << 53))],
      gives: .lines,
      scope: .read,
      "Give the events of all sessions in order of arrival; X-Next says where to go on."
    )

    /// The number after which to go on.
    public let place: Int64

    /// Asks for what arrived after a number.
    public init(after place: Int64) { self.place = place }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      place = try call.number("after", in: 0...(1 << 53)) ?? 0
    }

    /// The question as it is sent.
    public var call: APICall { APICall(["after": "\(place)"]) }
  }

  /// Says up to which event a device's are on disk.
  public struct Acked: APIQuestion {
    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showAcked",
      .get,
      "/api/v1/events/acked",
      [.query("device", .matching("^[0-9a-f]{16}$"), isRequired: true)],
      gives: .json("Acked"),
      scope: .read,
      "Say up to which event those of a device are on disk."
    )

    /// The device.
    public let device: String

    /// Names the device.
    public init(_ device: String) { self.device = device }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      guard let device = call.values["device"], LinkEvent.canName(device: device) else {
        throw APICallError("\"device\" is missing or wrong, expected 16 hexadecimal digits")
      }
      self.device = device
    }

    /// The question as it is sent.
    public var call: APICall { APICall(["device": device]) }
  }
}
