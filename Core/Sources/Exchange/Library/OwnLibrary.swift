public import Formats
public import Training

/// The workouts of one's own and what is wanted of the gym, as every device has them.
public struct OwnLibrary: APIAnswer, Equatable {
  /// Which record it is: another one, or a new one in its place, is told everything again.
  public let server: String
  /// The workouts, in the order of their names.
  public let workouts: [OwnWorkout]
  /// The names of workouts that were here once.
  public let gone: [String]
  /// What is wanted, in the order of the keys.
  public let preferences: [Preference]

  /// Gathers the library of a record.
  public init(
    server: String,
    workouts: [OwnWorkout],
    gone: [String],
    preferences: [Preference]
  ) {
    self.server = server
    self.workouts = workouts
    self.gone = gone
    self.preferences = preferences
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("server", server)
      json.array("gone") { json in for name in gone { json.value(name) } }
      json.array("workouts") { json in
        for workout in workouts {
          json.object { json in
            json.field("name", workout.name)
            workout.writeMembers(to: &json)
            json.field("changedAt", workout.changedAt.secondsSince1970)
          }
        }
      }
      json.array("preferences") { json in
        for preference in preferences {
          json.object { json in
            json.field("key", preference.key)
            json.field("value", preference.value)
            json.field("changedAt", preference.changedAt.secondsSince1970)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    server = try fields.string("server")
    gone = try fields.list("gone").compactMap { $0.string }
    var workouts: [OwnWorkout] = []
    for json in try fields.list("workouts") {
      let workout = try Fields(json, at: "workouts")
      workouts.append(
        try OwnWorkout(
          workout,
          name: workout.string("name"),
          changedAt: workout.localTime("changedAt").instant
        )
      )
    }
    self.workouts = workouts
    var preferences: [Preference] = []
    for json in try fields.list("preferences") {
      let preference = try Fields(json, at: "preferences")
      preferences.append(
        try Preference(
          key: preference.string("key"),
          value: preference["value"] ?? .null,
          changedAt: preference.localTime("changedAt").instant
        )
      )
    }
    self.preferences = preferences
  }
}
