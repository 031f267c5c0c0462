public import Formats

/// What a message by HTTP says of itself in its headers, for those on the way who do not read bodies.
public struct MCPHeaders: Hashable, Sendable {
  private let version: String?
  private let method: String?
  private let name: String?

  /// Takes the values of `MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name`, where they are there.
  public init(version: String?, method: String?, name: String?) {
    self.version = version
    self.method = method
    self.name = name
  }

  /// What of the headers does not fit the message; nothing if all of it does.
  public func error(for message: [UInt8]) -> JSONRPCError? {
    let json: JSON
    // What cannot be read is refused by whoever reads it.
    do throws(JSONError) { json = try JSON.parse(message) } catch { return nil }
    if json.array != nil, let version, version != MCPServer.batching {
      return JSONRPCError(
        .invalidRequest,
        "send each message alone; MCP-Protocol-Version \(version) has no batches"
      )
    }
    guard let said = json["method"]?.string else { return nil }
    let params = json["params"] ?? .null
    let id = json["id"] ?? .null
    guard let own = params["_meta"]?[MCPServer.prefix + "protocolVersion"] else {
      return earlierError(said, id)
    }
    if let error = mismatch("MCP-Protocol-Version", version, own.string ?? "", id) { return error }
    if let error = mismatch("Mcp-Method", method, said, id) { return error }
    switch said {
    case "tools/call", "prompts/get":
      return mismatch("Mcp-Name", name, params["name"]?.string ?? "", id)
    case "resources/read": return mismatch("Mcp-Name", name, params["uri"]?.string ?? "", id)
    default: return nil
    }
  }

  private func earlierError(_ said: String, _ id: JSON) -> JSONRPCError? {
    guard let version, said != "initialize" else { return nil }
    guard version != MCPServer.modern else {
      return JSONRPCError(
        .headerMismatch,
        "MCP-Protocol-Version is \(version), but \"_meta\" names no protocolVersion",
        id: id
      )
    }
    guard MCPServer.earlier.contains(version) else {
      let known = ([MCPServer.modern] + MCPServer.earlier).map { JSON.string($0) }
      return JSONRPCError(
        .unsupportedVersion,
        "Unsupported protocol version",
        id: id,
        data: .object([.init("supported", .array(known)), .init("requested", .string(version))])
      )
    }
    return nil
  }

  private func mismatch(
    _ header: String,
    _ found: String?,
    _ expected: String,
    _ id: JSON
  ) -> JSONRPCError? {
    guard let found else {
      return JSONRPCError(.headerMismatch, "the header \(header) is missing", id: id)
    }
    guard found.utf8.elementsEqual(expected.utf8) else {
      return JSONRPCError(
        .headerMismatch,
        "the header \(header) is \(found), but the body says \(expected)",
        id: id
      )
    }
    return nil
  }
}
