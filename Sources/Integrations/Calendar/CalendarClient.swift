import Foundation
public import Screens

/// Fetches a calendar from an address that somebody has copied from elsewhere.
public struct CalendarClient: Sendable {
  private static let limits = HTTPClientLimits(
    connecting: .seconds(10),
    silence: .seconds(20),
    whole: .seconds(60),
    longestBody: CalendarFile.longest
  )
  private static let redirects = [301, 302, 303, 307, 308]

  /// Creates a client.
  public init() {}

  /// The bytes of a calendar; `isAtHome` allows an address in the own network, and any port there.
  public func fetch(
    _ address: String,
    isAtHome: Bool
  ) async throws(FetchRefusal) -> [UInt8] {
    var address = address
    // Each address on the way is held to the same rules.
    for _ in 0..<5 {
      let response = try await ask(address, isAtHome)
      if response.status == 200 { return response.body }
      guard Self.redirects.contains(response.status),
        let location = response.headers["location"],
        let next = URL(string: location, relativeTo: URL(string: address))
      else { throw .answered(response.status, .calendar) }
      address = next.absoluteString
    }
    throw .tooManyRedirects
  }

  private func ask(
    _ address: String,
    _ isAtHome: Bool
  ) async throws(FetchRefusal) -> HTTPClientResponse {
    let scheme = address.split(separator: ":").first?.lowercased() ?? ""
    guard scheme == "https" || (isAtHome && scheme == "http") else {
      throw .address(.notSecure(address))
    }
    let (server, path): (ServerAddress, String)
    do throws(AddressRefusal) { (server, path) = try WebhookSender.split(address) } catch {
      throw .address(error)
    }
    guard isAtHome || server.port == 443 else { throw .address(.port(server.port, allowed: [443])) }
    let client = HTTPClient(rule: AddressRule(allowedHosts: isAtHome ? [server.host] : []))
    let request = HTTPClientRequest(
      "GET",
      .server(server),
      path,
      headers: [("Accept", "text/calendar, */*;q=0.1"), ("User-Agent", "Pacesetter")],
      limits: Self.limits
    )
    do throws(HTTPClientError) { return try await client.sendOnce(request) } catch {
      throw .network(error.refusal)
    }
  }
}
