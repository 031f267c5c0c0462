public import Training

/// A course of steps as it is read before the run: what comes, how much of it, and how hard.
///
/// ```swift
/// print(CourseOutline(course, units: .metric).about)  // 22 steps, about 58 min
/// ```
public struct CourseOutline: Equatable, Sendable {
  /// A step as a row.
  public struct Row: Hashable, Sendable {
    /// "Run 1 km, 4:20–4:30 /km".
    public var text: String
    /// "Rep 2 of 5", for one of several repetitions.
    public var rep: String?
    /// What the step is for.
    public var intensity: String
  }

  /// The name of the workout.
  public var title: String

  /// How much there is of it: "22 steps, about 58 min".
  public var about: String

  /// The steps, in order.
  public var rows: [Row]

  /// Writes a course down.
  public init(_ course: RunCourse, units: UnitSystem, in language: Language = .english) {
    title = course.title
    let count = course.steps.count
    let minutes = Written.whole((course.estimatedTime().inSeconds / 60).rounded())
    about =
      (count == 1
        ? language.pick("1 step", "1 Schritt")
        : language.pick("\(count) steps", "\(count) Schritte"))
      + language.pick(", about ", ", etwa ") + "\(max(1, minutes)) min"
    rows = course.steps.map { step in
      Row(
        text: StepText.written(step, units: units, in: language),
        rep: step.rep.map { $0.words(in: language) },
        intensity: step.intensity.rawValue
      )
    }
  }
}
