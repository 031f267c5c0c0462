public import Exchange
public import Formats

/// What is to be changed of the remarks on an entry; what is not named stays as it is.
public struct RemarkChange: Hashable, Sendable {
  /// A new label, or nothing in the place of it.
  public var label: String??
  /// New notes, or nothing in the place of them.
  public var notes: String??
  /// A new effort, or nothing in the place of it.
  public var effort: Int??

  /// Creates a change of nothing.
  public init() {}

  /// Reads `{"label": "Long run", "notes": null, "perceivedEffort": 7}`; null takes away.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    label = try Self.text(json["label"], "label", upTo: Remarks.longestLabel, fields)
    notes = try Self.text(json["notes"], "notes", upTo: Remarks.longestNotes, fields)
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

  /// The change as the server takes it.
  public var json: JSON {
    var members: [JSON.Member] = []
    if let label { members.append(JSON.Member("label", label.map { .string($0) } ?? .null)) }
    if let notes { members.append(JSON.Member("notes", notes.map { .string($0) } ?? .null)) }
    if let effort {
      members.append(JSON.Member("perceivedEffort", effort.map { .number(Double($0)) } ?? .null))
    }
    return .object(members)
  }

  /// Carries it out.
  @Sendable public func apply(to remarks: inout Remarks) {
    if let label { remarks.label = label }
    if let notes { remarks.notes = notes }
    if let effort { remarks.effort = effort }
  }
}
