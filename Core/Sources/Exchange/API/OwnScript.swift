public import Formats
public import Training

/// A script of one's own, as it was written.
public struct OwnScript: APIAnswer, Hashable {
  /// What it is called.
  public let name: String

  /// The file, to the byte.
  public let text: String

  /// How many messages it has.
  public let messages: Int

  /// When it was kept.
  public let keptAt: Instant

  /// Takes a script that was read and found good.
  public init(name: String, text: String, messages: Int, keptAt: Instant) {
    self.name = name
    self.text = text
    self.messages = messages
    self.keptAt = keptAt
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("name", name)
      json.field("messages", messages)
      json.field("keptAt", keptAt.secondsSince1970)
      json.field("text", text)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      name: try fields.string("name"),
      text: try fields.string("text"),
      messages: Int(try fields.integer(ifPresent: "messages") ?? 0),
      keptAt: Instant(secondsSince1970: try fields.number(ifPresent: "keptAt") ?? 0)
    )
  }
}
