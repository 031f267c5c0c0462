import Exchange
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Storage

/// The events of a session as lines: `/api/v1/sessions/ID/events` and `export`.
struct SessionRoutes {
  /// What lines of events are to a browser.
  static let lines = "application/x-pacesetter-events"

  let library: SessionLibrary

  func add(to routes: RouterGroup<Visit>) {
    routes.on(SessionAPI.Events.self) { asked, _, _ in try await events(asked) }
    routes.on(SessionAPI.Export.self) { asked, _, _ in try await export(asked) }
  }

  private func events(_ asked: SessionAPI.Events) async throws -> Response {
    let id = try session(asked.id)
    guard let part = try await library.events(of: id, from: asked.place) else {
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
  private func export(_ asked: SessionAPI.Export) async throws -> Response {
    let id = try session(asked.id)
    guard try await library.session(id) != nil else { throw unknown(id) }
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

  private func session(_ id: String) throws(Problem) -> String {
    guard LinkEvent.canName(session: id) else { throw unknown(id) }
    return id
  }

  private func unknown(_ id: String) -> Problem {
    Problem(.notFound, EntryRefusal.noSession(id.inSentence))
  }
}

extension HTTPField.Name {
  /// Where a reader of a session continues.
  static let next = HTTPField.Name("X-Next") ?? .via
}
