import Hummingbird

/// Holds every request against the rules that need to know nothing of who asks.
struct FrontGuard: RouterMiddleware {
  let host: HostRule
  let log: SecurityLog

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    // The owner's own socket has no name to bend and no page behind it.
    if context.peer != .owner,
      let problem = host.problem(request.head) ?? SiteRule.problem(request.head)
    {
      await log.note(.denied, "\(request.method) \(request.uri.path)", from: context.peer)
      throw problem
    }
    return try await next(request, context)
  }
}
