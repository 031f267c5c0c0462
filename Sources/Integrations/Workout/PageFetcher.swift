import Foundation
public import Screens

/// Fetches a page from an address that somebody has copied from elsewhere, by the rules for what comes from
/// outside: public addresses only, at most three redirects, 2 MiB and 15 seconds, nothing but text and files
/// of workouts.
public struct PageFetcher: Sendable {
  /// What came.
  public struct Page: Sendable {
    /// The address that gave it, after redirects.
    public let address: String
    /// The name of its server.
    public let host: String
    /// Its bytes as they came.
    public let bytes: [UInt8]
  }

  private static let limits = HTTPClientLimits(
    connecting: .seconds(5),
    silence: .seconds(10),
    whole: .seconds(15),
    longestBody: 2 << 20
  )
  private static let mostRedirects = 3
  private static let redirects = [301, 302, 303, 307, 308]
  // What a server without a better word for it calls a .zwo or a .fit file is taken as well.
  private static let types = [
    "text/html", "text/plain", "text/markdown", "text/x-markdown", "text/xml", "application/xml",
    "application/xhtml+xml", "application/json", "application/octet-stream",
    "application/vnd.ant.fit", "application/x-zwo", "binary/octet-stream",
  ]

  /// Creates a fetcher.
  public init() {}

  /// The bytes of a page; `isAtHome` allows an address in the own network, and any port there.
  public func fetch(_ address: String, isAtHome: Bool = false) async throws(FetchRefusal) -> Page {
    var address = address
    let clock = ContinuousClock()
    let start = clock.now
    // Each address on the way is held to the same rules.
    for _ in 0...Self.mostRedirects {
      guard clock.now - start < .seconds(15) else { throw .tooSlow }
      let (response, host) = try await ask(address, isAtHome)
      if response.status == 200 {
        try Self.check(response.headers["content-type"])
        return Page(address: address, host: host, bytes: response.body)
      }
      guard Self.redirects.contains(response.status) else {
        throw .answered(response.status, .page)
      }
      guard let location = response.headers["location"],
        let next = URL(string: location, relativeTo: URL(string: address))
      else { throw .answered(response.status, .page) }
      address = next.absoluteString
    }
    throw .tooManyRedirects
  }

  private static func check(_ type: String?) throws(FetchRefusal) {
    // Without a word about it the bytes tell.
    guard let type else { return }
    let name = type.split(separator: ";").first.map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    guard let name, types.contains(name) else { throw .type(type) }
  }

  private func ask(
    _ address: String,
    _ isAtHome: Bool
  ) async throws(FetchRefusal) -> (HTTPClientResponse, host: String) {
    let (server, path): (ServerAddress, String)
    do throws(AddressRefusal) { (server, path) = try WebhookSender.split(address) } catch {
      throw .address(error)
    }
    guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw .address(.hasStrangeCharacter)
    }
    guard isAtHome || [80, 443].contains(server.port) else {
      throw .address(.port(server.port, allowed: [80, 443]))
    }
    let client = HTTPClient(rule: AddressRule(allowedHosts: isAtHome ? [server.host] : []))
    let request = HTTPClientRequest(
      "GET",
      .server(server),
      path,
      headers: [
        ("Accept", "text/markdown, text/html, text/plain;q=0.9, application/xml;q=0.8, */*;q=0.1"),
        ("User-Agent", "Pacesetter"),
      ],
      limits: Self.limits
    )
    do throws(HTTPClientError) { return (try await client.sendOnce(request), server.host) } catch {
      throw .network(error.refusal)
    }
  }
}
