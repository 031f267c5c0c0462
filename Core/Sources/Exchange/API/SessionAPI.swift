/// What can be asked about sessions and their events.
public enum SessionAPI {
  static let endpoints = [
    List.endpoint, Import.endpoint, Show.endpoint, Delete.endpoint, Events.endpoint,
    Export.endpoint,
  ]

  /// Lists the sessions, the newest first.
  public struct List: APIRequest {
    public typealias Answer = SessionPage
    public static let endpoint = Endpoint.get("listSessions", "/api/v1/sessions")
      .asks(.query("before", .matching("^[0-9]{1,15}-[0-9]{1,15}$")), .limit)
      .gives("SessionPage").needs(.read)
      .does("List the sessions, the newest first, a part at a time.")

    /// Where the part begins.
    public let before: SessionCursor?
    /// The most sessions.
    public let limit: Int

    /// Asks for a part.
    public init(before: SessionCursor? = nil, limit: Int = 50) {
      self.before = before
      self.limit = limit
    }

    public init(_ call: APICall) throws(APICallError) {
      var cursor: SessionCursor?
      if let text = call.values["before"] {
        guard let known = SessionCursor(text) else {
          throw APICallError("\"before\" is not a place in the list of sessions")
        }
        cursor = known
      }
      self.init(before: cursor, limit: Int(try call.number(.limit) ?? 50))
    }

    public var call: APICall {
      var values = ["limit": "\(limit)"]
      values["before"] = before?.text
      return APICall(values)
    }
  }

  /// Shows one session.
  public struct Show: APIRequest {
    public typealias Answer = SessionSummary
    public static let endpoint = Endpoint.get("showSession", "/api/v1/sessions/:id")
      .gives("Session").needs(.read)
      .does("Show one session.")

    /// The session's name.
    public let id: String

    /// Names the session.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Deletes a session for good.
  public struct Delete: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("deleteSession", "/api/v1/sessions/:id")
      .needs(.control)
      .does("Delete a session with its voice notes for good.")

    /// The session's name.
    public let id: String

    /// Names the session.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Takes the lines of an export back in.
  public struct Import: APIRequest {
    public typealias Answer = EventImport
    public static let endpoint = Endpoint.post("importSessions", "/api/v1/sessions/import")
      .takes(.lines).gives("EventImport").upTo(20 << 20).needs(.control)
      .does("Take the lines of an export back in, all or none.")

    /// The lines.
    public let lines: [UInt8]

    /// Asks the server to import lines.
    public init(_ lines: [UInt8]) { self.lines = lines }

    public init(_ call: APICall) { lines = call.body }
    public var call: APICall { APICall(body: lines) }
  }
}
