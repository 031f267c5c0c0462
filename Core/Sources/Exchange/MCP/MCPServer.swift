import Formats

/// The server's side of the Model Context Protocol: what comes of each message.
///
/// It speaks two eras. In the modern one (2026-07-28) each request names its version and what the
/// client can do. In the earlier one a client says `initialize` first. Neither era needs anything kept
/// but whether the earlier one was chosen.
public struct MCPServer: Sendable {
  /// The version of the modern era.
  public static let modern = "2026-07-28"
  /// The versions of the earlier era, the newest first.
  public static let earlier = ["2025-11-25", "2025-06-18", "2025-03-26"]

  /// The one version in which several messages may come as one.
  static let batching = "2025-03-26"

  // Where a request of the modern era says what it is; the prefix is the specification's.
  static let prefix = "io.modelcontextprotocol/"

  /// What the owner shares.
  public let shares: Set<MCPShare>

  /// Who answers an agent, and how its owner shares more with it.
  public enum Door: Hashable, Sendable {
    /// A process of the agent's own, on standard input and output.
    case process
    /// A server, by HTTP; each message comes alone, with the owner's token.
    case server
  }

  private let release: String
  private let door: Door
  private var isEarlier: Bool
  private var hasBatches: Bool

  /// Starts for an agent of an owner who shares something.
  public init(release: String, shares: Set<MCPShare>, at door: Door = .process) {
    self.release = release
    self.shares = shares
    self.door = door
    // Nothing is kept between messages there: one that names no version is of the earlier era.
    isEarlier = door == .server
    hasBatches = door == .server
  }

  /// Receives one message, or a batch of them.
  public mutating func receive(_ bytes: [UInt8]) -> MCPStep {
    let json: JSON
    do throws(JSONError) { json = try JSON.parse(bytes) } catch {
      return .reply(JSONRPCError(.parse, error.description).bytes)
    }
    guard hasBatches, let messages = json.array, !messages.isEmpty else { return receive(json) }
    return .batch(messages.map { receive($0, isAlone: false) })
  }

  private mutating func receive(_ json: JSON, isAlone: Bool = true) -> MCPStep {
    do throws(JSONRPCError) {
      switch try JSONRPCMessage(json) {
      case .notification, .response: return .nothing
      case .request(let id, let method, let params):
        let isModern = params["_meta"]?[Self.prefix + "protocolVersion"] != nil
        guard isAlone || !(isModern || method == "initialize") else {
          throw JSONRPCError(.invalidRequest, "\(method) must come alone, not in a batch", id: id)
        }
        return try step(id, method, params)
      }
    } catch {
      return .reply(error.bytes)
    }
  }

  /// The answers to a batch as one message; nothing where none is due.
  public static func batch(_ answers: [[UInt8]]) -> [UInt8]? {
    guard !answers.isEmpty else { return nil }
    return [UInt8(ascii: "[")] + answers.joined(separator: [UInt8(ascii: ",")]) + [
      UInt8(ascii: "]")
    ]
  }

  /// The answer to what the host found out.
  public func answer(_ ask: MCPAsk, _ outcome: MCPOutcome) -> [UInt8] {
    switch (ask.wish, outcome) {
    case (.tool, .value(let value)):
      return result(ask.id, isModern: ask.isModern) { json in
        json.array("content") { json in
          json.object { json in
            json.field("type", "text")
            json.field("text", JSONWriter.text(of: value))
          }
        }
        json.field("structuredContent", Optional(value))
        json.field("isError", false)
      }
    case (.tool, .refused(let reason)): return refusal(ask.id, reason, isModern: ask.isModern)
    case (.resources, .list(let resources, let documents)):
      return result(ask.id, isModern: ask.isModern, isLasting: true) { json in
        json.array("resources") { json in
          for resource in resources {
            json.object { json in
              json.field("uri", resource.address)
              json.field("name", resource.id)
              json.field("title", resource.title)
              json.field("mimeType", "text/markdown")
            }
          }
          for document in documents {
            json.object { json in
              json.field("uri", document.address)
              json.field("name", document.rawValue)
              json.field("title", document.title)
              json.field("mimeType", document.type)
            }
          }
        }
      }
    case (.workout(let id), .text(let text)):
      return contents(ask, MCPResource.scheme + id, "text/markdown", text)
    case (.document(let document), .text(let text)):
      return contents(ask, document.address, document.type, text)
    case (_, .refused(let reason)):
      return JSONRPCError(.invalidParams, reason, id: ask.id).bytes
    default:
      return JSONRPCError(.failed, "the server found something else", id: ask.id).bytes
    }
  }

