/// What follows from a message of an agent.
public enum MCPStep: Equatable, Sendable {
  /// Nothing: it was a remark, or an answer.
  case nothing
  /// An answer, as the bytes of one message.
  case reply([UInt8])
  /// Something for the host to find out.
  case ask(MCPAsk)
  /// What follows from each message of a batch, in its order.
  case batch([MCPStep])
}
