public import Formats
public import Training

/// A training log in a fifth of the space, so that a page reads ten years of it without a wait.
///
/// Most sets differ from another one in nothing but how many and how heavy. So each shape of a set is
/// written once, and a session names it by its place: `{"shapes":[SET],"sessions":[SESSION],"runs":[RUN]}`,
/// where `sets` of a session are three numbers for each set, `[shape, count, weight, …]`, null for what
/// nobody counted or weighed.
public struct PackedLog: Sendable {
  /// The log.
  public let log: TrainingLog

  /// Packs a log.
  public init(_ log: TrainingLog) { self.log = log }

  /// Reads the sessions under a key, with the shapes beside it.
  static func sessions(_ fields: Fields, _ key: String) throws(ShapeError) -> [StrengthSession] {
    var shapes: [LiftedSet] = []
    for json in try fields.list("shapes") {
      shapes.append(try LiftedSet(logged: Fields(json, at: "shapes")))
    }
    var sessions: [StrengthSession] = []
    for json in fields[key]?.array ?? [] {
      let session = try Fields(json, at: key)
      let numbers = session["sets"]?.array ?? []
      guard numbers.count.isMultiple(of: 3) else {
        throw session.error("sets", session["sets"], "three numbers for each set")
      }
      var sets: [LiftedSet] = []
      sets.reserveCapacity(numbers.count / 3)
      for place in stride(from: 0, to: numbers.count, by: 3) {
        // A number that is too large for an Int of WebAssembly is no place either.
        guard let shape = numbers[place].integer.flatMap({ Int(exactly: $0) }),
          shapes.indices.contains(shape)
        else {
          throw session.error("sets", numbers[place], "the place of a shape")
        }
        let count = numbers[place + 1]
        guard count.isNull || count.number != nil else {
          throw session.error("sets", count, "a number or null")
        }
        var set = shapes[shape]
        set.result = SetResult(
          count.number,
          set.result.unit,
          load: set.result.load,
          effort: set.result.effort
        )
        if set.result.load != nil {
          guard let weight = numbers[place + 2].number, (0...10_000).contains(weight) else {
            throw session.error("sets", numbers[place + 2], "a weight from 0 to 10000")
          }
          set.result.load?.value = weight
        }
        sets.append(set)
      }
      sessions.append(try StrengthSession(logged: session, sets))
    }
    return sessions
  }
}

extension PackedLog: APIAnswer {
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    var shapes: [LiftedSet] = []
    // Only ever looked up.
    var places: [LiftedSet: Int] = [:]
    json.object { json in
      json.array("sessions") { json in
        for session in log.sessions {
          session.writeLogged(to: &json) { json in
            for set in session.sets {
              var shape = set
              shape.result.count = nil
              shape.result.load?.value = 0
              // The log does not tell it.
              shape.diaryName = nil
              let place = places[shape] ?? shapes.count
              if place == shapes.count {
                places[shape] = place
                shapes.append(shape)
              }
              json.value(place)
              json.value(set.result.count.map { .number($0) } ?? .null)
              json.value(set.result.load.map { .number($0.value) } ?? .null)
            }
          }
        }
      }
      json.array("shapes") { json in for shape in shapes { shape.writeLogged(to: &json) } }
      json.array("runs") { json in for run in log.runs { run.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    let sessions = try Self.sessions(fields, "sessions")
    self.init(TrainingLog(sessions, runs: try TrainingLog.runs(fields)))
  }
}
