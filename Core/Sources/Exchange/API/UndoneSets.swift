public import Formats
public import Training

/// Sets that were logged and are taken back.
public struct UndoneSets: APIAnswer, Hashable {
  /// The session of their day.
  public let session: String
  /// When they were done, in seconds since 1970.
  public let at: Double
  /// Minutes east of UTC there and then.
  public let utcOffsetMinutes: Int
  /// The sets.
  public let sets: [LiftedSet]

  /// Takes what was logged at once.
  public init(_ entry: HandLog.Entry) {
    session = entry.session
    at = entry.at
    utcOffsetMinutes = entry.utcOffsetMinutes
    sets = entry.sets
  }

  /// Writes the answer.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("session", session)
      json.field("at", at)
      json.field("utcOffsetMinutes", utcOffsetMinutes)
      json.array("sets") { json in for set in sets { set.writeLogged(to: &json) } }
    }
  }

  /// Reads the answer.
  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    session = try fields.string("session")
    at = try fields.number("at")
    utcOffsetMinutes = Int(try fields.integer("utcOffsetMinutes"))
    var sets: [LiftedSet] = []
    for json in try fields.list("sets") {
      sets.append(try LiftedSet(logged: Fields(json, at: "sets")))
    }
    self.sets = sets
  }
}
