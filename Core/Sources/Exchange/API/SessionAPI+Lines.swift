extension SessionAPI {
  /// Gives the events of a session, a part at a time.
  public struct Events: APIQuestion {
    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listSessionEvents",
      .get,
      "/api/v1/sessions/:id/events",
      [.query("from", .number(0, 1 << 53))],
      gives: .lines,
      scope: .read,
      "Give the events of a session from a place on; the header X-Next says where to go on."
    )

    /// The session's name.
    public let id: String
    /// The place from which to go on.
    public let place: Int64

    /// Asks for the events from a place on.
    public init(of id: String, from place: Int64 = 0) {
      self.id = id
      self.place = place
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      id = try call.text("id")
      place = try call.number("from", in: 0...(1 << 53)) ?? 0
    }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": id, "from": "\(place)"]) }
  }

  /// Gives a whole session as a file.
  public struct Export: APIQuestion {
    /// Where it is asked.
    public static let endpoint = Endpoint(
      "exportSession",
      .get,
      "/api/v1/sessions/:id/export",
      gives: .lines,
      scope: .read,
      "Give a whole session as a file."
    )

    /// The session's name.
    public let id: String

    /// Names the session.
    public init(of id: String) { self.id = id }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": id]) }
  }
}
