extension SessionAPI {
  /// Gives the events of a session, a part at a time.
  public struct Events: APIQuestion {
    public static let endpoint = Endpoint.get("listSessionEvents", "/api/v1/sessions/:id/events")
      .asks(.place("from")).gives(.lines).needs(.read)
      .does("Give the events of a session from a place on; the header X-Next says where to go on.")

    /// The session's name.
    public let id: String
    /// The place from which to go on.
    public let place: Int64

    /// Asks for the events from a place on.
    public init(of id: String, from place: Int64 = 0) {
      self.id = id
      self.place = place
    }

    public init(_ call: APICall) throws(APICallError) {
      id = try call.text("id")
      place = try call.number(.place("from")) ?? 0
    }

    public var call: APICall { APICall(["id": id, "from": "\(place)"]) }
  }

  /// Gives a whole session as a file.
  public struct Export: APIQuestion {
    public static let endpoint = Endpoint.get("exportSession", "/api/v1/sessions/:id/export")
      .gives(.lines).needs(.read)
      .does("Give a whole session as a file.")

    /// The session's name.
    public let id: String

    /// Names the session.
    public init(of id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }
}
