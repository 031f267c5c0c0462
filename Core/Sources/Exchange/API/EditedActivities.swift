public import Formats

/// The activities that stand in the list after an edit, the oldest first.
public struct EditedActivities: APIAnswer, Hashable {
  /// Their names.
  public let ids: [String]

  /// Names them.
  public init(_ ids: [String]) { self.ids = ids }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("ids") { json in for id in ids { json.value(id) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var ids: [String] = []
    for value in json["ids"]?.array ?? [] {
      guard let id = value.string else { throw fields.error("ids", value, "names of activities") }
      ids.append(id)
    }
    self.ids = ids
  }
}
