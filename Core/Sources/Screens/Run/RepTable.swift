public import Coaching
public import Training

/// What the repetitions of a planned run were, as a table with a sentence above it.
///
/// ```swift
/// let table = RepTable(of: run.stepResults, in: course, units: .metric)
/// print(table.sentence)  // All 5 were in the band, from 4:25 to 4:28.
/// ```
public struct RepTable: Equatable, Sendable {
  /// A repetition as a row.
  public struct Row: Hashable, Sendable {
    /// Its number among the rows.
    public var number: String
    /// What it was meant to be: "Run 1 km".
    public var step: String
    /// The target: "4:20–4:30 /km".
    public var target: String
    /// What it was: "4:27".
    public var result: String
    /// Where that lies: "in the band", "too fast".
    public var verdict: String
    /// How the second half differs from the first: "+1.2 %".
    public var drift: String
    /// The heart rate at its end.
    public var heartRate: String
    /// By how much the heart fell in the minute after it.
    public var recovery: String
  }

  /// The repetitions that were run, in order.
  public var rows: [Row]

  /// What they came to, in one sentence; nothing where none was run to its end.
  public var sentence: String?

  /// Sums up the work of a course; a course without work has all its steps for rows.
  public init(
    of results: [StepResult],
    in course: RunCourse,
    units: UnitSystem,
    language: Language = .english
  ) {
    let known = results.compactMap { result in
      course.step(at: result.step).map { (step: $0, result: result) }
    }
    let work = known.filter { $0.step.intensity == .work }
    let shown = work.isEmpty ? known : work
    rows = shown.enumerated().map { place, rep in
      Self.row(place + 1, rep.step, rep.result, units, language)
    }
    sentence = Self.sentence(shown.filter { !$0.result.isCut }, units, language)
  }

  private static func row(
    _ number: Int,
    _ step: RunStep,
    _ result: StepResult,
    _ units: UnitSystem,
    _ language: Language
  ) -> Row {
    let verdict = result.band.map { $0.words(for: step.target, in: language) } ?? "–"
    return Row(
      number: "\(number)",
      step: StepText.title(of: step, units: units, in: language),
      target: StepText.target(of: step, units: units, in: language) ?? "–",
      result: Self.result(result, step, units),
      verdict: result.isCut
        ? language.pick("cut short", "abgebrochen")
        : result.isByPlan ? language.pick("by the plan", "nach Plan") : verdict,
      drift: result.drift.map { Written.decimal(Self.percent($0), in: language) } ?? "–",
      heartRate: result.endHeartRate.map { Written.heartRate($0) } ?? "–",
      recovery: result.recovery.map { Self.signed(-$0) } ?? "–"
    )
  }

  /// A time for a given distance, a pace for a given time.
  private static func result(_ result: StepResult, _ step: RunStep, _ units: UnitSystem) -> String {
    if case .distance = step.end, !result.isCut { return Written.duration(result.moving) }
    guard let pace = result.pace, result.distance.meters >= 20 else {
      return Written.duration(result.moving)
    }
    return Written.pace(pace, units: units)
  }

  // MARK: The sentence

  private typealias Rep = (step: RunStep, result: StepResult)

  private static func sentence(
    _ reps: [Rep],
    _ units: UnitSystem,
    _ language: Language
  ) -> String? {
    guard let first = reps.first else { return nil }
    let judged = reps.filter { $0.result.band != nil }
    let inside = judged.count { $0.result.band == .inside }
    let span = span(of: reps, like: first, units, language)
    guard !judged.isEmpty else {
      return span.map { spanned in
        reps.count == 1
          ? language.pick("One repetition, in \(spanned).", "Eine Wiederholung, in \(spanned).")
          : language.pick(
            "\(reps.count) repetitions, \(spanned).",
            "\(reps.count) Wiederholungen, \(spanned)."
          )
      }
    }
    let tail = span.map { ", \($0)" } ?? ""
    if judged.count == 1 {
      let band = judged[0].result.band?.words(for: judged[0].step.target, in: language) ?? ""
      return language.pick("It was", "Sie war") + " \(band)\(tail)."
    }
    if inside == judged.count {
      return language.pick("All \(inside) were in the band", "Alle \(inside) im Zielbereich")
        + "\(tail)."
    }
    return language.pick(
      "\(inside) of \(judged.count) were in the band",
      "\(inside) von \(judged.count) im Zielbereich"
    ) + "\(tail)."
  }

  /// From the fastest to the slowest, where all have the same end.
  private static func span(
    of reps: [Rep],
    like first: Rep,
    _ units: UnitSystem,
    _ language: Language
  ) -> String? {
    guard reps.allSatisfy({ $0.step.end == first.step.end && !$0.result.isByPlan }) else {
      return nil
    }
    let sorted: [String]
    switch first.step.end {
    case .distance:
      sorted = reps.map { $0.result.moving }.sorted().map { Written.duration($0) }
    case .time:
      sorted = reps.compactMap { $0.result.pace }.sorted().map { Written.pace($0, units: units) }
    case .button, .heartRate: return nil
    }
    guard let low = sorted.first, let high = sorted.last else { return nil }
    if reps.count == 1 { return low }
    return low == high
      ? language.pick("each in \(low)", "jede in \(low)")
      : language.pick("from \(low) to \(high)", "von \(low) bis \(high)")
  }

  // MARK: Figures

  private static func percent(_ share: Double) -> String {
    let tenths = Written.whole(abs(share) * 1000)
    let sign = tenths == 0 ? "" : share < 0 ? "−" : "+"
    return sign + "\(tenths / 10).\(tenths % 10) %"
  }

  private static func signed(_ value: Double) -> String {
    let whole = Written.whole(abs(value))
    return (whole == 0 ? "" : value < 0 ? "−" : "+") + "\(whole)"
  }
}
