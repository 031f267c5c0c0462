import HTTPTypes
import Hummingbird
import NIOCore

/// Answers only to its own names, so that no foreign name can be bent to point at this machine.
///
/// A bare address cannot be bent; where the server listens on all of them, all are its names.
struct HostRule: Sendable {
  private let names: Set<String>
  private let takesAddresses: Bool

  init(_ settings: ServerSettings) {
    names = Set(
      (["localhost", "127.0.0.1", "::1", settings.host] + settings.otherNames)
        .map { $0.lowercased() }
    )
    takesAddresses = !settings.isLoopback
  }

  /// Why a request is not meant for this server, if it is not.
  func problem(_ request: HTTPRequest) -> Problem? {
    guard let host = Self.host(of: request.authority), isOurs(host) else {
      return Problem(
        .misdirectedRequest,
        "this server does not answer to \(request.authority ?? "a request without a host");"
          + " --allow-host lets it answer to another name"
      )
    }
    return nil
  }

  private func isOurs(_ host: String) -> Bool {
    if names.contains(host) { return true }
    // Port 0 only completes the address; nothing is looked up.
    return takesAddresses && (try? SocketAddress(ipAddress: host, port: 0)) != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The name without port and brackets, in lower case; nothing if it is malformed.
  static func host(of authority: String?) -> String? {
    guard let authority = authority?.lowercased().utf8 else { return nil }
    let name: Substring.UTF8View
    let port: Substring.UTF8View
    if authority.first == UInt8(ascii: "[") {
      guard let end = authority.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      name = authority[..<end].dropFirst()
      port = authority[end...].dropFirst()
    } else {
      let end = authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
      name = authority[..<end]
      port = authority[end...]
    }
    let isPort = port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy(isDigit)
    return (port.isEmpty || isPort) && !name.isEmpty ? String(name) : nil
  }
}
