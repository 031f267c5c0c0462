/// Where a provider is: `https://api.anthropic.com`, `http://127.0.0.1:11434/v1`.
public struct ModelAddress: Hashable, Sendable {
  /// The scheme, the name and the port: `http://127.0.0.1:11434`.
  public let server: String
  /// The path before the dialect's own, without a slash at its end.
  public let path: String

  /// Reads an address, or nothing if it is none.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }),
      bytes.allSatisfy({ (0x21...0x7E).contains($0) && !Array("?#@\\\"<>".utf8).contains($0) })
    else { return nil }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    guard end > rest.startIndex else { return nil }
    server = scheme + String(decoding: Array(rest[..<end]), as: UTF8.self)
    var path = Array(rest[end...])
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    self.path = String(decoding: path, as: UTF8.self)
  }

  /// Whether what is sent is encrypted, or stays on this machine or in this house.
  ///
  /// A key or a person's words never cross the open network readable.
  public var isSafe: Bool { server.hasPrefix("https://") || isNear }

  /// Whether it is this machine.
  public var isHere: Bool { ["127.0.0.1", "localhost", "[::1]"].contains(host) }

  private var isNear: Bool {
    let host = host
    if isHere || host.hasPrefix("[fd") || host.hasPrefix("[fe80") { return true }
    let parts = host.split(separator: ".").map { Int($0) }
    if parts.count == 4, let first = parts[0], let second = parts[1] {
      return first == 10 || first == 127 || first == 192 && second == 168
        || first == 172 && (16...31).contains(second)
    }
    return !host.contains(".") || [".local", ".lan", ".home.arpa"].contains { host.hasSuffix($0) }
  }

  private var host: String {
    let name =
      Array(server.lowercased().utf8).split(separator: UInt8(ascii: "/")).last.map { Array($0) }
      ?? []
    if name.first == UInt8(ascii: "[") {
      let end = name.firstIndex(of: UInt8(ascii: "]")) ?? name.endIndex - 1
      return String(decoding: name[...end], as: UTF8.self)
    }
    return String(decoding: name.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }
}
