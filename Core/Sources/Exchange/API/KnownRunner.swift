public import Formats
public import Training

/// What is known of the runner, and the races that are near: all that a run away from its server needs.
public struct KnownRunner: APIAnswer, Hashable {
  /// What is known of the runner: said now, then remembered, then measured.
  public let runner: Runner

  /// The races of yesterday, of today and of the next two weeks.
  public let races: [RaceSetup]

  /// Takes what is known.
  public init(_ runner: Runner, races: [RaceSetup] = []) {
    self.runner = runner
    self.races = races
  }

  /// Writes the answer: the runner's members, and the races beside them.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      runner.writeMembers(to: &json)
      guard !races.isEmpty else { return }
      json.array("races") { json in for race in races { race.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    runner = try Runner(fields)
    races = try Self.races(in: fields)
  }

  /// The races among the members of what was known.
  public static func races(in fields: Fields) throws(ShapeError) -> [RaceSetup] {
    var races: [RaceSetup] = []
    for race in try fields.list("races") { races.append(try RaceSetup(race)) }
    return races
  }
}
