/// Why a WebDAV server does not do what is asked.
public enum DAVError: Error, Hashable, Sendable {
  /// The address cannot be used.
  case address(String)
  /// The port is not one of the public network.
  case port(Int)
  /// The server does not know the user, or the password is wrong.
  case password(String)
  /// The user may read there, but not write.
  case readOnly(String)
  /// There is no room left.
  case full(String)
  /// There is nothing under that address.
  case missing(String)
  /// What is there has changed meanwhile.
  case changed
  /// The server leads to another one that is not trusted with the password.
  case elsewhere(String)
  /// The server does not speak the protocol.
  case foreign(String)
  /// The server answers with a status that says nothing more.
  case answered(String, Int)
  /// The network, in a sentence.
  case network(String)

  /// What a status means, if it is no success.
  public init?(_ status: Int, from host: String, isWriting: Bool) {
    switch status {
    case 200..<300: return nil
    case 401: self = .password(host)
    case 403 where isWriting: self = .readOnly(host)
    case 403: self = .password(host)
    case 404, 410: self = .missing(host)
    case 412: self = .changed
    case 413, 507: self = .full(host)
    case 405, 501: self = isWriting ? .readOnly(host) : .foreign(host)
    default: self = .answered(host, status)
    }
  }
}

extension DAVError: CustomStringConvertible {
  /// The sentence for the person whose server it is: what to do now, then the detail.
  public var description: String {
    switch self {
    case .address(let reason), .network(let reason): reason
    case .port(let port): "port \(port) is not allowed, expected 443"
    case .password(let host): "check the user and the app password; \(host) does not accept them"
    case .readOnly(let host):
      "allow this user to write there, or choose another place; \(host) does not let them"
    case .full(let host): "make room on \(host); there is none left for this"
    case .missing(let host): "check the address; \(host) has nothing there"
    case .changed: "try again; it has been changed there in the meantime"
    case .elsewhere(let host):
      "give the address of the server itself; this one sends the password on to \(host)"
    case .foreign(let host):
      "give the address of a CalDAV or WebDAV server; \(host) does not speak that there"
    case .answered(let host, let status): "try again later; \(host) answers \(status)"
    }
  }
}
