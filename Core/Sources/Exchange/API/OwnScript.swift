import Formats
public import Training

/// A script of one's own, as it was written.
public struct OwnScript: APIAnswer, Shaped, Hashable {
  /// What it is called.
  public private(set) var name: String

  /// The file, to the byte.
  public private(set) var text: String

  /// How many messages it has.
  public private(set) var messages: Int

  /// When it was kept.
  public private(set) var keptAt: Instant

  /// Takes a script that was read and found good.
  public init(name: String, text: String, messages: Int, keptAt: Instant) {
    self.name = name
    self.text = text
    self.messages = messages
    self.keptAt = keptAt
  }

  public static var blank: OwnScript {
    OwnScript(name: "", text: "", messages: 0, keptAt: Instant(secondsSince1970: 0))
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("name", &name)
    try it.whole("messages", &messages, isRequired: false)
    try it.unixTime("keptAt", &keptAt)
    try it.text("text", &text)
  }
}
