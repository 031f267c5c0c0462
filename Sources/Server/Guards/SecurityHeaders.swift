import HTTPTypes
import Hummingbird
import Training

/// Tells the browser what the page may do: use its own files, its own wasm and nothing else, but for the
/// pictures of a map where its owner named one.
struct SecurityHeaders: RouterMiddleware {
  private let headers: [(HTTPField.Name?, String)]

  init(tiles: TileSource?) {
    let own: [(HTTPField.Name?, String)] = [
      (.contentSecurityPolicy, Self.contentSecurityPolicy(tiles: tiles)),
      (.xContentTypeOptions, "nosniff"),
      (HTTPField.Name("Referrer-Policy"), "no-referrer"),
      (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
      (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
      (HTTPField.Name("Permissions-Policy"), Self.permissions),
    ]
    // Without cookies, which a browser would otherwise send and take with every tile.
    let foreign = (HTTPField.Name("Cross-Origin-Embedder-Policy"), "credentialless")
    headers = tiles == nil ? own : own + [foreign]
  }

  static func contentSecurityPolicy(tiles: TileSource?) -> String {
    let images = ["img-src 'self' blob:"] + (tiles.map { [$0.template.origin] } ?? [])
    return [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
      images.joined(separator: " "), "media-src 'self' blob:", "connect-src 'self'",
      "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "object-src 'none'",
      "frame-ancestors 'none'", "form-action 'self'", "require-trusted-types-for 'script'",
      "trusted-types ps",
    ].joined(separator: "; ")
  }

  /// What a run needs of the device; no frame of another site gets any of it.
  ///
  /// Bluetooth is not named: it is this site's own by default, and Chromium complains of the name.
  private static let permissions = ["geolocation", "microphone", "screen-wake-lock"]
    .map { "\($0)=(self)" }.joined(separator: ", ")

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for case (let name?, let value) in headers { response.headers[name] = value }
    // Only files say otherwise: what the interface answers is of this moment.
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }
}
