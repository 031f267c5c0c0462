import Formats
public import Screens

/// Where a calendar comes from.
public enum CalendarSource: Hashable, Sendable {
  /// An address that is read again every hour, and whether it may be in the own network.
  case feed(String, isAtHome: Bool)
  /// All calendars of an account on a CalDAV server.
  case account(CalendarAccount)
  /// The bytes of a file.
  case file([UInt8])

  /// The most bytes of an address.
  public static let longestAddress = 1000

  /// Reads an address as people copy it; `webcal` is another word for `https`.
  public init(
    typed address: String,
    isAtHome: Bool,
    in language: Language = .english
  ) throws(APICallError) {
    var address = address.trimmed
    for scheme in ["webcal://", "webcals://"] where address.lowercased().hasPrefix(scheme) {
      let rest = Array(address.utf8.dropFirst(scheme.utf8.count))
      address = "https://" + String(decoding: rest, as: UTF8.self)
    }
    let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    let hasScheme = address.hasPrefix("https://") || (isAtHome && address.hasPrefix("http://"))
    guard isPlain, hasScheme, address.utf8.count <= Self.longestAddress else {
      throw APICallError(DoorFieldWords.calendar(longest: Self.longestAddress, in: language))
    }
    self = .feed(address, isAtHome: isAtHome)
  }

  /// The server of an address, without what is secret in it; nothing for a file.
  public var host: String? {
    let address: String
    switch self {
    case .feed(let feed, _): address = feed
    case .account(let account): address = account.address
    case .file: return nil
    }
    let parts = address.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count > 1 else { return nil }
    // Before the host a name and a password may stand.
    let host = parts[1].split(separator: UInt8(ascii: "@")).last ?? parts[1]
    return String(decoding: Array(host), as: UTF8.self)
  }
}
