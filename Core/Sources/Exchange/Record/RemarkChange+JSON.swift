public import Formats
public import Training

extension RemarkChange {
  /// Reads `{"label": "Long run", "notes": null, "perceivedEffort": 7, "sport": "cycling"}`; null deletes.
  public init(_ json: JSON) throws(ShapeError) {
    self.init()
    let fields = try Fields(json)
    label = try Self.text(json["label"], "label", upTo: Remarks.longestLabel, fields)
    notes = try Self.text(json["notes"], "notes", upTo: Remarks.longestNotes, fields)
    sport = try fields.choice(Recording.Sport.self, ifPresent: "sport")
    guard let value = json["perceivedEffort"] else { return }
    if value.isNull {
      effort = .some(nil)
      return
    }
    guard let number = value.integer, (1...10).contains(number) else {
      throw fields.error("perceivedEffort", value, "a whole number from 1 to 10, or null")
    }
    effort = Int(number)
  }

  private static func text(
    _ value: JSON?,
    _ key: String,
    upTo limit: Int,
    _ fields: Fields
  ) throws(ShapeError) -> String?? {
    guard let value else { return nil }
    if value.isNull { return .some(nil) }
    guard let text = value.string, text.utf8.count <= limit else {
      throw fields.error(key, value, "a text of at most \(limit) bytes, or null")
    }
    return .some(text.isEmpty ? nil : text)
  }

  /// The change as the server accepts it.
  public var json: JSON {
    var members: [JSON.Member] = []
    if let label { members.append(JSON.Member("label", label.map { .string($0) } ?? .null)) }
    if let notes { members.append(JSON.Member("notes", notes.map { .string($0) } ?? .null)) }
    if let effort {
      members.append(JSON.Member("perceivedEffort", effort.map { .number(Double($0)) } ?? .null))
    }
    if let sport { members.append(JSON.Member("sport", .string(sport.rawValue))) }
    return .object(members)
  }
}

extension Remarks: APIAnswer {
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("label", label)
      json.field("notes", notes)
      json.field("perceivedEffort", effort)
      json.field("sport", sport?.rawValue)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      label: try fields.string(ifPresent: "label"),
      notes: try fields.string(ifPresent: "notes"),
      effort: try fields.integer(ifPresent: "perceivedEffort").map { Int($0) }
    )
    sport = try fields.choice(Recording.Sport.self, ifPresent: "sport")
  }
}
