public import Screens

/// An account on a CalDAV server: where it is, and who asks.
public struct CalendarAccount: Hashable, Sendable {
  /// The most bytes of a user's name and of a password.
  public static let longestWord = 200

  /// The address of the server, or of one calendar on it.
  public let address: String
  /// Whether it may be in the own network.
  public let isAtHome: Bool
  /// The user's name there.
  public let user: String
  /// The password, best one that was made for this app alone.
  public let password: String
  /// Whether the plan is kept there too, in a calendar of its own.
  public let keepsPlan: Bool

  /// Names an account, or says what is wrong with it.
  public init(
    typed address: String,
    isAtHome: Bool,
    user: String,
    password: String,
    keepsPlan: Bool,
    in language: Language = .english
  ) throws(APICallError) {
    var address = address
    for scheme in ["caldavs://", "caldav://"] where address.lowercased().hasPrefix(scheme) {
      address =
        "https://"
        + String(decoding: Array(address.utf8.dropFirst(scheme.utf8.count)), as: UTF8.self)
    }
    if !address.utf8.contains(UInt8(ascii: ":")) { address = "https://" + address }
    let source = try CalendarSource(typed: address, isAtHome: isAtHome, in: language)
    if case .feed(let plain, _) = source { address = plain }
    try Self.check(user: user, password: password, in: language)
    self.address = address
    self.isAtHome = isAtHome
    self.user = user
    self.password = password
    self.keepsPlan = keepsPlan
  }

  /// Refuses a user's name or a password that no server can have.
  static func check(
    user: String,
    password: String,
    in language: Language
  ) throws(APICallError) {
    guard fits(user), !user.utf8.contains(UInt8(ascii: ":")) else {
      throw APICallError(DoorFieldWords.user(longest: longestWord, in: language))
    }
    guard fits(password) else {
      throw APICallError(DoorFieldWords.password(longest: longestWord, in: language))
    }
  }

  private static func fits(_ word: String) -> Bool {
    (1...longestWord).contains(word.utf8.count) && !word.utf8.contains { $0 < 0x20 }
  }
}
