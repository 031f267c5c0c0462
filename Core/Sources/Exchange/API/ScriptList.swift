import Formats
public import Training

/// The scripts of one's own, by name.
public struct ScriptList: APIAnswer, Shaped, Hashable {
  /// One of them, without its words.
  public struct Entry: Hashable, Sendable {
    /// What it is called.
    public fileprivate(set) var name: String
    /// How many messages it has.
    public fileprivate(set) var messages: Int
    /// When it was kept.
    public fileprivate(set) var keptAt: Instant

    /// Takes what is known of a script.
    public init(name: String, messages: Int, keptAt: Instant) {
      self.name = name
      self.messages = messages
      self.keptAt = keptAt
    }
  }

  /// The scripts, by name.
  public private(set) var entries: [Entry]

  /// Takes entries in their order.
  public init(_ entries: [Entry]) { self.entries = entries }

  public static var blank: ScriptList { ScriptList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    let blank = Entry(name: "", messages: 0, keptAt: Instant(secondsSince1970: 0))
    try it.rows("scripts", &entries, from: blank) { it, entry throws(ShapeError) in
      try it.text("name", &entry.name)
      try it.whole("messages", &entry.messages, isRequired: false)
      try it.unixTime("keptAt", &entry.keptAt)
    }
  }
}
