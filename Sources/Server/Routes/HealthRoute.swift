import HTTPTypes
import Formats
import Hummingbird

/// Says that the server is there: `GET /health`.
struct HealthRoute {
  func add(to router: Router<Visit>) {
    router.get("/health") { _, _ in
      Response(json: ["status": "ok", "version": .string(Release.version)])
    }
  }
}

extension Response {
  /// An answer in JSON.
  init(status: HTTPResponse.Status = .ok, json: JSON) {
    self.init(
      status: status,
      headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.utf8()))
    )
  }
}
