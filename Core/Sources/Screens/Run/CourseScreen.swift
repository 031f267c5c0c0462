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
  public init?(of run: CoachedRun, in language: Language = .english) {
    let plan = run.companion.moment.plan
    guard let course = plan.course, !course.steps.isEmpty else { return nil }
    let progress = run.metrics.course ?? CourseProgress()
    let units = plan.units
    let count = course.steps.count
    buttons = []
    guard let step = course.step(at: progress.step) else {
      place = language.pick(
        "\(count) of \(count) steps done",
        "\(count) von \(count) Schritten geschafft"
      )
      title = language.pick("All steps done", "Alle Schritte geschafft")
      left = Metric(language.pick("Left", "Noch"), written: nil)
      intensity = "done"
      return
    }
    place = language.pick(
      "Step \(progress.step + 1) of \(count)",
      "Schritt \(progress.step + 1) von \(count)"
    )
    title = StepText.title(of: step, units: units, in: language)
    rep = step.rep.map { $0.words(in: language) }
    left = Self.left(progress.left(of: step), units, language)
    share = progress.share(of: step)
    target = StepText.target(of: step, units: units, in: language)
    needle = progress.needle
    verdict =
      progress.isByPlan && step.plannedPace != nil
      ? language.pick("counted by the plan", "nach Plan gezählt")
      : progress.band.map { $0.words(for: step.target, in: language) }
    next =
      course.step(at: progress.step + 1)
      .map {
        language.pick("Next: ", "Danach: ") + StepText.written($0, units: units, in: language)
      } ?? language.pick("Last step", "Letzter Schritt")
    intensity = step.intensity.rawValue
    buttons = Self.buttons(for: step, in: course, at: progress.step, language)
  }

  private static func left(
    _ left: CourseProgress.Left,
    _ units: UnitSystem,
    _ language: Language
  ) -> Metric {
    let written: String? =
      switch left {
      case .distance(let distance):
        distance.meters < 1000 && units == .metric
          ? "\(Written.whole(distance.meters)) m"
          : Written.distance(distance, units: units, in: language)
      case .time(let time): Written.duration(time)
      case .open: nil
      }
    return Metric(language.pick("Left", "Noch"), written: written)
  }

  private static func buttons(
    for step: RunStep,
    in course: RunCourse,
    at place: Int,
    _ language: Language
  ) -> [Button] {
    var buttons = [Button(command: .next, label: language.pick("Next step", "Nächster Schritt"))]
    let rests = step.intensity == .rest || step.intensity == .recovery
    if rests {
      buttons = [
        Button(command: .skipRest, label: language.pick("Skip rest", "Pause überspringen"))
      ]
    }
    if case .time = step.end {
      buttons.append(Button(command: .more, label: language.pick("30 s more", "30 s länger")))
    }
    if course.workStep(upTo: place) != nil {
      buttons.append(Button(command: .again, label: language.pick("Repeat", "Wiederholen")))
    }
    return buttons
  }
}

extension RunStep.Rep {
  /// Which it is: "Rep 2 of 5".
  func words(in language: Language) -> String {
    language.pick("Rep \(number) of \(count)", "Wdh. \(number) von \(count)")
  }
}

extension CourseProgress.Band {
  /// Where a runner is against a target, as a person says it.
  func words(for target: RunStep.Target, in language: Language = .english) -> String {
    switch (self, target) {
    case (.inside, _): language.pick("in the band", "im Zielbereich")
    case (.over, .pace): language.pick("too fast", "zu schnell")
    case (.under, .pace): language.pick("too slow", "zu langsam")
    case (.over, _): language.pick("too high", "zu hoch")
    case (.under, _): language.pick("too low", "zu niedrig")
    }
  }
}
