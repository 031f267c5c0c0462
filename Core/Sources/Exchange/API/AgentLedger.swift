import Formats

/// What agents asked for, the newest first.
public struct AgentLedger: APIAnswer, Shaped, Hashable {
  /// The entries.
  public private(set) var calls: [AgentCall]

  /// Takes the entries.
  public init(_ calls: [AgentCall]) { self.calls = calls }

  public static var blank: AgentLedger { AgentLedger([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("calls", &calls)
  }
}
