import Exchange
import Formats
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Says whether the server can do its work: `GET /health`, for everybody.
struct HealthRoute {
  let library: SessionLibrary

  func add(to router: Router<Visit>) {
    router.on(ServerAPI.health) { _, _ in
      let version = JSON.string(Release.version)
      do throws(StorageError) {
        _ = try await library.acked("")
      } catch {
        // Why is for the log and the owner; everybody may ask here.
        return Response(
          status: .serviceUnavailable,
          json: ["status": "failing", "version": version]
        )
      }
      return Response(json: ["status": "ok", "version": version])
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
