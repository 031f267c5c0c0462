import Formats

extension HTTPClient {
  // The most bytes of what is said against a stream.
  private static let longestRefusal = 64 << 10

  /// Listens to a stream of server-sent events until the server ends it.
  public func listen(
    _ request: HTTPClientRequest,
    _ take: @Sendable (ServerSentEvent) async throws -> Void
  ) async throws {
    try await stream(request) { head, body in
      guard head.status == 200 else {
        let bytes = try await body.beginning(upTo: Self.longestRefusal)
        let answer = HTTPClientResponse(head: head, body: bytes)
        throw HTTPClientError.refused(status: answer.status, detail: answer.detail)
      }
      var reader = ServerSentEventReader()
      for try await part in body {
        for event in reader.read(part) { try await take(event) }
      }
    }
  }
}
