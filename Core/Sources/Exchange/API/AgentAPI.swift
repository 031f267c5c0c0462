import Formats

/// What can be asked about agents: what they read, and what they wrote.
public enum AgentAPI {
  static let endpoints = [List.endpoint, Note.endpoint, talk]

  /// Answers an agent by the Model Context Protocol.
  public static let talk = Endpoint.post("talkToAgent", "/mcp")
    .takes("AgentMessage").gives("AgentAnswer").upTo(1 << 20).needs(.read)
    .does("Answer a message of an agent, or a batch, by the Model Context Protocol; for tokens alone.")

  /// Lists what agents asked for, the newest first.
  public struct List: PlainAPIRequest {
    public typealias Answer = AgentLedger
    public static let endpoint = Endpoint.get("listAgentCalls", "/api/v1/agents/calls")
      .gives("AgentLedger").needs(.control)
      .does("List what agents asked for, the newest first.")

    /// Asks for the newest of them.
    public init() {}
  }

  /// Writes down that an agent asked for something.
  public struct Note: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.post("noteAgentCall", "/api/v1/agents/calls")
      .takes("AgentCall").needs(.control)
      .does("Write down that an agent asked for something.")

    /// What was asked for.
    public let entry: AgentCall

    /// Asks for an entry to be kept.
    public init(_ entry: AgentCall) { self.entry = entry }

    /// Reads an entry.
    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { entry = try AgentCall(json) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall { entry.write(to: &$0) } }
  }
}
