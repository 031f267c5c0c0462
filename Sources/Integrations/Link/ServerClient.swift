public import Exchange
import Screens

/// Speaks with one Pacesetter server as a device does: asks, sends, and listens to its stream.
///
/// It keeps the connections that the server leaves open. Every request of the link may be sent twice
/// without harm, so one that meets a connection which has just been closed is simply sent again.
public actor ServerClient {
  /// The server.
  public nonisolated let address: ServerAddress

  /// What proves that this device was let in.
  public private(set) var token: String?

  private let client: HTTPClient

  /// Prepares to speak with a server; `authority` is a file with the certificate of the one who is to
  /// be trusted, in place of those whom the system trusts.
  public init(
    _ address: ServerAddress,
    token: String? = nil,
    authority: String? = nil
  ) throws(ServerClientError) {
    self.address = address
    self.token = token
    do throws(HTTPClientError) {
      client = try HTTPClient(authority: address.isSecure ? authority : nil)
    } catch {
      throw ServerClientError(error, address)
    }
  }

  /// Shows a token from now on.
  public func show(_ token: String) { self.token = token }

  /// Asks something and waits for the whole answer, whatever it is.
  public func ask(
    _ method: String,
    _ path: String,
    _ body: [UInt8] = []
  ) async throws(ServerClientError) -> HTTPClientResponse {
    do throws(HTTPClientError) { return try await client.send(request(method, path, body)) } catch {
      throw ServerClientError(error, address)
    }
  }

  /// Asks a question at its endpoint and waits for the whole answer, whatever it is.
  public func ask<Question: APIQuestion>(
    _ question: Question
  ) async throws(ServerClientError) -> HTTPClientResponse {
    let (endpoint, call) = (Question.endpoint, question.call)
    return try await ask(endpoint.method.rawValue, endpoint.target(call.values), call.body)
  }

  /// Listens to a stream of events until it ends; it never ends well.
  public func listen(
    _ path: String,
    _ take: @Sendable (ServerSentEvent) async throws -> Void
  ) async throws {
    do {
      try await client.listen(request("GET", path), take)
    } catch let error as HTTPClientError {
      throw ServerClientError(error, address)
    }
    if !Task.isCancelled { throw ServerClientError.lost(address) }
  }

  /// Hangs up.
  public func close() async { await client.close() }

  private func request(
    _ method: String,
    _ path: String,
    _ body: [UInt8] = []
  ) -> HTTPClientRequest {
    var request = HTTPClientRequest(method, .server(address), path, body: body, isRepeatable: true)
    request.headers.append(("X-Pacesetter", "1"))
    if let token { request.headers.append(("Authorization", "Bearer \(token)")) }
    return request
  }
}

extension ServerClientError {
  /// What a failed request means for a device.
  init(_ error: HTTPClientError, _ address: ServerAddress) {
    switch error {
    case .unreachable(_, let reason):
      self = .unreachable(address, reason.words(in: .english))
    case .unsigned:
      self = .untrusted(address, "nobody who is trusted here has signed its certificate")
    case .untrusted(_, let reason): self = .untrusted(address, reason)
    case .refused(let status, let detail): self = .refused(status: status, detail: detail)
    case .noAuthority(let path): self = .noAuthority(path)
    case .lost, .tooSlow, .tooLong, .garbled, .cancelled, .forbidden: self = .lost(address)
    }
  }
}
