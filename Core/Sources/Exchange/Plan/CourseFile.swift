import Formats
public import Training

/// The one door through which planned runs of other programs come in.
///
/// ```swift
/// let course = try CourseFile.read(bytes)  // a FIT workout, .zwo, or Garmin Connect's JSON
/// print(course.title, course.steps.count)
/// ```
public enum CourseFile {
  /// Reads the steps of a planned run, whatever its format: the content tells, not the name.
  public static func read(_ bytes: [UInt8]) throws(CourseFileError) -> RunCourse {
    let course: RunCourse
    if bytes.count >= 12, bytes[8..<12].elementsEqual(".FIT".utf8) {
      course = try RunCourse(fitWorkout: bytes)
    } else {
      switch bytes.first(where: { !spaces.contains($0) }) {
      case UInt8(ascii: "<"): course = try ZwiftWorkout.course(bytes)
      case UInt8(ascii: "{"): course = try GarminWorkout.course(bytes)
      default: throw .unknownFormat
      }
    }
    guard !course.steps.isEmpty else { throw .noSteps }
    return course
  }

  private static let spaces: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]

  /// The steps with the work among them numbered that is done more than once.
  static func numbered(_ steps: [RunStep]) -> [RunStep] {
    var steps = steps
    let work = steps.indices.filter { steps[$0].intensity == .work }
    for place in work where steps[place].rep == nil {
      let like = work.filter {
        steps[$0].end == steps[place].end && steps[$0].target == steps[place].target
          && steps[$0].name == steps[place].name
      }
      guard like.count > 1 else { continue }
      for (number, other) in like.enumerated() {
        steps[other].rep = RunStep.Rep(number + 1, of: like.count)
      }
    }
    return steps
  }

  /// What a step without a name is called.
  static func name(_ intensity: RunStep.Intensity) -> String {
    switch intensity {
    case .warmUp, .coolDown: "Easy Run"
    case .work, .other: "Run"
    case .recovery: "Jog"
    case .rest: "Rest"
    }
  }

  /// A time from a file: whole milliseconds of at most a day.
  static func time(_ seconds: Double?) -> RunStep.End? {
    guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
    return .time(Duration(roundedSeconds: min(seconds, 86_400)))
  }

  /// A distance from a file, of at most a thousand kilometers.
  static func distance(_ meters: Double?) -> RunStep.End? {
    guard let meters, meters.isFinite, meters > 0 else { return nil }
    return .distance(.meters(min(meters, 1_000_000)))
  }

  /// A band of speeds as paces, in whole seconds where that loses nothing that a runner could hold.
  static func pace(_ one: Double?, _ other: Double?) -> RunStep.Target? {
    guard let one, let other, one.isFinite, other.isFinite else { return nil }
    let (low, high) = (min(one, other), max(one, other))
    guard low > 0.5, high < 15 else { return nil }
    return .pace(
      fastest: .secondsPerKilometer((1000 / high).rounded()),
      slowest: .secondsPerKilometer((1000 / low).rounded())
    )
  }
}
