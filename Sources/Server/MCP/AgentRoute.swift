import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Record
import Storage
import Training

/// Answers agents by the Model Context Protocol over HTTP: `POST /mcp`.
///
/// Each message stands alone. What an agent may see and do is written on its token; without one there is
/// no agent, not even on this machine.
struct AgentRoute {
  let record: LocalRecord
  let shelf: AgentShelf

  func add(to routes: some RouterMethods<Visit>) {
    routes.on(AgentAPI.talk) { request, context in try await answer(request, context) }
  }

  private func answer(_ request: Request, _ context: Visit) async throws -> Response {
    guard let token = context.token else {
      throw Problem(
        .unauthorized,
        "make a token for the agent, under Connections or by 'pacesetter tokens add'",
        headers: [.wwwAuthenticate: "Bearer"]
      )
    }
    let message = try await request.bytes(upTo: AgentAPI.talk.longestBody, of: "a message")
    let headers = MCPHeaders(
      version: request.headers[.protocolVersion],
      method: request.headers[.agentMethod],
      name: request.headers[.agentName].map(Self.plain)
    )
    if let error = headers.error(for: message) { return Self.response(error.bytes) }
    let desk = AgentDesk(
      record,
      await shelf.library(),
      shares: token.agentShares,
      at: .server,
      in: Language(of: request.head)
    ) { record.now }
    guard let answer = await desk.answer(message) else { return Response(status: .accepted) }
    return Self.response(answer)
  }

  /// An answer with the status that its error has in HTTP; a batch has that of all its answers, if they
  /// agree.
  private static func response(_ bytes: [UInt8]) -> Response {
    // What is answered here is JSON.
    let answer = (try? JSON.parse(bytes)) ?? .null
    // An answer without an error has no code.
    let codes = Set((answer.array ?? [answer]).map { $0["error"]?["code"]?.integer })
    let code = codes.count == 1 ? codes.first ?? nil : nil
    let status: HTTPResponse.Status =
      switch code.flatMap({ JSONRPCError.Code(rawValue: Int($0)) }) {
      case nil: .ok
      case .methodNotFound: .notFound
      case .failed: .internalServerError
      default: .badRequest
      }
    return Response(
      status: status,
      headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    )
  }

  /// A name as it was before it was made fit for a header.
  private static func plain(_ value: String) -> String {
    guard value.hasPrefix("=?base64?"), value.hasSuffix("?="),
      let data = Data(base64Encoded: String(value.dropFirst(9).dropLast(2)))
    else { return value }
    return String(decoding: data, as: UTF8.self)
  }
}

extension HTTPField.Name {
  fileprivate static let protocolVersion = HTTPField.Name("MCP-Protocol-Version") ?? .via
  fileprivate static let agentMethod = HTTPField.Name("Mcp-Method") ?? .via
  fileprivate static let agentName = HTTPField.Name("Mcp-Name") ?? .via
}
