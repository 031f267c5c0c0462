public import Formats

/// What has changed in a page since a workout was read from it, and the workout with the changes in it.
public struct PageChange: APIAnswer, Hashable {
  /// Whether the workout of the page is another one than before.
  public let isChanged: Bool
  /// One's own text with what the page has changed; where both did, one's own words stay.
  public let text: String
  /// What is otherwise in it than in one's own text.
  public let changes: [WorkoutVariant.Change]
  /// What the page has changed where one's own text is otherwise too: it was left out.
  public let conflicts: [WorkoutVariant.Change]

  /// Compares a workout with its page: as it was read then, as it is now, and as its owner has it.
  public init(then: String, now: String, own: String) {
    let merge = LineMerge(base: Self.lines(then), mine: Self.lines(own), theirs: Self.lines(now))
    let merged = merge.lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    self.init(
      isChanged: Self.body(then) != Self.body(now),
      text: merged,
      changes: WorkoutVariant(text: Array(merged.utf8), base: Array(own.utf8), baseName: "")
        .changes,
      conflicts: merge.conflicts.map { conflict in
        WorkoutVariant.Change(
          kind: conflict.isRemoval ? .removed : .added,
          line: conflict.line,
          text: String(decoding: conflict.text, as: UTF8.self)
        )
      }
    )
  }

  init(
    isChanged: Bool,
    text: String,
    changes: [WorkoutVariant.Change],
    conflicts: [WorkoutVariant.Change]
  ) {
    self.isChanged = isChanged
    self.text = text
    self.changes = changes
    self.conflicts = conflicts
  }

  private static func lines(_ text: String) -> [[UInt8]] {
    Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  // The day on which it was read is no change of the page.
  private static func body(_ text: String) -> [[UInt8]] {
    lines(text).filter { !$0.starts(with: Array("source:".utf8)) }
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("changed", isChanged)
      json.field("text", text)
      for (key, list) in [("changes", changes), ("conflicts", conflicts)] {
        json.array(key) { json in
          for change in list {
            json.object { json in
              json.field("kind", change.kind.rawValue)
              json.field("line", change.line)
              json.field("text", change.text)
            }
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      isChanged: try fields.bool("changed", default: false),
      text: try fields.string("text"),
      changes: try Self.changes(fields, "changes"),
      conflicts: try Self.changes(fields, "conflicts")
    )
  }

  private static func changes(
    _ fields: Fields,
    _ key: String
  ) throws(ShapeError) -> [WorkoutVariant.Change] {
    var changes: [WorkoutVariant.Change] = []
    for json in try fields.list(key) {
      let change = try Fields(json, at: key)
      guard let kind = try change.choice(WorkoutVariant.Change.Kind.self, ifPresent: "kind") else {
        throw change.error("kind", nil, "added or removed")
      }
      changes.append(
        WorkoutVariant.Change(
          kind: kind,
          line: try change.whole("line", 0...1_000_000) ?? 0,
          text: try change.string("text")
        )
      )
    }
    return changes
  }
}
