public import Formats

/// What agents asked for, the newest first.
public struct AgentLedger: APIAnswer, Hashable {
  /// The entries.
  public let calls: [AgentCall]

  /// Takes the entries.
  public init(_ calls: [AgentCall]) { self.calls = calls }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("calls") { json in for call in calls { call.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var calls: [AgentCall] = []
    for call in try Fields(json).list("calls") { calls.append(try AgentCall(call)) }
    self.init(calls)
  }
}
