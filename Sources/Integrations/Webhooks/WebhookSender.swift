import Formats
import Foundation
public import Screens

/// Tells an address of something, signed as Standard Webhooks has it.
public struct WebhookSender: Sendable {
  /// How a telling went.
  public struct Outcome: Sendable {
    /// Whether the address took it.
    public let isTaken: Bool
    /// Whether trying again may help.
    public let mayPass: Bool
    /// The status of the answer, if there is one.
    public let status: Int?
    /// Why there is none.
    public let refusal: (any Refusal)?
  }

  private static let limits = HTTPClientLimits(
    connecting: .seconds(5),
    silence: .seconds(10),
    whole: .seconds(15),
    longestBody: 64 << 10
  )

  /// Creates a sender.
  public init() {}

  /// Tells an address; `isAtHome` allows one in the own network, and any port there.
  public func send(
    _ body: String,
    number: Int64,
    to address: String,
    secret: [UInt8],
    isAtHome: Bool,
    at seconds: Int64
  ) async -> Outcome {
    let (server, path): (ServerAddress, String)
    do throws(AddressRefusal) {
      (server, path) = try Self.split(address)
    } catch {
      return Outcome(isTaken: false, mayPass: false, status: nil, refusal: error)
    }
    guard isAtHome || [80, 443].contains(server.port) else {
      return Outcome(
        isTaken: false,
        mayPass: false,
        status: nil,
        refusal: AddressRefusal.port(server.port, allowed: [80, 443])
      )
    }
    let id = "msg_\(number)"
    let code = HMAC.sha256(of: Array("\(id).\(seconds).\(body)".utf8), key: secret)
    let request = HTTPClientRequest(
      "POST",
      .server(server),
      path,
      headers: [
        ("Content-Type", "application/json"), ("User-Agent", "Pacesetter"), ("webhook-id", id),
        ("webhook-timestamp", String(seconds)),
        ("webhook-signature", "v1," + Data(code).base64EncodedString()),
      ],
      body: Array(body.utf8),
      limits: Self.limits
    )
    let client = HTTPClient(rule: AddressRule(allowedHosts: isAtHome ? [server.host] : []))
    do throws(HTTPClientError) {
      let status = try await client.sendOnce(request).status
      let isTaken = (200..<300).contains(status)
      // Whoever is gone for good says so; anything else may pass. A redirect is not followed.
      return Outcome(isTaken: isTaken, mayPass: status != 410, status: status, refusal: nil)
    } catch {
      return Outcome(
        isTaken: false,
        mayPass: error.mayPass,
        status: nil,
        refusal: error.refusal
      )
    }
  }

  /// The server of an address, and the path with its query.
  static func split(_ address: String) throws(AddressRefusal) -> (ServerAddress, String) {
    let start = address.range(of: "://")?.upperBound ?? address.startIndex
    let end = address[start...].firstIndex { "/?#".contains($0) } ?? address.endIndex
    let server = try ServerAddress(typed: String(address[..<end]))
    let rest = address[end...].prefix { $0 != "#" }
    return (server, rest.hasPrefix("/") ? String(rest) : "/" + rest)
  }
}
