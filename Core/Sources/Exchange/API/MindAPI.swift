/// What can be asked about the model that the coach may ask: whether, for what, and at what price.
public enum MindAPI {
  static let endpoints = [
    Show.endpoint, Change.endpoint, Try.endpoint, Ledger.endpoint, Sent.endpoint, Preview.endpoint,
    Reply.endpoint, Summary.endpoint, SumUp.endpoint, Insight.endpoint, WriteScript.endpoint,
    WriteWorkout.endpoint, ProveScript.endpoint, Refuse.endpoint,
  ]

  private static let id = "/api/v1/history/:id/summary"

  /// Shows whom the coach may ask.
  public struct Show: PlainAPIRequest {
    public typealias Answer = MindReport
    public static let endpoint = Endpoint.get("showMind", "/api/v1/mind")
      .gives("Mind").needs(.read)
      .does("Show which model the coach may ask, what is shared and what was spent.")
    public init() {}
  }

  /// Changes whom the coach may ask.
  public struct Change: APIRequest {
    public typealias Answer = MindReport
    public static let endpoint = Endpoint.patch("changeMind", "/api/v1/mind")
      .takes("MindChange").gives("Mind").needs(.control)
      .does("Choose the model that the coach may ask, what is shared and what it may cost.")

    /// What is different.
    public let change: MindChange

    /// Asks for a change.
    public init(_ change: MindChange) { self.change = change }

    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { change = try MindChange(json) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall { change.write(to: &$0) } }
  }

  /// Asks the model for a sentence about nobody.
  public struct Try: PlainAPIRequest {
    public typealias Answer = MindTrial
    public static let endpoint = Endpoint.post("tryMind", "/api/v1/mind/try")
      .gives("MindTrial").needs(.control)
      .does(
        "Ask the model one question about an invented run: whether it works, for how much, how fast."
      )
    public init() {}
  }

  /// Lists what was sent.
  public struct Ledger: PlainAPIRequest {
    public typealias Answer = MindLedger
    public static let endpoint = Endpoint.get("listMindRequests", "/api/v1/mind/ledger")
      .gives("MindLedger").needs(.read)
      .does("List what was asked of models, the newest first.")

    /// Asks for the newest two hundred.
    public init() {}
  }

  /// Shows one request that was sent.
  public struct Sent: APIRequest {
    public typealias Answer = MindRequestText
    public static let endpoint = Endpoint.get("showMindRequest", "/api/v1/mind/ledger/:number")
      .gives("MindRequest").needs(.read)
      .does("Show the exact text of a request of the last 30 days.")

    /// Its number in the ledger.
    public let number: Int64

    /// Names a request.
    public init(_ number: Int64) { self.number = number }

    public init(_ call: APICall) throws(APICallError) {
      let text = try call.text("number")
      guard let number = Int64(text) else { throw APICallError("\"number\" is not a number") }
      self.number = number
    }

    public var call: APICall { APICall(["number": "\(number)"]) }
  }

  /// Sums up an activity: what a model has written of it, or what rules say.
  public struct Summary: APIRequest {
    public typealias Answer = MindWords
    public static let endpoint = Endpoint.get("showSummary", id)
      .gives("MindWords").needs(.read)
      .does("Sum up an activity in words: the model's, if it has written any, or made by rules.")

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Has an activity summed up anew.
  public struct SumUp: APIRequest {
    public typealias Answer = MindWords
    public static let endpoint = Endpoint.post("sumUp", id)
      .gives("MindWords").needs(.log)
      .does("Have the model sum up an activity; rules do it where no model's words can be used.")

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Asks what the last weeks say.
  public struct Insight: PlainAPIRequest {
    public typealias Answer = MindWords
    public static let endpoint = Endpoint.post("askInsight", "/api/v1/mind/insight")
      .gives("MindWords").needs(.log)
      .does("Say what the last weeks show, each sentence with its figure.")
    public init() {}
  }
}
