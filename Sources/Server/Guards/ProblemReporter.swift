import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Screens
import Storage

/// Turns every error into a problem, in this one place.
struct ProblemReporter: RouterMiddleware {
  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    let language = Language(of: request.head)
    do {
      return try await next(request, context)
    } catch let problem as Problem {
      return problem.response(in: language)
    } catch let error as StorageError {
      context.logger.critical("\(error)")
      return Problem(error).response(in: language)
    } catch let error as HTTPParserError {
      // The server itself ends a connection on which no HTTP comes, or that broke in the middle.
      throw error
    } catch let error as any HTTPResponseError {
      return problem(error.status, request).response(in: language)
    } catch {
      // What it was is for the log; a browser learns nothing about this machine.
      context.logger.critical("\(request.method) \(request.uri.path): \(error)")
      return Problem(.internalServerError, ServerRefusal.failed).response(in: language)
    }
  }

  private func problem(_ status: HTTPResponse.Status, _ request: Request) -> Problem {
    let path = request.uri.path
    return switch status {
    case .notFound: Problem(status, ServerRefusal.nothing(path: path))
    case .methodNotAllowed:
      Problem(
        status,
        ServerRefusal.notTaken(path: path, method: request.method.rawValue)
      )
    case .contentTooLarge: Problem(status, ServerRefusal.tooLarge)
    default: Problem(status, status.reasonPhrase)
    }
  }
}
