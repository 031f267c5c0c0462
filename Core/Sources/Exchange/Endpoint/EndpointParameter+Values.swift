import Training

// What several questions say, each with its bounds: the address, the description and the tools of agents
// take them from here.
extension EndpointParameter {
  /// The units that the words of an answer measure in; metric where none are named.
  public static let units = query("units", .choice(["metric", "imperial"]))

  /// How many entries a part of a list has at most.
  public static let limit = query("limit", .number(1, 500))

  /// How many workouts of the log are shown at most.
  public static let logLimit = query("limit", .number(1, 1000))

  /// The only year that is wanted.
  static let year = query("year", .number(1, 9999))

  /// A day to look from.
  static func day(_ name: String) -> EndpointParameter { query(name, .day) }

  /// How many days are wanted.
  static let days = query("days", .number(1, 366))

  /// A place in a journal or among what arrived.
  static func place(_ name: String, from least: Int64 = 0) -> EndpointParameter {
    query(name, .number(least, 1 << 53))
  }

  /// The goal of a week, in activities.
  static let goal = query("goal", .number(1, 50))

  /// A distance in meters to find a run for.
  static let meters = query("meters", .number(100, 1_000_000))

  /// The resting heart rate of the runner, as said now.
  static let restingHeartRate = query("rest", .number(25, 120))

  /// The highest heart rate of the runner, as said now.
  static let maxHeartRate = query("max", .number(80, 240))

  /// The age of the runner, as said now.
  static let age = query("age", .number(5, 110))

  /// The sex of the runner, as said now.
  static let sex = choice("sex", Runner.Sex.self)

  /// The ID of one of two activities.
  static func activity(_ name: String) -> EndpointParameter {
    query(name, .matching("^[0-9A-Za-z-]+$"), isRequired: true)
  }

  /// Whether something holds, in one of two words.
  static func either(_ name: String, _ words: String...) -> EndpointParameter {
    query(name, .choice(words))
  }

  /// One of the named cases of a type.
  static func choice<Choice: CaseIterable & RawRepresentable>(
    _ name: String,
    _ type: Choice.Type,
    isRequired: Bool = false
  ) -> EndpointParameter where Choice.RawValue == String {
    query(name, .choice(type.allCases.map { $0.rawValue }), isRequired: isRequired)
  }
}
