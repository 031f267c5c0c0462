import Exchange
import Training

/// The planned run that an argument names: a running workout of the library or of a file, or the file of
/// another program.
struct NamedCourse {
  let course: RunCourse

  init(_ name: String, _ library: LibraryOption) throws(Failure) {
    if Self.endings.contains(where: { name.lowercased().hasSuffix($0) }) {
      let bytes = try FileBytes.read(name)
      do { course = try CourseFile.read(bytes) } catch {
        throw Failure(.badData, "\(name): \(error.description)")
      }
    } else {
      let workout = try NamedWorkout(name, library).document.workout
      guard let found = RunCourse(running: workout) else {
        throw Failure(.usage, "\(name) is no run; 'pacesetter workouts start' leads through it")
      }
      course = found
    }
    guard course.fitsIntoJournal else {
      throw Failure(.badData, "\(name) has more steps than a run can keep")
    }
  }

  private static let endings = [".fit", ".zwo", ".json"]
}
