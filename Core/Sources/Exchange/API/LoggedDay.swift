public import Formats

/// The day that sets were logged on, as a session.
public struct LoggedDay: APIAnswer, Hashable {
  /// The name of the day's session.
  public let session: String?

  /// Names it.
  public init(_ session: String?) { self.session = session }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { $0.field("session", session) }
  }

  public init(answer json: JSON) throws(ShapeError) {
    session = try Fields(json).string(ifPresent: "session")
  }
}
