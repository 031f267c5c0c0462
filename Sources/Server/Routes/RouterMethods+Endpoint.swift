import Exchange
import HTTPTypes
import Hummingbird

extension RouterMethods where Context == Visit {
  /// Answers what is asked at an endpoint.
  func on(
    _ endpoint: Endpoint,
    _ answer: @escaping @Sendable (Request, Visit) async throws -> Response
  ) {
    var path = endpoint.path
    if path.hasPrefix(RouteLimit.apiPrefix) {
      path = String(path.dropFirst(RouteLimit.apiPrefix.count))
    }
    let method = HTTPRequest.Method(rawValue: endpoint.method.rawValue) ?? .get
    on(RouterPath(path), method: method) { request, context in
      try await answer(request, context)
    }
  }

  /// Answers a question that has been read.
  func on<Question: APIQuestion>(
    _ question: Question.Type,
    _ answer: @escaping @Sendable (Question, Request, Visit) async throws -> Response
  ) {
    on(Question.endpoint) { request, context in
      let asked = try Question(read: try await APICall(Question.endpoint, request, context))
      return try await answer(asked, request, context)
    }
  }
}

extension APIQuestion {
  /// Reads a question, or says to the client what of it makes no sense.
  init(read call: APICall) throws(Problem) {
    do throws(APICallError) { try self.init(call) } catch {
      throw Problem(.badRequest, error.description)
    }
  }
}
