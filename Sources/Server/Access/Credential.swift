import Exchange
import Formats
import HTTPTypes

/// The token that a device or a program shows: in a cookie that no script can read, or as a bearer.
struct Credential: Hashable, Sendable {
  /// The cookie's name where a browser gives it only to this very host, over TLS.
  static let hostCookie = "__Host-pacesetter"
  /// The cookie's name without TLS.
  static let plainCookie = "pacesetter"

  /// The SHA-256 of the token.
  let digest: [UInt8]

  /// Whether it is the token of a program, which may do what its scopes say and no more.
  let isScoped: Bool

  /// The token of a request, if it has one that could be ours.
  init?(_ request: HTTPRequest) {
    guard let token = Self.bearer(request) ?? Self.cookie(request) else { return nil }
    isScoped = token.hasPrefix(AccessToken.prefix)
    guard token.utf8.count == 64 + (isScoped ? AccessToken.prefix.utf8.count : 0) else {
      return nil
    }
    digest = SHA256.digest(of: Array(token.utf8))
  }

  /// Whether a request shows the token of a program, good or not: then nothing else counts.
  static func isScoped(_ request: HTTPRequest) -> Bool {
    bearer(request)?.hasPrefix(AccessToken.prefix) == true
  }

  /// The header that stores the token in a browser; an empty one deletes it.
  static func cookie(_ token: String, isSecure: Bool) -> String {
    let name = isSecure ? hostCookie : plainCookie
    let age = token.isEmpty ? 0 : 365 * 86_400
    return "\(name)=\(token); Path=/; Max-Age=\(age); HttpOnly; SameSite=Strict"
      + (isSecure ? "; Secure" : "")
  }

  private static func bearer(_ request: HTTPRequest) -> String? {
    guard let value = request.headerFields[.authorization] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
  }

  private static func cookie(_ request: HTTPRequest) -> String? {
    for field in request.headerFields[values: .cookie] {
      for pair in field.split(separator: ";") {
        let text = pair.trimmingPrefix { $0 == " " }
        for name in [hostCookie, plainCookie] where text.hasPrefix(name + "=") {
          return String(text.dropFirst(name.utf8.count + 1))
        }
      }
    }
    return nil
  }
}
