import Foundation

/// The names and addresses of a home network: the only ones that a local authority signs.
enum HomeName {
  /// Endings of names that mean nothing on the Internet (RFC 6761, 6762, 8375, and ICANN's own for
  /// private use), and what routers commonly use.
  private static let endings = [
    "localhost", "local", "home.arpa", "internal", "lan", "home", "fritz.box",
  ]

  /// Private addresses (RFC 1918, 6598, 3927, 4193, 4291), with their masks.
  private static let older: [(String, String)] = [
    ("127.0.0.0", "255.0.0.0"), ("10.0.0.0", "255.0.0.0"), ("172.16.0.0", "255.240.0.0"),
    ("192.168.0.0", "255.255.0.0"), ("100.64.0.0", "255.192.0.0"), ("169.254.0.0", "255.255.0.0"),
  ]
  private static let newer: [(String, String)] = [
    ("::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"), ("fc00::", "fe00::"), ("fe80::", "ffc0::"),
  ]

  /// What an authority is limited to, as openssl writes it.
  static var constraints: String {
    let host = ProcessInfo.processInfo.hostName.lowercased()
    let names = endings + (isPlain(host) && !host.contains(".") ? [host] : [])
    return
      (names.enumerated().map { "permitted;DNS.\($0.offset) = \($0.element)" }
      + (older + newer).enumerated().map {
        "permitted;IP.\($0.offset) = \($0.element.0)/\($0.element.1)"
      }).joined(separator: "\n")
  }

  /// Whether a name or an address belongs to a home network.
  static func isHomely(_ name: String) -> Bool {
    if let address = bytes(name) {
      let ranges = address.count == 4 ? older : newer
      return ranges.contains { base, mask in
        guard let base = bytes(base), let mask = bytes(mask) else { return false }
        return zip(zip(address, mask), base).allSatisfy { $0.0 & $0.1 == $1 }
      }
    }
    guard isPlain(name) else { return false }
    let own = ProcessInfo.processInfo.hostName.lowercased()
    return endings.contains { name == $0 || name.hasSuffix("." + $0) }
      || !own.contains(".") && name == own
  }

  /// Whether it is an address.
  static func isAddress(_ name: String) -> Bool { bytes(name) != nil }

  /// Whether it can stand in a certificate as a name.
  static func isPlain(_ name: String) -> Bool {
    (1...253).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
      }
  }

  /// The bytes of an address, four or sixteen.
  private static func bytes(_ text: String) -> [UInt8]? {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    var sixteen = in6_addr()
    guard inet_pton(AF_INET6, text, &sixteen) == 1 else { return nil }
    return withUnsafeBytes(of: sixteen) { Array($0) }
  }
}
