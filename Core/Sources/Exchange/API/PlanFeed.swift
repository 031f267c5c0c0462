public import Formats

/// The address under which the plan can be subscribed to, as it is shown once.
public struct PlanFeed: APIAnswer, Hashable {
  /// The path behind the server's own address: `/calendar/SECRET.ics`.
  public let path: String

  /// Takes a secret of 48 hexadecimal digits.
  public init(secret: String) { path = "/calendar/" + secret + ".ics" }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in json.field("path", path) }
  }

  public init(answer json: JSON) throws(ShapeError) { path = try Fields(json).string("path") }
}
