import HTTPTypes
import NIOCore

/// The other end of a connection, as far as the system knows.
public enum Peer: Hashable, Sendable {
  /// Somebody who may open the socket in the data folder: its owner.
  case owner
  /// A program on this machine.
  case near(String)
  /// Another machine.
  case far(String)
  case unknown

  init(_ channel: any Channel) {
    if case .unixDomainSocket = channel.localAddress {
      self = .owner
      return
    }
    guard let address = channel.remoteAddress?.ipAddress?.lowercased() else {
      self = .unknown
      return
    }
    // As a socket for both families writes the address of the older one.
    let plain = address.hasPrefix("::ffff:") ? String(address.dropFirst(7)) : address
    self = plain == "::1" || plain.hasPrefix("127.") ? .near(plain) : .far(plain)
  }

  /// The address, for a limit or a log.
  var address: String {
    switch self {
    case .owner: "owner"
    case .near(let address), .far(let address): address
    case .unknown: "unknown"
    }
  }

  /// The address that counts; with a proxy, the last one it names.
  func address(of request: HTTPRequest, behindProxy: Bool) -> String {
    guard behindProxy, let names = request.headerFields[.forwardedFor],
      let last = names.split(separator: ",").last
    else { return address }
    let text = last.trimmingPrefix { $0 == " " }
    // Only an address replaces one: a name in the header could be anything.
    return (try? SocketAddress(ipAddress: String(text), port: 0)) == nil ? address : String(text)
  }
}
