public import Coaching
import Formats
public import Training

/// What a file means to a run that comes: somebody has handed it to an app.
public enum BroughtRun: Sendable {
  /// A script of the runner's own.
  case script(Script)
  /// Steps to follow: a workout of the library, or one of another program.
  case course(RunCourse)
  /// A run of the past, to race against.
  case recording(Recording)
  /// The way of the race that is planned.
  case way(RaceCourse)

  /// The most bytes that a phone takes.
  public static let mostBytes = 64 << 20

  /// Finds out what a file is, by its content; a way without times is that of the race.
  public static func read(
    _ bytes: [UInt8],
    named name: String,
    for race: RaceSetup? = nil
  ) throws(BroughtRunError) -> BroughtRun {
    if let script = try script(bytes) { return .script(script) }
    // What is no workout of another program may be a recording.
    if let course = try? CourseFile.read(bytes) { return try .course(fitting(course)) }
    do throws(RecordingError) { return .recording(try RecordingFile.read(bytes)) } catch {
      if case .withoutTimes = error, let race { return .way(try way(bytes, name, race)) }
      guard case .unknownFormat = error else { throw .recording(error) }
      // A text may still be a workout of the library.
      let workout = WorkoutDocument.read(bytes, name: name).workout
      guard let course = RunCourse(running: workout) else { throw .recording(error) }
      return try .course(fitting(course))
    }
  }

  private static func script(_ bytes: [UInt8]) throws(BroughtRunError) -> Script? {
    // What is no JSON is no script.
    guard let json = try? JSON.parse(bytes), let fields = try? Fields(json),
      fields["messages"]?.array != nil
    else { return nil }
    let (script, diagnostics) = Script.read(bytes, reviewingSafety: true)
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      throw .script(error.description)
    }
    return script
  }

  private static func fitting(_ course: RunCourse) throws(BroughtRunError) -> RunCourse {
    guard course.fitsIntoJournal else { throw .tooManySteps(course.steps.count) }
    return course
  }

  private static func way(
    _ bytes: [UInt8],
    _ name: String,
    _ race: RaceSetup
  ) throws(BroughtRunError) -> RaceCourse {
    do throws(RaceCourseFileError) {
      return try RaceCourse(file: bytes, named: name, over: race.distance)
    } catch {
      throw .way(error)
    }
  }
}
