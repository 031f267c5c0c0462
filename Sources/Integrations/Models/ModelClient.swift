import Formats
import Foundation
public import Prompts
public import Screens

/// Asks language models over HTTP: one policy for all of them, and never past the time that an ask has.
public actor ModelClient {
  // No answer to any task is longer.
  private static let longestBody = 1 << 20
  // Whoever cannot be reached in this time is asked no more in a task of eight seconds.
  private static let connecting: Duration = .seconds(5)

  private let client = HTTPClient()

  /// Creates a client; it opens no connection before it is asked to.
  public init() {}

  /// Sends a request, again where that may help, and waits no longer than the limit.
  public func complete(
    _ request: ModelRequest,
    within limit: Duration
  ) async throws(ModelError) -> Completion {
    let clock = ContinuousClock()
    let end = clock.now + limit
    let address: ServerAddress
    do throws(AddressRefusal) {
      address = try ServerAddress(typed: request.address.server)
    } catch {
      throw .unreachable(.address(error))
    }
    var attempt = 1
    while true {
      let left = end - clock.now
      guard left > .zero else { throw .tooSlow }
      let failure: ModelError
      let delay: Double?
      do throws(HTTPClientError) {
        let response = try await client.send(Self.message(request, to: address, within: left))
        var headers = response.headers
        // Whoever receives an answer without a date dates it (RFC 9110, section 6.6.1).
        if headers["date"] == nil {
          headers["date"] = HTTPDate.text(Int64(Date().timeIntervalSince1970))
        }
        do throws(ModelError) {
          return try request.dialect.completion(
            status: response.status,
            headers: headers,
            body: response.body,
            model: request.model
          )
        } catch {
          failure = error
          // A good status with an error inside is the provider's last word.
          delay =
            response.status == 200
            ? nil : Self.delay(after: attempt, status: response.status, headers)
        }
      } catch {
        failure = Self.failure(error, reaching: request)
        // What took all of its time, or is longer than any answer, would again.
        let mayPass = failure != .tooSlow && error.mayPass
        delay = mayPass ? Self.delay(after: attempt, status: nil, [:]) : nil
      }
      guard let delay, clock.now + .seconds(delay) < end else { throw failure }
      do { try await Task.sleep(for: .seconds(delay)) } catch { throw .tooSlow }
      attempt += 1
    }
  }

  private static func delay(after attempt: Int, status: Int?, _ headers: [String: String])
    -> Double?
  {
    RetryPolicy.delay(
      after: attempt,
      status: status,
      headers: headers,
      chance: Double.random(in: 0...1)
    )
  }

  private static func message(
    _ request: ModelRequest,
    to address: ServerAddress,
    within left: Duration
  ) -> HTTPClientRequest {
    HTTPClientRequest(
      "POST",
      .server(address),
      request.path,
      headers: request.headers,
      body: request.body,
      limits: HTTPClientLimits(
        connecting: min(connecting, left),
        silence: left,
        whole: left,
        longestBody: longestBody
      )
    )
  }

  private static func failure(_ error: HTTPClientError, reaching request: ModelRequest)
    -> ModelError
  {
    switch error {
    case .tooSlow, .cancelled: .tooSlow
    case .tooLong: .unreadable("it is longer than a megabyte")
    case .garbled: .unreadable("it is not HTTP")
    case .unreachable, .forbidden, .unsigned, .untrusted, .lost, .refused, .noAuthority:
      .unreachable(.network(error.refusal))
    }
  }
}
