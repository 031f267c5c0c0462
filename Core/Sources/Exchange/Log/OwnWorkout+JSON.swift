public import Formats
public import Training

extension OwnWorkout {
  /// Writes the workout as the export has it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("changedAt", changedAt.text)
      writeMembers(to: &json)
    }
  }

  /// Reads a workout, or says what is wrong with it.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    try self.init(fields, name: fields.string("name"), changedAt: fields.instant("changedAt"))
  }

  /// Reads the texts of a workout of a name that was written at a moment.
  public init(_ fields: Fields, name: String, changedAt: Instant) throws(ShapeError) {
    guard (1...Self.longestName).contains(name.utf8.count) else {
      throw fields.error("name", fields["name"], "a name of 1 to \(Self.longestName) bytes")
    }
    self.init(
      name: name,
      text: try Self.text(fields, "text") ?? "",
      base: try fields.string(ifPresent: "base"),
      baseText: try Self.text(fields, "baseText"),
      changedAt: changedAt
    )
    guard !text.isEmpty else { throw fields.error("text", fields["text"], "a workout") }
  }

  /// The most bytes of a name.
  public static let longestName = 200

  func writeMembers(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("base", base)
    json.field("baseText", baseText)
  }

  private static func text(_ fields: Fields, _ key: String) throws(ShapeError) -> String? {
    let text = try fields.string(ifPresent: key)
    guard (text ?? "").utf8.count <= longestText else {
      throw fields.error(key, fields[key], "a text of at most \(longestText) bytes")
    }
    return text
  }
}
