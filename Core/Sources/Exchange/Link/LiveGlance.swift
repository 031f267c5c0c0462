public import Coaching
public import Formats

/// What travels on the live lane: who is there, and how their run stands.
///
/// ```json
/// {"device": "9f3c2a17b0d4e6f8", "n": 1767254401000, "session": "run-1", "metrics": {"state": "running"}}
/// ```
public struct LiveGlance: Equatable, Sendable {
  /// Who sent it.
  public var device: DeviceID

  /// Its number: higher is newer.
  public var number: Int64

  /// The session that the metrics belong to, where there are any.
  public var session: String?

  /// The metrics, as ``LiveMetrics`` writes them.
  public var metrics: JSON?

  /// Creates a glance.
  public init(device: DeviceID, number: Int64, session: String? = nil, metrics: JSON? = nil) {
    self.device = device
    self.number = number
    self.session = session
    self.metrics = metrics
  }

  /// Writes the glance.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("device", device.hexadecimal)
      json.field("n", number)
      json.field("session", session)
      json.field("metrics", metrics)
    }
  }

  /// Reads a glance.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let device = DeviceID(hexadecimal: try fields.string("device")) else {
      throw fields.error("device", fields["device"], "16 lower-case hexadecimal digits")
    }
    self.device = device
    session = try fields.string(ifPresent: "session")
    metrics = fields["metrics"]
    number = try fields.integer(ifPresent: "n") ?? 0
  }
}
