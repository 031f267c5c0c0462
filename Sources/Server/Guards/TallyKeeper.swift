import Hummingbird

/// Counts every answer.
struct TallyKeeper: RouterMiddleware {
  let tally: Tally

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    tally.count(response.status.code)
    return response
  }
}
