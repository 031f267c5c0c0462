public import Formats
import Screens
public import Training

/// Everything that is remembered, by kind and key.
public struct MemoryList: APIAnswer, Hashable {
  /// The items.
  public let items: [MemoryItem]

  /// Takes the items.
  public init(_ items: [MemoryItem]) { self.items = items }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("items") { json in for item in items { item.write(to: &json) } }
      json.array("rows") { json in
        for item in items {
          let day = LocalTime(item.updatedAt, offset: reader.offset).day
          let screen = MemoryScreen(item, said: day, in: reader.language)
          json.object { json in
            json.field("key", item.key)
            json.field("name", screen.name)
            json.field("value", screen.value)
            json.field("origin", screen.origin)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var items: [MemoryItem] = []
    for item in try Fields(json).list("items") { items.append(try MemoryItem(item)) }
    self.init(items)
  }
}

extension MemoryItem {
  /// An item as a program writes it, said at a moment unless it says when.
  init(_ json: JSON, saidAt now: Instant) throws(ShapeError) {
    guard case .object(let members) = json, json["updatedAt"] == nil else {
      try self.init(json)
      return
    }
    let time = JSON.Member("updatedAt", .string(now.text))
    try self.init(.object(members + [time]))
  }
}
