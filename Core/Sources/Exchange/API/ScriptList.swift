public import Formats
public import Training

/// The scripts of one's own, by name.
public struct ScriptList: APIAnswer, Hashable {
  /// One of them, without its words.
  public struct Entry: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// How many messages it has.
    public let messages: Int
    /// When it was kept.
    public let keptAt: Instant

    /// Takes what is known of a script.
    public init(name: String, messages: Int, keptAt: Instant) {
      self.name = name
      self.messages = messages
      self.keptAt = keptAt
    }

    /// Writes what is known of it.
    public func write(to json: inout JSONWriter) {
      json.object { json in
        json.field("name", name)
        json.field("messages", messages)
        json.field("keptAt", keptAt.secondsSince1970)
      }
    }
  }

  /// The scripts, by name.
  public let entries: [Entry]

  /// Takes entries in their order.
  public init(_ entries: [Entry]) { self.entries = entries }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("scripts") { json in for entry in entries { entry.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var entries: [Entry] = []
    for json in try Fields(json).list("scripts") {
      let fields = try Fields(json, at: "scripts")
      entries.append(
        Entry(
          name: try fields.string("name"),
          messages: Int(try fields.integer(ifPresent: "messages") ?? 0),
          keptAt: Instant(secondsSince1970: try fields.number(ifPresent: "keptAt") ?? 0)
        )
      )
    }
    self.init(entries)
  }
}
