import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// Workouts of one's own that are based on others.
extension LibraryDesk {
  /// Derives a variant, says what it has changed, goes over to a newer base, or back to it.
  @inline(never) static func variant(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (name, base, text, current, id) = try PageError.shaped {
      () throws(ShapeError) -> (String, [UInt8], String?, String?, String) in
      (
        try fields.string(ifPresent: "name") ?? "workout",
        Array(try fields.string("base").utf8),
        try fields.string(ifPresent: "text"),
        try fields.string(ifPresent: "current"),
        try fields.string(ifPresent: "id") ?? ""
      )
    }
    let language = fields.language()
    guard let text else {
      let id = id.isEmpty ? name + "-mine" : id
      return answer(WorkoutVariant(of: base, named: name, id: id), [], language)
    }
    let variant = WorkoutVariant(text: Array(text.utf8), base: base, baseName: name)
    guard let current else { return answer(variant, [], language) }
    let bytes = Array(current.utf8)
    if fields["reset"]?.bool == true {
      return answer(variant.reset(to: bytes), [], language)
    }
    let rebase = variant.rebased(onto: bytes)
    return answer(rebase.variant, rebase.conflicts, language, isBehind: variant.isBehind(bytes))
  }

  private static func answer(
    _ variant: WorkoutVariant,
    _ conflicts: [WorkoutVariant.Change],
    _ language: Language,
    isBehind: Bool = false
  ) -> [UInt8] {
    let document = WorkoutDocument.read(variant.text, name: variant.baseName)
    return Reply.object { json in
      json.field("text", document.text)
      json.field("hash", document.contentHash)
      json.field("problem", OwnWorkoutWords.problem(bytes: variant.text.count, in: language))
      json.field("baseHash", variant.baseHash)
      json.field("behind", isBehind)
      for (key, changes) in [("changes", variant.changes), ("conflicts", conflicts)] {
        json.array(key) { json in
          for change in changes {
            json.object { json in
              json.field("kind", change.kind.rawValue)
              json.field("line", change.line)
              json.field("text", change.text)
            }
          }
        }
      }
      json.array("findings") { json in
        for diagnostic in document.diagnostics {
          json.object { json in
            json.field("severity", diagnostic.severity.rawValue)
            json.field("line", diagnostic.line)
            json.field("column", diagnostic.column)
            json.field("message", diagnostic.message)
            json.field("suggestion", diagnostic.suggestion)
          }
        }
      }
    }
  }
}
