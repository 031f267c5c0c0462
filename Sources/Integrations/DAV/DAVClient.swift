import Foundation
import Screens

/// Speaks to the WebDAV server of one person, who has a name and a password there.
///
/// Every address on the way is held to the rules for outgoing traffic, and the password is given to the
/// server itself and to its siblings only.
struct DAVClient: Sendable {
  /// Where it begins.
  let base: URL
  private let authorization: String
  private let isAtHome: Bool
  private let client: HTTPClient

  private static let limits = HTTPClientLimits(
    connecting: .seconds(10),
    silence: .seconds(20),
    whole: .seconds(60),
    longestBody: CalendarFile.longest
  )
  private static let redirects = [301, 302, 303, 307, 308]

  /// Prepares for a server; `isAtHome` allows it in the own network, with any port and without TLS.
  init(
    _ address: String,
    user: String,
    password: String,
    isAtHome: Bool
  ) throws(DAVRefusal) {
    guard let base = URL(string: address), let host = base.host else {
      throw .address(.notSecure(address))
    }
    self.base = base
    self.isAtHome = isAtHome
    authorization = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    client = HTTPClient(rule: AddressRule(allowedHosts: isAtHome ? [host.lowercased()] : []))
  }

  /// Hangs up.
  func close() async { await client.close() }

  /// An address that the server has named, seen from another one.
  func address(_ href: String, from place: URL? = nil) throws(DAVRefusal) -> URL {
    guard let address = URL(string: href, relativeTo: place ?? base)?.absoluteURL else {
      throw .foreign(base.host ?? "")
    }
    return address
  }

  /// What the server says of a resource and, at depth 1, of what is in it.
  func find(
    _ place: URL,
    depth: Int,
    _ properties: String
  ) async throws(DAVRefusal) -> (resources: [DAVResource], place: URL) {
    let body =
      "<?xml version=\"1.0\"?><propfind xmlns=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\" "
      + "xmlns:S=\"http://calendarserver.org/ns/\"><prop>\(properties)</prop></propfind>"
    return try await list("PROPFIND", place, depth: depth, body)
  }

  /// What the server answers to a question about many resources.
  func list(
    _ method: String,
    _ place: URL,
    depth: Int,
    _ body: String
  ) async throws(DAVRefusal) -> (resources: [DAVResource], place: URL) {
    let headers = [("Depth", "\(depth)"), ("Content-Type", "application/xml; charset=utf-8")]
    let (response, place) = try await ask(method, place, headers, Array(body.utf8))
    guard response.status == 207, let found = DAVResource.all(in: response.body) else {
      throw .foreign(place.host ?? "")
    }
    return (found, place)
  }

  /// What has changed in a collection since a token, and the token of now (RFC 6578); nothing where the server
  /// cannot say that, or not any more.
  func changes(
    in place: URL,
    since token: String
  ) async throws(DAVRefusal) -> (resources: [DAVResource], token: String)? {
    let headers = [("Depth", "0"), ("Content-Type", "application/xml; charset=utf-8")]
    let body =
      "<?xml version=\"1.0\"?><sync-collection xmlns=\"DAV:\"><sync-token>\(Self.escaped(token))"
      + "</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>"
    do throws(DAVRefusal) {
      let (response, _) = try await ask("REPORT", place, headers, Array(body.utf8))
      guard response.status == 207, let found = DAVResource.changes(in: response.body),
        let next = found.token,
        // 507 says that there are more than these.
        !found.resources.contains(where: { $0.status != nil && $0.status != 404 })
      else { return nil }
      return (found.resources, next)
    } catch {
      switch error {
      // A token that is too old is refused with 403 or 409, and who has no such report says so too.
      case .password, .missing, .foreign, .answered, .readOnly, .changed: return nil
      default: throw error
      }
    }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// The bytes of a file.
  func read(_ place: URL) async throws(DAVRefusal) -> HTTPClientResponse {
    try await ask("GET", place, [], []).response
  }

  /// Puts a file in place, makes a collection or deletes something; conditions are in the headers.
  func change(
    _ method: String,
    _ place: URL,
    _ headers: [(String, String)] = [],
    _ body: [UInt8] = []
  ) async throws(DAVRefusal) -> HTTPClientResponse {
    let response = try await send(method, place, headers, body, isWriting: true)
    if let error = DAVRefusal(response.status, from: place.host ?? "", isWriting: true) {
      throw error
    }
    return response
  }

  // MARK: One request

  private func ask(
    _ method: String,
    _ place: URL,
    _ headers: [(String, String)],
    _ body: [UInt8]
  ) async throws(DAVRefusal) -> (response: HTTPClientResponse, place: URL) {
    var place = place
    for _ in 0..<5 {
      let response = try await send(method, place, headers, body, isWriting: false)
      guard Self.redirects.contains(response.status), let next = response.headers["location"]
      else {
        if let error = DAVRefusal(response.status, from: place.host ?? "", isWriting: false) {
          throw error
        }
        return (response, place)
      }
      place = try address(next, from: place)
    }
    throw .answered(place.host ?? "", 302)
  }

  private func send(
    _ method: String,
    _ place: URL,
    _ headers: [(String, String)],
    _ body: [UInt8],
    isWriting: Bool
  ) async throws(DAVRefusal) -> HTTPClientResponse {
    guard trusts(place) else { throw .elsewhere(place.host ?? "") }
    let (server, path): (ServerAddress, String)
    do throws(AddressRefusal) {
      (server, path) = try WebhookSender.split(place.absoluteString)
    } catch { throw .address(error) }
    guard isAtHome || server.port == 443 else { throw .address(.port(server.port, allowed: [443])) }
    let request = HTTPClientRequest(
      method,
      .server(server),
      path,
      headers: [("Authorization", authorization), ("User-Agent", "Pacesetter")] + headers,
      body: body,
      limits: Self.limits,
      isRepeatable: !isWriting
    )
    do throws(HTTPClientError) { return try await client.send(request) } catch {
      throw .network(error.refusal)
    }
  }

  /// Whether the password may be sent to an address: to the server itself and, over TLS, to its siblings,
  /// as `p12-caldav.example.com` is one of `caldav.example.com`.
  private func trusts(_ place: URL) -> Bool {
    guard let first = base.host?.lowercased(), let host = place.host?.lowercased() else {
      return false
    }
    guard place.scheme == "https" || (isAtHome && place.scheme == "http") else { return false }
    if host == first { return base.scheme == place.scheme || place.scheme == "https" }
    let family = first.split(separator: ".").dropFirst().joined(separator: ".")
    return place.scheme == "https" && family.contains(".") && host.hasSuffix("." + family)
      && family.contains { $0.isLetter }
  }
}
