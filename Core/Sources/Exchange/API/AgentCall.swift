import Formats
public import Training

/// What an agent asked for, in the ledger that its owner reads.
public struct AgentCall: Shaped, Hashable {
  /// When it was.
  public private(set) var at: Instant
  /// The tool, or what else was read.
  public private(set) var tool: String
  /// The arguments, as JSON.
  public private(set) var arguments: String
  /// How many bytes the agent got.
  public private(set) var bytes: Int
  /// Whether it got what it asked for.
  public private(set) var isAnswered: Bool

  /// Puts an entry together.
  public init(at: Instant, tool: String, arguments: String, bytes: Int, isAnswered: Bool) {
    self.at = at
    self.tool = tool
    self.arguments = arguments
    self.bytes = bytes
    self.isAnswered = isAnswered
  }

  public static var blank: AgentCall {
    let start = Instant(secondsSince1970: 0)
    return AgentCall(at: start, tool: "", arguments: "", bytes: 0, isAnswered: true)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.instant("at", &at)
    try it.text("tool", &tool)
    try it.text("arguments", &arguments)
    try it.whole("bytes", &bytes, in: 0...Int64(Int32.max))
    try it.flag("isAnswered", &isAnswered)
  }
}
