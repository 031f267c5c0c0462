public import Formats
public import Training

/// What an agent asked for, in the ledger that its owner reads.
public struct AgentCall: JSONShaped, Hashable {
  /// When it was.
  public let at: Instant
  /// The tool, or what else was read.
  public let tool: String
  /// The arguments, as JSON.
  public let arguments: String
  /// How many bytes the agent got.
  public let bytes: Int
  /// Whether it got what it asked for.
  public let isAnswered: Bool

  /// Puts an entry together.
  public init(at: Instant, tool: String, arguments: String, bytes: Int, isAnswered: Bool) {
    self.at = at
    self.tool = tool
    self.arguments = arguments
    self.bytes = bytes
    self.isAnswered = isAnswered
  }

  /// Writes the entry.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("at", at.text)
      json.field("tool", tool)
      json.field("arguments", arguments)
      json.field("bytes", bytes)
      json.field("isAnswered", isAnswered)
    }
  }

  /// Reads the entry.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      at: try fields.instant("at"),
      tool: try fields.string("tool"),
      arguments: try fields.string("arguments"),
      bytes: try fields.whole("bytes", 0...Int64(Int32.max)) ?? 0,
      isAnswered: try fields.bool("isAnswered", default: true)
    )
  }
}