  private func contents(_ ask: MCPAsk, _ uri: String, _ type: String, _ text: String) -> [UInt8] {
    result(ask.id, isModern: ask.isModern, isLasting: true) { json in
      json.array("contents") { json in
        json.object { json in
          json.field("uri", uri)
          json.field("mimeType", type)
          json.field("text", text)
        }
      }
    }
  }

  // MARK: Messages

  private mutating func step(
    _ id: JSON,
    _ method: String,
    _ params: JSON
  ) throws(JSONRPCError) -> MCPStep {
    if method == "initialize" { return .reply(initialize(id, params)) }
    let isModern = try isModern(id, params)
    switch method {
    case "server/discover" where isModern:
      return .reply(discovery(id))
    case "ping" where !isModern:
      return .reply(JSONRPCMessage.result(id) { _ in })
    case "tools/list":
      return .reply(
        result(id, isModern: isModern, isLasting: true) { json in
          json.array("tools") { json in
            for tool in MCPTool.allowed(by: shares) { tool.write(to: &json) }
          }
        }
      )
    case "tools/call": return try call(id, params, isModern: isModern)
    case "resources/list": return .ask(MCPAsk(wish: .resources, id: id, isModern: isModern))
    case "resources/templates/list":
      return .reply(
        result(id, isModern: isModern, isLasting: true) { json in
          json.array("resourceTemplates") { json in
            json.object { json in
              json.field("uriTemplate", MCPResource.scheme + "{id}")
              json.field("name", "workout")
              json.field("title", "A workout of the library")
              json.field("mimeType", "text/markdown")
            }
          }
        }
      )
    case "resources/read":
      if let document = MCPDocument.allCases.first(where: { $0.address == params["uri"]?.string }) {
        return .ask(MCPAsk(wish: .document(document), id: id, isModern: isModern))
      }
      guard let uri = params["uri"]?.string, uri.utf8.starts(with: MCPResource.scheme.utf8) else {
        throw JSONRPCError(
          .invalidParams,
          "\"uri\" names no resource, expected \(MCPResource.scheme) and the id of a workout",
          id: id
        )
      }
      let name = String(
        decoding: Array(uri.utf8.dropFirst(MCPResource.scheme.utf8.count)),
        as: UTF8.self
      )
      return .ask(MCPAsk(wish: .workout(name), id: id, isModern: isModern))
    case "prompts/list":
      return .reply(
        result(id, isModern: isModern, isLasting: true) { json in
          json.array("prompts") { json in
            for prompt in MCPPrompt.allCases {
              json.object { json in
                json.field("name", prompt.rawValue)
                json.field("title", prompt.title)
              }
            }
          }
        }
      )
    case "prompts/get":
      guard let name = params["name"]?.string, let prompt = MCPPrompt(rawValue: name) else {
        let names = MCPPrompt.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw JSONRPCError(.invalidParams, "\"name\" is no prompt, expected \(names)", id: id)
      }
      return .reply(
        result(id, isModern: isModern) { json in
          json.field("description", prompt.title)
          json.array("messages") { json in
            json.object { json in
              json.field("role", "user")
              json.object("content") { json in
                json.field("type", "text")
                json.field("text", prompt.text)
              }
            }
          }
        }
      )
    default:
      throw JSONRPCError(.methodNotFound, "there is no method \(method)", id: id)
    }
  }

  /// Whether a request belongs to the modern era; refuses one of another version, or of none.
  private func isModern(_ id: JSON, _ params: JSON) throws(JSONRPCError) -> Bool {
    guard let meta = params["_meta"], let version = meta[Self.prefix + "protocolVersion"] else {
      if isEarlier { return false }
      throw JSONRPCError(
        .invalidParams,
        "\"_meta\" must name \(Self.prefix)protocolVersion; earlier clients say initialize first",
        id: id
      )
    }
    guard version.string == Self.modern else {
      let asked = version.string ?? version.kind
      throw JSONRPCError(
        .unsupportedVersion,
        "Unsupported protocol version",
        id: id,
        data: .object([
          .init("supported", .array([.string(Self.modern)])), .init("requested", .string(asked)),
        ])
      )
    }
    guard meta[Self.prefix + "clientCapabilities"]?.object != nil else {
      throw JSONRPCError(
        .invalidParams,
        "\"_meta\" must name \(Self.prefix)clientCapabilities",
        id: id
      )
    }
    return true
  }

