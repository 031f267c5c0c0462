import NIOCore

/// Which addresses of the network a request that comes from outside may be sent to: public ones, and
/// hosts of the own network that the owner has named.
///
/// Without it a name that somebody else chose could lead to the router, to a printer, or to this server
/// itself (server-side request forgery).
public struct AddressRule: Hashable, Sendable {
  /// Hosts that may be private, as they are written in an address.
  public var allowedHosts: Set<String>

  /// Creates a rule; no private address is allowed unless it is named.
  public init(allowedHosts: Set<String> = []) { self.allowedHosts = allowedHosts }

  /// Whether all addresses of a name may be connected to: one that is private spoils the others.
  func allows(_ addresses: [SocketAddress], of host: String) -> Bool {
    guard !allowedHosts.contains(host.lowercased()) else { return !addresses.isEmpty }
    return !addresses.isEmpty && addresses.allSatisfy(Self.isPublic)
  }

  /// Whether an address belongs to the public network, by the registries of special addresses.
  static func isPublic(_ address: SocketAddress) -> Bool {
    address.withSockAddr { pointer, size in
      let bytes = Array(UnsafeRawBufferPointer(start: pointer, count: size))
      // Behind family and port; the longer kind has a flow label between.
      switch address {
      case .v4: return bytes.count >= 8 && !isSpecial(four: Array(bytes[4..<8]))
      case .v6: return bytes.count >= 24 && !isSpecial(six: Array(bytes[8..<24]))
      case .unixDomainSocket: return false
      }
    }
  }

  private static func isSpecial(four bytes: [UInt8]) -> Bool {
    specialFour.contains { block, length in begins(bytes, with: block, length) }
  }

  private static func isSpecial(six bytes: [UInt8]) -> Bool {
    specialSix.contains { block, length in begins(bytes, with: block, length) }
  }

  /// Whether the first bits of an address are those of a block.
  private static func begins(_ bytes: [UInt8], with block: [UInt8], _ length: Int) -> Bool {
    for place in 0..<(length + 7) / 8 {
      let bits = min(8, length - 8 * place)
      let mask = UInt8(truncatingIfNeeded: 0xFF00 >> bits)
      let expected = place < block.count ? block[place] : 0
      if bytes[place] & mask != expected & mask { return false }
    }
    return true
  }

  private static let specialFour: [([UInt8], Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
    ([192, 0, 0], 24), ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15),
    ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 4), ([240], 4),
  ]

  // "::/96" has the unspecified address, the loopback and old forms of IPv4 in it.
  private static let specialSix: [([UInt8], Int)] = [
    ([], 96), ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96), ([0, 0x64, 0xFF, 0x9B], 96),
    ([0, 0x64, 0xFF, 0x9B, 0, 1], 48), ([0x01], 64), ([0x20, 0x01, 0, 0], 32),
    ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16), ([0xFC], 7), ([0xFE, 0x80], 10),
    ([0xFE, 0xC0], 10), ([0xFF], 8),
  ]
}
