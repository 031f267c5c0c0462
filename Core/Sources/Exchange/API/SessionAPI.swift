/// What can be asked about sessions and their events.
public enum SessionAPI {
  static let endpoints = [
    List.endpoint, Import.endpoint, Show.endpoint, Delete.endpoint, Events.endpoint,
    Export.endpoint,
  ]

  /// Lists the sessions, the newest first.
  public struct List: APIRequest {
    /// What comes back.
    public typealias Answer = SessionPage

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listSessions",
      .get,
      "/api/v1/sessions",
      [.query("before", .matching("^[0-9]{1,15}-[0-9]{1,15}$")), .query("limit", .number(1, 500))],
      gives: .json("SessionPage"),
      scope: .read,
      "List the sessions, the newest first, a part at a time."
    )

    /// Where the part begins.
    public let before: SessionCursor?
    /// The most sessions.
    public let limit: Int

    /// Asks for a part.
    public init(before: SessionCursor? = nil, limit: Int = 50) {
      self.before = before
      self.limit = limit
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      var cursor: SessionCursor?
      if let text = call.values["before"] {
        guard let known = SessionCursor(text) else {
          throw APICallError("\"before\" is not a place in the list of sessions")
        }
        cursor = known
      }
      self.init(before: cursor, limit: Int(try call.number("limit", in: 1...500) ?? 50))
    }

    /// The question as it is sent.
    public var call: APICall {
      var values = ["limit": "\(limit)"]
      values["before"] = before?.text
      return APICall(values)
    }
  }

  /// Shows one session.
  public struct Show: APIRequest {
    /// What comes back.
    public typealias Answer = SessionSummary

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showSession",
      .get,
      "/api/v1/sessions/:id",
      gives: .json("Session"),
      scope: .read,
      "Show one session."
    )

    /// The session's name.
    public let id: String

    /// Names the session.
    public init(id: String) { self.id = id }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": id]) }
  }

  /// Deletes a session for good.
  public struct Delete: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "deleteSession",
      .delete,
      "/api/v1/sessions/:id",
      scope: .control,
      "Delete a session with its voice notes for good."
    )

    /// The session's name.
    public let id: String

    /// Names the session.
    public init(id: String) { self.id = id }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": id]) }
  }

  /// Takes the lines of an export back in.
  public struct Import: APIRequest {
    /// What comes back.
    public typealias Answer = EventImport

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "importSessions",
      .post,
      "/api/v1/sessions/import",
      takes: .lines,
      gives: .json("EventImport"),
      scope: .control,
      longestBody: 20 << 20,
      "Take the lines of an export back in, all or none."
    )

    /// The lines.
    public let lines: [UInt8]

    /// Asks the server to import lines.
    public init(_ lines: [UInt8]) { self.lines = lines }

    /// Reads the question.
    public init(_ call: APICall) { lines = call.body }

    /// The question as it is sent.
    public var call: APICall { APICall(body: lines) }
  }
}
