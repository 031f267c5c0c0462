import Exchange
import HTTPTypes
import Hummingbird
import Screens

/// Says what can be done at a path to whoever asks there for something else.
struct MethodGuard: RouterMiddleware {
  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError where error.status == .notFound {
      // A route that has been found says itself what is missing.
      guard !(error is Problem) else { throw error }
      let methods = Self.methods(at: request.uri.path)
      guard !methods.isEmpty, !methods.contains(request.method.rawValue) else { throw error }
      throw Problem(
        .methodNotAllowed,
        ServerRefusal.notTaken(path: request.uri.path, method: request.method.rawValue),
        headers: [.allow: methods.joined(separator: ", ")]
      )
    }
  }

  private static func methods(at path: String) -> [String] {
    API.methods(at: path).map(\.rawValue)
  }
}
