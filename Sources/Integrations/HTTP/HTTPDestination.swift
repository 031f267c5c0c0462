/// Where a request goes: to a server on the network, or to a socket in a folder.
public enum HTTPDestination: Hashable, Sendable {
  /// A server that is named by its address.
  case server(ServerAddress)
  /// A socket that is named by its path; nothing but the folder's rights guards it.
  case socket(String)

  /// What the `Host` header says.
  var authority: String {
    switch self {
    case .server(let address): address.authority
    case .socket: "localhost"
    }
  }
}

extension HTTPDestination: CustomStringConvertible {
  /// The address or the path, for a person.
  public var description: String {
    switch self {
    case .server(let address): address.description
    case .socket(let path): path
    }
  }
}
