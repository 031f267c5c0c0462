import Exchange
import Hummingbird

/// Describes the API: `GET /api/v1/openapi.json`.
struct DescriptionRoute {
  func add(to routes: RouterGroup<Visit>) {
    routes.on(ServerAPI.description) { _, _ in
      Response.written { OpenAPI.write(release: Release.version, to: &$0) }
    }
  }
}
