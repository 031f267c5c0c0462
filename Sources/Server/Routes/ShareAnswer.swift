import HTTPTypes
import Hummingbird

/// Answers what another app shares while the page's worker is not there to take it: `POST /share`.
///
/// The manifest names the address, and the worker (`sw.js`) takes what comes to it. Only before the
/// page was open for the first time, or after its data was cleared, does a share reach the server. It
/// says what to do and keeps nothing, so it is as open as the pages are, and no part of the interface.
struct ShareAnswer: RouterMiddleware {
  /// The pages, one of which is the answer.
  let files: WebFiles

  /// The most bytes that are read, so that the browser comes to see the answer.
  private static let mostBytes = 64 << 20

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    guard SiteRule.isShare(request.head) else { return try await next(request, context) }
    try await Self.drop(request)
    guard var answer = await files.page("share", for: request, status: .ok) else {
      throw Problem(.internalServerError, "share.html cannot be read")
    }
    answer.headers[.connection] = "close"
    return answer
  }

  /// Reads what was sent, as far as that is worthwhile, and keeps none of it.
  private static func drop(_ request: Request) async throws {
    let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard length <= mostBytes else { return }
    var count = 0
    for try await part in request.body {
      count += part.readableBytes
      guard count <= mostBytes else { return }
    }
  }
}
