import HTTPTypes
import Hummingbird

/// Tells the browser what the page may do: use its own files, its own wasm and nothing else.
struct SecurityHeaders: RouterMiddleware {
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' blob:", "media-src 'self' blob:", "connect-src 'self'", "worker-src 'self'",
    "manifest-src 'self'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'",
    "form-action 'self'", "require-trusted-types-for 'script'", "trusted-types ps",
  ].joined(separator: "; ")

  /// What a run needs of the device; no frame of another site gets any of it.
  ///
  /// Bluetooth is not named: it is this site's own by default, and Chromium complains of the name.
  static let permissions = ["geolocation", "microphone", "screen-wake-lock"]
    .map { "\($0)=(self)" }.joined(separator: ", ")

  private static let headers: [(HTTPField.Name?, String)] = [
    (.contentSecurityPolicy, contentSecurityPolicy),
    (.xContentTypeOptions, "nosniff"),
    (HTTPField.Name("Referrer-Policy"), "no-referrer"),
    (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
    (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
    (HTTPField.Name("Permissions-Policy"), permissions),
  ]

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for case (let name?, let value) in Self.headers { response.headers[name] = value }
    // Only files say otherwise: what the interface answers is of this moment.
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }
}
