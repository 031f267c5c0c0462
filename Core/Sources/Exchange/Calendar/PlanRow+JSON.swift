public import Formats
public import Screens
import Training

extension PlanRow: ObjectShaped {
  /// Writes the row.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", session.id)
      session.writeMembers(to: &json)
      json.field("outcome", outcome.rawValue)
      json.field("words", words)
      json.field("entry", entry)
    }
  }

  /// Reads a row.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let outcome = try fields.choice(Outcome.self, ifPresent: "outcome") else {
      throw fields.error("outcome", nil, "what became of it")
    }
    self.init(
      session: try PlannedSession(fields, id: try fields.string("id")),
      outcome: outcome,
      words: try fields.string("words"),
      entry: try fields.string(ifPresent: "entry")
    )
  }
}
