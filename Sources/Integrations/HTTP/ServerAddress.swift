public import Screens

/// Where a server is, as a person types it: `http://127.0.0.1:8080`, `https://run.example.org`.
public struct ServerAddress: Hashable, Sendable {
  /// Whether it is spoken to over TLS.
  public let isSecure: Bool
  /// Its name or address, without brackets.
  public let host: String
  /// Its port.
  public let port: Int

  /// Reads an address, or says what is wrong with it.
  public init(typed text: String) throws(AddressRefusal) {
    let lower = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: { lower.hasPrefix($0) }) else {
      throw .noScheme(text)
    }
    isSecure = scheme == "https://"
    var authority = lower.dropFirst(scheme.utf8.count)
    if authority.last == "/" { authority = authority.dropLast() }
    guard !authority.contains(where: { "/@?#".contains($0) || $0.isWhitespace }) else {
      throw .moreThanServer(text)
    }
    var rest: Substring
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { throw .noHost(text) }
      host = String(authority[authority.index(after: authority.startIndex)..<end])
      rest = authority[authority.index(after: end)...]
    } else {
      let end = authority.firstIndex(of: ":") ?? authority.endIndex
      host = String(authority[..<end])
      rest = authority[end...]
    }
    guard !host.isEmpty else { throw .noHost(text) }
    guard !rest.isEmpty else {
      port = isSecure ? 443 : 80
      return
    }
    guard rest.removeFirst() == ":", let port = Int(rest), (1...65_535).contains(port) else {
      throw .noPort(text)
    }
    self.port = port
  }

  /// What a request names it by.
  var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }
}

extension ServerAddress: CustomStringConvertible {
  /// The address as it is typed.
  public var description: String { (isSecure ? "https://" : "http://") + authority }
}
