import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// Changing a workout by form.
extension LibraryDesk {
  /// A workout's text as rows of fields, after a change of one of them.
  @inline(never) func workoutForm(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (text, edit) = try PageError.shaped { () throws(ShapeError) -> ([UInt8], WorkoutEdit?) in
      (Array(try fields.string("text").utf8), try WorkoutEdit(ifPresent: fields))
    }
    var document = WorkoutDocument.read(text, name: "workout")
    var line: Int?
    var problem: WorkoutEditError?
    if let edit {
      do throws(WorkoutEditError) {
        let edited = try document.edited(edit)
        document = WorkoutDocument.read(edited.text, name: "workout")
        line = edited.line
      } catch {
        problem = error
      }
    }
    return Reply.object { json in
      json.field("text", document.text)
      if let line { json.field("line", line) }
      if let problem { json.field("problem", problem.words(in: fields.language())) }
      json.array("blocks") { json in
        for block in WorkoutForm(document).blocks { block.write(to: &json) }
      }
      if edit == nil {
        json.array("exercises") { json in
          for exercise in library?.catalogue.exercises ?? [] { json.value(exercise.name) }
        }
      }
    }
  }
}

extension WorkoutEdit {
  /// Takes a change from a request: `{"edit":{"set":{"line":7,"field":"load","to":"80 kg"}}}`.
  fileprivate init?(ifPresent fields: Fields) throws(ShapeError) {
    guard let edit = try fields.fields(ifPresent: "edit") else { return nil }
    if let set = try edit.fields(ifPresent: "set") {
      guard let field = try set.choice(WorkoutForm.Field.self, ifPresent: "field") else {
        throw set.error("field", nil, "the name of a field")
      }
      self = .set(field, try set.string("to"), line: try Self.whole(set, "line"))
    } else if let add = try edit.fields(ifPresent: "add") {
      self = .add(try add.string("name"), block: try Self.whole(add, "block"))
    } else if let remove = try edit.fields(ifPresent: "remove") {
      self = .remove(line: try Self.whole(remove, "line"))
    } else if let up = try edit.fields(ifPresent: "up") {
      self = .moveUp(line: try Self.whole(up, "line"))
    } else if let down = try edit.fields(ifPresent: "down") {
      self = .moveDown(line: try Self.whole(down, "line"))
    } else {
      throw fields.error("edit", fields["edit"], "one of set, add, remove, up, down")
    }
  }

  private static func whole(_ fields: Fields, _ key: String) throws(ShapeError) -> Int {
    let found = try fields.integer(ifPresent: key)
    guard let found, (0...10_000_000).contains(found) else {
      throw fields.error(key, fields[key], "a whole number")
    }
    return Int(found)
  }
}

extension WorkoutForm.Block {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("heading", heading)
      json.array("rows") { json in
        for row in rows {
          json.object { json in
            json.field("line", row.line)
            json.field("words", row.words)
            json.field("tag", row.tag)
            json.field("name", row.name)
            json.field("sets", row.sets)
            json.field("amount", row.amount)
            json.field("load", row.load)
            json.field("rest", row.rest)
            json.field("note", row.note)
            json.field("also", row.also)
            json.field("open", row.isOpen)
          }
        }
      }
    }
  }
}
