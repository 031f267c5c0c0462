public import Formats
public import Training

/// Sets that were logged and are taken back.
public struct UndoneSets: APIAnswer, Hashable {
  /// The session of their day.
  public let session: String
  /// When they were done, where they were.
  public let at: LocalTime
  /// The sets.
  public let sets: [LiftedSet]

  /// Takes what was logged at once.
  public init(_ entry: HandLog.Entry) {
    session = entry.session
    at = entry.at
    sets = entry.sets
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("session", session)
      json.localTime("at", at)
      json.array("sets") { json in for set in sets { set.writeLogged(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    session = try fields.string("session")
    at = try fields.localTime("at")
    var sets: [LiftedSet] = []
    for json in try fields.list("sets") {
      sets.append(try LiftedSet(logged: Fields(json, at: "sets")))
    }
    self.sets = sets
  }
}