  private func call(
    _ id: JSON,
    _ params: JSON,
    isModern: Bool
  ) throws(JSONRPCError) -> MCPStep {
    guard let name = params["name"]?.string else {
      throw JSONRPCError(.invalidParams, "\"name\" is missing", id: id)
    }
    guard let tool = MCPTool(rawValue: name) else {
      throw JSONRPCError(.invalidParams, "there is no tool \(name)", id: id)
    }
    let missing = tool.needs.subtracting(shares).map { $0.rawValue }.sorted()
    guard missing.isEmpty else {
      let names = missing.joined(separator: ",")
      return .reply(
        refusal(
          id,
          "The owner does not share this. They can: "
            + (door == .process
              ? "pacesetter mcp --share \(names)" : "make a token that shares \(names)"),
          isModern: isModern
        )
      )
    }
    var arguments = params["arguments"] ?? .object([])
    if arguments.isNull { arguments = .object([]) }
    guard arguments.object != nil else {
      throw JSONRPCError(
        .invalidParams,
        "\"arguments\" is \(arguments.kind), expected an object",
        id: id
      )
    }
    if let complaint = tool.complaint(about: arguments) {
      return .reply(refusal(id, complaint, isModern: isModern))
    }
    return .ask(MCPAsk(wish: .tool(tool, arguments), id: id, isModern: isModern))
  }

  private mutating func initialize(_ id: JSON, _ params: JSON) -> [UInt8] {
    isEarlier = true
    let wanted = params["protocolVersion"]?.string ?? ""
    let version = Self.earlier.first { $0 == wanted } ?? Self.earlier[0]
    hasBatches = version == Self.batching
    return JSONRPCMessage.result(id) { json in
      json.field("protocolVersion", version)
      capabilities(&json)
      json.object("serverInfo") { identity(&$0) }
      json.field("instructions", Self.instructions)
    }
  }

  private func discovery(_ id: JSON) -> [UInt8] {
    result(id, isModern: true, isLasting: true) { json in
      json.array("supportedVersions") { $0.value(Self.modern) }
      capabilities(&json)
      json.field("instructions", Self.instructions)
    }
  }

  // MARK: Answers

  private static let instructions =
    "Pacesetter is one person's training companion. Distances are meters, times are seconds, weights "
    + "are kilograms. What the owner does not share is not there."

  private func capabilities(_ json: inout JSONWriter) {
    json.object("capabilities") { json in
      for name in ["tools", "resources", "prompts"] { json.object(name) { _ in } }
    }
  }

  private func identity(_ json: inout JSONWriter) {
    json.field("name", "pacesetter")
    json.field("title", "Pacesetter")
    json.field("version", release)
  }

  /// An hour, for what a client may keep: the workouts and the shares of one process do not change.
  private static let lifetime = 3_600_000

  private func result(
    _ id: JSON,
    isModern: Bool,
    isLasting: Bool = false,
    _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    JSONRPCMessage.result(id) { json in
      body(&json)
      guard isModern else { return }
      json.field("resultType", "complete")
      if isLasting {
        json.field("ttlMs", Self.lifetime)
        json.field("cacheScope", "private")
      }
      json.object("_meta") { json in
        json.object(Self.prefix + "serverInfo") { identity(&$0) }
      }
    }
  }

  private func refusal(_ id: JSON, _ reason: String, isModern: Bool) -> [UInt8] {
    result(id, isModern: isModern) { json in
      json.array("content") { json in
        json.object { json in
          json.field("type", "text")
          json.field("text", reason)
        }
      }
      json.field("isError", true)
    }
  }
}

extension JSONWriter {
  fileprivate static func text(of value: JSON) -> String {
    var json = JSONWriter()
    json.value(value)
    return json.text
  }
}
