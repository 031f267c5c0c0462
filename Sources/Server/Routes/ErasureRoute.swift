import Formats
import HTTPTypes
import Hummingbird
import Storage

/// Deletes everything that somebody did: `POST /api/v1/erase`.
struct ErasureRoute {
  private static let longestRequest = 1000

  let archive: Archive

  func add(to routes: RouterGroup<Visit>) {
    routes.post("erase") { request, _ in
      let body = try await request.bytes(upTo: Self.longestRequest)
      // No request that was meant for something else says this.
      guard let json = try? JSON.parse(body), json["erase"]?.string == "everything" else {
        throw Problem(.badRequest, "the body says nothing, expected {\"erase\": \"everything\"}")
      }
      try await Erasure(archive.database, events: archive.events, files: archive.files).run()
      return Response(status: .noContent)
    }
  }
}
