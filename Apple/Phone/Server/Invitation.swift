import Foundation

/// A link that offers a server to this phone: `pacesetter://pair?server=https://run.example.org&code=7KQ2-M9XD`.
///
/// Anybody can make such a link, so the runner is asked before it is followed.
struct Invitation: Hashable, Sendable {
  /// The server.
  let address: HomeAddress
  /// The code that lets one device in.
  let code: String

  /// Reads a link; nil if it is no invitation.
  init?(_ url: URL) {
    guard url.scheme == "pacesetter", url.host() == "pair",
      let items = URLComponents(string: url.absoluteString)?.queryItems,
      let typed = items.first(where: { $0.name == "server" })?.value,
      let address = HomeAddress(typed: typed),
      let code = items.first(where: { $0.name == "code" })?.value, !code.isEmpty
    else { return nil }
    (self.address, self.code) = (address, code)
  }
}
