import Formats

/// A place that gets each activity as files, as its owner sees it.
public struct KeptExport: Shaped, Hashable {
  /// The most places that can be added.
  public static let most = 4
  /// The most bytes of an address.
  public static let longestAddress = 500
  /// The name of the place that was given to `serve --export`.
  public static let given = "given"

  /// Its name among them: 8 hexadecimal digits, or ``given``.
  public var id: String
  /// The address of a folder on a WebDAV server, or the path of one on the server's own machine.
  public var address: String
  /// The user's name on the server; nothing for a folder of the machine.
  public var user: String?
  /// When something was sent last, in seconds since 1970.
  public var sent: Int64?
  /// How many activities wait to be sent; nothing before the first look.
  public var waiting: Int?
  /// Whether it is to be sent now what waits.
  public var isAsked: Bool
  /// Why nothing could be sent the last time.
  public var problem: String?

  /// Describes a place.
  public init(
    id: String,
    address: String,
    user: String?,
    sent: Int64? = nil,
    waiting: Int? = nil,
    isAsked: Bool = false,
    problem: String? = nil
  ) {
    self.id = id
    self.address = address
    self.user = user
    self.sent = sent
    self.waiting = waiting
    self.isAsked = isAsked
    self.problem = problem
  }

  /// Whether it was given to `serve --export`, and ends with that.
  public var isGiven: Bool { id == Self.given }

  public static var blank: KeptExport { KeptExport(id: "", address: "", user: nil) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.text("address", &address)
    try it.text("user", &user)
    try it.whole("sent", &sent)
    try it.whole("waiting", &waiting, in: 0...10_000_000)
    try it.flag("asked", &isAsked)
    var isGiven = isGiven
    try it.flag("given", &isGiven)
    try it.text("problem", &problem)
  }
}
