import Formats

/// What can be asked about agents: what they read, and what they wrote.
public enum AgentAPI {
  static let endpoints = [List.endpoint, Note.endpoint, talk]

  /// Answers an agent by the Model Context Protocol.
  public static let talk = Endpoint(
    "talkToAgent",
    .post,
    "/mcp",
    takes: .json("AgentMessage"),
    gives: .json("AgentAnswer"),
    scope: .read,
    longestBody: 1 << 20,
    "Answer one message of an agent by the Model Context Protocol; for tokens alone."
  )

  /// Lists what agents asked for, the newest first.
  public struct List: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = AgentLedger

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listAgentCalls",
      .get,
      "/api/v1/agents/calls",
      gives: .json("AgentLedger"),
      scope: .control,
      "List what agents asked for, the newest first."
    )

    /// Asks for the newest of them.
    public init() {}
  }

  /// Writes down that an agent asked for something.
  public struct Note: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "noteAgentCall",
      .post,
      "/api/v1/agents/calls",
      takes: .json("AgentCall"),
      scope: .control,
      "Write down that an agent asked for something."
    )

    /// What was asked for.
    public let entry: AgentCall

    /// Asks for an entry to be kept.
    public init(_ entry: AgentCall) { self.entry = entry }

    /// Reads an entry.
    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { entry = try AgentCall(json) } catch { throw APICallError(error) }
    }

    /// The question as it is sent.
    public var call: APICall { APICall { entry.write(to: &$0) } }
  }
}
