import Exchange
import Formats
import HTTPTypes
import Hummingbird
import Integrations
import Screens

/// Writes down voice notes: `GET` and `POST /api/v1/words`.
struct WordRoutes {
  /// Nothing where no program is set up.
  let transcriber: Transcriber?
  let gate: any VoiceGate

  func add(to routes: RouterGroup<Visit>) {
    routes.on(ServerAPI.hearing) { _, _ in
      Response(json: ["available": .bool(transcriber != nil)])
    }
    routes.on(ServerAPI.hear) { request, _ in
      try await words(of: request)
    }
  }

  private func words(of request: Request) async throws -> Response {
    guard let transcriber else {
      throw Problem(.serviceUnavailable, NoteRefusal.nobodyListens)
    }
    let type = request.headers[.contentType].map { $0.prefix { $0 != ";" } } ?? ""
    let sound = try await request.bytes(upTo: RouteLimit.note, of: "a voice note")
    guard !sound.isEmpty else { throw Problem(.badRequest, ServerRefusal.emptyNote) }
    do throws(ListeningRefusal) {
      return Response(
        json: [
          "text": .string(try await transcriber.words(in: sound, type: String(type), through: gate))
        ]
      )
    } catch {
      switch error {
      case .type, .sound: throw Problem(.badRequest, error)
      default: throw Problem(.serviceUnavailable, error)
      }
    }
  }
}
