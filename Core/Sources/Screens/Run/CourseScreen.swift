public import Coaching
import Training

/// The step of a planned run as a runner sees it: which, what is left, how hard, and what comes.
public struct CourseScreen: Equatable, Sendable {
  /// A button with the event that it stands for.
  public struct Button: Hashable, Sendable {
    /// What the runner asks for.
    public var command: StepCommand
    /// What it says.
    public var label: String
  }

  /// "Step 3 of 22".
  public var place: String

  /// What the step is: "Run 1 km".
  public var title: String

  /// "Rep 2 of 5", for one of several repetitions.
  public var rep: String?

  /// What is left of the step.
  public var left: Metric

  /// How much of the step is done, 0 to 1.
  public var share: Double?

  /// How hard it is meant to be: "4:20–4:30 /km".
  public var target: String?

  /// Where the needle points, -1 to 1; the band lies between -0.5 and 0.5.
  public var needle: Double?

  /// Where the runner is: "in the band", "too fast".
  public var verdict: String?

  /// What comes: "Next: Jog 90 s".
  public var next: String?

  /// What the step is for.
  public var intensity: String

  /// What can be asked for.
  public var buttons: [Button]

  /// Draws the course of a run that has one.
  public init?(of run: CoachedRun) {
    let plan = run.companion.moment.plan
    guard let course = plan.course, !course.steps.isEmpty else { return nil }
    let progress = run.metrics.course ?? CourseProgress()
    let units = plan.units
    let count = course.steps.count
    buttons = []
    guard let step = course.step(at: progress.step) else {
      place = "\(count) of \(count) steps done"
      title = "All steps done"
      left = Metric("Left", written: nil)
      intensity = "done"
      return
    }
    place = "Step \(progress.step + 1) of \(count)"
    title = [step.name, StepText.amount(of: step, units: units)].compactMap { $0 }
      .joined(separator: " ")
    rep = step.rep.map { "Rep \($0.number) of \($0.count)" }
    left = Self.left(progress.left(of: step), units)
    share = progress.share(of: step)
    target = StepText.target(of: step, units: units)
    needle = progress.needle
    verdict =
      progress.isByPlan && step.plannedPace != nil
      ? "counted by the plan" : progress.band.map { $0.words(for: step.target) }
    next =
      course.step(at: progress.step + 1)
      .map { "Next: " + StepText.written($0, units: units) } ?? "Last step"
    intensity = step.intensity.rawValue
    buttons = Self.buttons(for: step, in: course, at: progress.step)
  }

  private static func left(_ left: CourseProgress.Left, _ units: UnitSystem) -> Metric {
    switch left {
    case .distance(let distance):
      Metric(
        "Left",
        written: distance.meters < 1000 && units == .metric
          ? "\(Written.whole(distance.meters)) m" : Written.distance(distance, units: units)
      )
    case .time(let time): Metric("Left", written: Written.duration(time))
    case .open: Metric("Left", written: nil)
    }
  }

  private static func buttons(for step: RunStep, in course: RunCourse, at place: Int) -> [Button] {
    var buttons = [Button(command: .next, label: "Next step")]
    let rests = step.intensity == .rest || step.intensity == .recovery
    if rests { buttons = [Button(command: .skipRest, label: "Skip rest")] }
    if case .time = step.end { buttons.append(Button(command: .more, label: "30 s more")) }
    if course.workStep(upTo: place) != nil {
      buttons.append(Button(command: .again, label: "Repeat"))
    }
    return buttons
  }
}

extension CourseProgress.Band {
  /// Where a runner is against a target, as a person says it.
  func words(for target: RunStep.Target) -> String {
    switch (self, target) {
    case (.inside, _): "in the band"
    case (.over, .pace): "too fast"
    case (.under, .pace): "too slow"
    case (.over, _): "too high"
    case (.under, _): "too low"
    }
  }
}
