import Formats
public import Training

extension StrengthSession: Shaped {
  public static var blank: StrengthSession {
    let start = LocalTime(secondsSince1970: 0, offset: .zero)
    return StrengthSession(id: "", name: "", startedAt: start, program: "")
  }

  /// With its sets.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.text("workout", &workout)
    try it.text("name", &name)
    try it.text("contentHash", &contentHash)
    try it.zonedTime("startedAt", &startedAt)
    try it.duration("elapsedSeconds", &elapsed)
    try it.number("bodyKilograms", &bodyKilograms)
    try it.text("program", &program)
    try it.nested("score", &score)
    try it.number("effort", &effort)
    try it.text("note", &note)
    try it.member("sets", ["type": "array"], isRequired: true) { json in
      json.array("sets") { json in for set in sets { set.write(to: &json) } }
    } read: { fields throws(ShapeError) in
      for set in try fields.list("sets") { sets.append(try LiftedSet(set)) }
    }
  }
}
