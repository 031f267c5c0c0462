import Exchange
import Formats
import Testing

/// What a message by HTTP says in its headers must be what it says itself.
struct MCPHeadersTests {
  private let modern = Array(
    (#"{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"pacesetter://workouts/a","#
      + #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#).utf8
  )
  private let earlier = Array(#"{"jsonrpc":"2.0","id":7,"method":"tools/list"}"#.utf8)

  private func code(
    _ message: [UInt8],
    _ version: String?,
    _ method: String? = nil,
    _ name: String? = nil
  ) -> JSONRPCError.Code? {
    MCPHeaders(version: version, method: method, name: name).error(for: message)?.code
  }

  @Test func `takes headers that say the same`() {
    #expect(code(modern, "2026-07-28", "resources/read", "pacesetter://workouts/a") == nil)
    #expect(code(earlier, "2025-11-25") == nil)
    #expect(code(earlier, nil) == nil)
  }

  @Test func `refuses headers that are missing or say something else`() {
    #expect(code(modern, nil, "resources/read", "pacesetter://workouts/a") == .headerMismatch)
    #expect(code(modern, "2026-07-28", nil, "pacesetter://workouts/a") == .headerMismatch)
    #expect(code(modern, "2026-07-28", "resources/read", nil) == .headerMismatch)
    #expect(code(modern, "2026-07-28", "resources/read", "b") == .headerMismatch)
    #expect(code(earlier, "2026-07-28") == .headerMismatch)
    #expect(code(earlier, "1999-01-01") == .unsupportedVersion)
    let batch = Array("[".utf8) + earlier + Array("]".utf8)
    #expect(code(batch, nil) == nil && code(batch, "2025-03-26") == nil)
    #expect(code(batch, "2025-06-18") == .invalidRequest)
  }

  @Test func `names the message that it refuses`() {
    let error = MCPHeaders(version: nil, method: nil, name: nil).error(for: modern)
    #expect(error?.id == .number(7))
    #expect(error?.description == "the header MCP-Protocol-Version is missing")
  }
}
