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
    /// What comes back.
    public typealias Answer = MindReport

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showMind",
      .get,
      "/api/v1/mind",
      gives: .json("Mind"),
      scope: .read,
      "Show which model the coach may ask, what is shared and what was spent."
    )

    /// Asks.
    public init() {}
  }

  /// Changes whom the coach may ask.
  public struct Change: APIRequest {
    /// What comes back.
    public typealias Answer = MindReport

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "changeMind",
      .patch,
      "/api/v1/mind",
      takes: .json("MindChange"),
      gives: .json("Mind"),
      scope: .control,
      "Choose the model that the coach may ask, what is shared and what it may cost."
    )

    /// What is different.
    public let change: MindChange

    /// Asks for a change.
    public init(_ change: MindChange) { self.change = change }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { change = try MindChange(json) } catch { throw APICallError(error) }
    }

    /// The question as it is sent.
    public var call: APICall { APICall { change.write(to: &$0) } }
  }

  /// Asks the model for a sentence about nobody.
  public struct Try: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = MindTrial

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "tryMind",
      .post,
      "/api/v1/mind/try",
      gives: .json("MindTrial"),
      scope: .control,
      "Ask the model one question about an invented run: whether it works, for how much, how fast."
    )

    /// Asks.
    public init() {}
  }

  /// Lists what was sent.
  public struct Ledger: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = MindLedger

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listMindRequests",
      .get,
      "/api/v1/mind/ledger",
      gives: .json("MindLedger"),
      scope: .read,
      "List what was asked of models, the newest first."
    )

    /// Asks for the newest two hundred.
    public init() {}
  }

  /// Shows one request that was sent.
  public struct Sent: APIRequest {
    /// What comes back.
    public typealias Answer = MindRequestText

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showMindRequest",
      .get,
      "/api/v1/mind/ledger/:number",
      gives: .json("MindRequest"),
      scope: .read,
      "Show the exact text of a request of the last 30 days."
    )

    /// Its number in the ledger.
    public let number: Int64

    /// Names a request.
    public init(_ number: Int64) { self.number = number }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      let text = try call.text("number")
      guard let number = Int64(text) else { throw APICallError("\"number\" is not a number") }
      self.number = number
    }

    /// The question as it is sent.
    public var call: APICall { APICall(["number": "\(number)"]) }
  }

  /// Sums up an activity: what a model has written of it, or what rules say.
  public struct Summary: APIRequest {
    /// What comes back.
    public typealias Answer = MindWords

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showSummary",
      .get,
      id,
      gives: .json("MindWords"),
      scope: .read,
      "Sum up an activity in words: the model's, if it has written any, or made by rules."
    )

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Has an activity summed up anew.
  public struct SumUp: APIRequest {
    /// What comes back.
    public typealias Answer = MindWords

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "sumUp",
      .post,
      id,
      gives: .json("MindWords"),
      scope: .log,
      "Have the model sum up an activity; rules do it where no model's words can be used."
    )

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Asks what the last weeks say.
  public struct Insight: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = MindWords

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "askInsight",
      .post,
      "/api/v1/mind/insight",
      gives: .json("MindWords"),
      scope: .log,
      "Say what the last weeks show, each sentence with its figure."
    )

    /// Asks.
    public init() {}
  }
}
