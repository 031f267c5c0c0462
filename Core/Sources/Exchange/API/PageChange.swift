import Formats

/// What has changed in a page since a workout was read from it, and the workout with the changes in it.
public struct PageChange: APIAnswer, Shaped, Hashable {
  /// Whether the workout of the page is another one than before.
  public private(set) var isChanged: Bool
  /// One's own text with what the page has changed; where both did, one's own words stay.
  public private(set) var text: String
  /// What is otherwise in it than in one's own text.
  public private(set) var changes: [WorkoutVariant.Change]
  /// What the page has changed where one's own text is otherwise too: it was left out.
  public private(set) var conflicts: [WorkoutVariant.Change]

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

  public static var blank: PageChange {
    PageChange(isChanged: false, text: "", changes: [], conflicts: [])
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.flag("changed", &isChanged)
    try it.text("text", &text)
    try Self.shape("changes", &changes, &it)
    try Self.shape("conflicts", &conflicts, &it)
  }

  private static func shape(
    _ key: String,
    _ changes: inout [WorkoutVariant.Change],
    _ it: inout Shaper
  ) throws(ShapeError) {
    let blank = WorkoutVariant.Change(kind: .added, line: 0, text: "")
    try it.rows(key, &changes, from: blank) { it, change throws(ShapeError) in
      try it.choice("kind", &change.kind, expected: "added or removed")
      try it.whole("line", &change.line, in: 0...1_000_000)
      try it.text("text", &change.text)
    }
  }
}
