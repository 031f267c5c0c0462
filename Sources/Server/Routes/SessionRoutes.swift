import Exchange
import Formats
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// What is kept, session by session: `/api/v1/sessions`.
struct SessionRoutes {
  /// What lines of events are to a browser.
  static let lines = "application/x-pacesetter-events"
  /// The most bytes of an import.
  static let longestImport = 20 << 20

  let archive: Archive

  func add(to routes: RouterGroup<Visit>) {
    routes.get("sessions") { request, _ in try await list(request) }
    routes.post("sessions/import") { request, _ in try await takeIn(request) }
    routes.get("sessions/:id") { _, context in try await one(context) }
    routes.delete("sessions/:id") { _, context in try await remove(context) }
    routes.get("sessions/:id/events") { request, context in try await events(request, context) }
    routes.get("sessions/:id/export") { _, context in try await export(context) }
  }

  private func list(_ request: Request) async throws -> Response {
    var cursor: SessionCursor?
    if let text = request.uri.queryParameters["before"] {
      guard let known = SessionCursor(String(text)) else {
        throw Problem(.badRequest, "\"before\" is no place in the list of sessions")
      }
      cursor = known
    }
    let limit = try request.number("limit", in: 1...500) ?? 50
    let page = try await archive.library.sessions(before: cursor, limit: Int(limit))
    return Response(
      json: [
        "sessions": .array(page.sessions.map(\.json)),
        "next": page.next.map { .string($0.description) } ?? .null,
      ]
    )
  }

  private func one(_ context: Visit) async throws -> Response {
    let id = try session(context)
    guard let summary = try await archive.library.session(id) else { throw unknown(id) }
    return Response(json: summary.json)
  }

  private func remove(_ context: Visit) async throws -> Response {
    let id = try session(context)
    guard try await archive.events.remove(session: id) else { throw unknown(id) }
    do { try await archive.files.remove(session: id) } catch { throw Problem(error) }
    return Response(status: .noContent)
  }

  private func events(_ request: Request, _ context: Visit) async throws -> Response {
    let id = try session(context)
    let place = try request.number("from", in: 0...(1 << 53)) ?? 0
    guard let part = try await archive.library.events(of: id, from: place) else {
      throw unknown(id)
    }
    var headers: HTTPFields = [.contentType: Self.lines]
    headers[.next] = String(part.next)
    return Response(
      status: .ok,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: part.bytes))
    )
  }

  /// The whole session, a part at a time: it may be larger than what should lie in memory.
  private func export(_ context: Visit) async throws -> Response {
    let id = try session(context)
    guard try await archive.library.session(id) != nil else { throw unknown(id) }
    let library = archive.library
    return Response(
      status: .ok,
      headers: [
        .contentType: Self.lines,
        .contentDisposition: "attachment; filename=\"\(id).pacesetter\"",
      ],
      body: ResponseBody { writer in
        var place: Int64 = 0
        while let part = try await library.events(of: id, from: place), part.next > place {
          try await writer.write(ByteBuffer(bytes: part.bytes))
          place = part.next
        }
        try await writer.finish(nil)
      }
    )
  }

  private func takeIn(_ request: Request) async throws -> Response {
    let body = try await request.bytes(upTo: Self.longestImport, of: "an export")
    do {
      let count = try await archive.events.take(exported: body)
      return Response(
        json: ["taken": .number(Double(count.taken)), "known": .number(Double(count.known))]
      )
    } catch {
      switch error {
      case .line(let line, _):
        throw Problem(.badRequest, error.description, JSON.Member("line", .number(Double(line))))
      case .storage(let error): throw Problem(error)
      }
    }
  }

  private func session(_ context: Visit) throws -> String {
    let id = try context.parameters.require("id")
    guard LinkEvent.canName(session: id) else { throw unknown(id) }
    return id
  }

  private func unknown(_ id: String) -> Problem {
    Problem(.notFound, "there is no session \(id.prefix(64))")
  }

}

extension SessionSummary {
  /// The session as the interface gives it.
  fileprivate var json: JSON {
    [
      "id": .string(id), "events": .number(Double(events)), "bytes": .number(Double(bytes)),
      "began": .number(Double(began)), "offset": .number(Double(offset)),
      "ended": .number(Double(ended)), "devices": .array(devices.map { .string($0) }),
      "damaged": .bool(isDamaged),
    ]
  }
}

extension HTTPField.Name {
  /// Where a reader of a session goes on.
  static let next = HTTPField.Name("X-Next") ?? .via
}
