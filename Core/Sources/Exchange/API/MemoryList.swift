import Formats
import Screens
public import Training

/// Everything that is remembered, by kind and key.
public struct MemoryList: APIAnswer, Shaped, Hashable {
  /// The items.
  public private(set) var items: [MemoryItem]

  /// Takes the items.
  public init(_ items: [MemoryItem]) { self.items = items }

  public static var blank: MemoryList { MemoryList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("items", &items)
    let items = items
    it.telling { json, reader in
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
