import Formats
public import Training

extension RunCourse {
  /// A course has at most so many bytes: it is a part of the first line of a journal.
  public static let longestJSON = 48_000

  /// Reads the running workout beside a plan: `"workout":{"name":"run-tempo-intervals","text":"# …"}`.
  ///
  /// Nothing where there is no workout; what is no run, or asks for more steps than anybody runs, is
  /// refused.
  public init?(workoutIn fields: Fields) throws(ShapeError) {
    guard let workout = try fields.fields(ifPresent: "workout") else { return nil }
    let text = try workout.string("text")
    let name = try workout.string(ifPresent: "name") ?? "workout"
    guard text.utf8.count <= GymSetup.longestText,
      let course = RunCourse(running: WorkoutDocument.read(Array(text.utf8), name: name).workout),
      course.fitsIntoJournal
    else { throw fields.error("workout", fields["workout"], "a running workout") }
    self = course
  }

  /// The course of a workout of the category run; nothing where it is another or has no steps.
  public init?(running workout: Workout) {
    guard workout.details.category == .run else { return nil }
    self.init(workout)
  }

  /// Whether a journal can keep it.
  public var fitsIntoJournal: Bool {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes.count <= Self.longestJSON
  }
}
