import HTTPTypes
import Hummingbird

/// Lets no foreign page change anything here.
///
/// Looking is always allowed, because looking changes nothing. For the rest the browser's own word
/// counts first (`Sec-Fetch-Site`), then the origin. What comes with neither is no browser.
struct CrossSiteGuard: RouterMiddleware {
  @concurrent
  func handle(
    _ request: Request,
    context: BasicRequestContext,
    next: @concurrent (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    let isSafe = [.get, .head, .options].contains(request.method)
    guard isSafe || isFromHere(request) else {
      throw Problem(.forbidden, "a page of another site may not ask for this")
    }
    // A foreign page cannot set a header of its own without being refused before it asks.
    guard isSafe || request.headers[.pacesetter] == "1" else {
      throw Problem(.forbidden, "the header X-Pacesetter: 1 is missing")
    }
    return try await next(request, context)
  }

  private func isFromHere(_ request: Request) -> Bool {
    if let site = request.headers[.fetchSite] {
      return site == "same-origin" || site == "none"
    }
    guard let origin = request.headers[.origin] else { return true }
    guard let scheme = ["http://", "https://"].first(where: { origin.hasPrefix($0) }) else {
      return false
    }
    return origin.dropFirst(scheme.count).lowercased() == request.head.authority?.lowercased()
  }
}

extension HTTPField.Name {
  /// What only a page of ours or a program sends.
  static let pacesetter = HTTPField.Name("X-Pacesetter") ?? .via
  /// Where the browser says that a request comes from.
  static let fetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .via
}
