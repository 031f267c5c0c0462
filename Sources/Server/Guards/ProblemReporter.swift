import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Storage

/// Turns every error into a problem, in this one place.
struct ProblemReporter: RouterMiddleware {
  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let problem as Problem {
      return problem.response()
    } catch let error as StorageError {
      context.logger.critical("\(error)")
      return Problem(error).response()
    } catch let error as HTTPParserError {
      // The server itself ends a connection on which no HTTP comes, or that broke in the middle.
      throw error
    } catch let error as any HTTPResponseError {
      return Problem(error.status, sentence(for: error.status, request)).response()
    } catch {
      // What it was is for the log; a browser learns nothing about this machine.
      context.logger.critical("\(request.method) \(request.uri.path): \(error)")
      return Problem(.internalServerError, "something went wrong on the server").response()
    }
  }

  private func sentence(for status: HTTPResponse.Status, _ request: Request) -> String {
    switch status {
    case .notFound: "there is nothing at \(request.uri.path)"
    case .methodNotAllowed: "\(request.uri.path) does not take \(request.method.rawValue)"
    case .contentTooLarge: "the request is larger than this route takes"
    default: status.reasonPhrase
    }
  }
}
