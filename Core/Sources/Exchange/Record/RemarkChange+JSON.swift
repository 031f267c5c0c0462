public import Formats
public import Training

extension RemarkChange {
  /// Reads `{"label": "Long run", "notes": null, "perceivedEffort": 7, "gear": "Red shoes", "sport": "cycling"}`;
  /// null deletes.
  public init(_ json: JSON) throws(ShapeError) {
    self.init()
    let fields = try Fields(json)
    label = try Self.text(json["label"], "label", upTo: Remarks.longestLabel, fields)
    notes = try Self.text(json["notes"], "notes", upTo: Remarks.longestNotes, fields)
    gear = try Self.text(json["gear"], "gear", upTo: Remarks.longestGear, fields)
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
    guard let text = value.string, text.hasCharacters(0...limit) else {
      throw fields.error(key, value, "a text of at most \(limit) characters, or null")
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
    if let gear { members.append(JSON.Member("gear", gear.map { .string($0) } ?? .null)) }
    if let sport { members.append(JSON.Member("sport", .string(sport.rawValue))) }
    return .object(members)
  }
}

extension Remarks: APIAnswer, Shaped {
  public static var blank: Remarks { Remarks() }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("label", &label)
    try it.text("notes", &notes)
    try it.whole("perceivedEffort", &effort)
    try it.text("gear", &gear)
    try it.choice("sport", &sport)
  }
}
