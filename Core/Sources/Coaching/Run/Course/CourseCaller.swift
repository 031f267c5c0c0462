import Training

/// Decides from the metrics what is to be said of a course of steps, and when.
///
/// ```
///  rest ····· coming (15 s before) ── 5 s ─ count ─▶ go │ work ··· halfway ··· count ─▶ result │ rest
///                                                        └ ease, lift: 20 s out of the band, every 30 s
/// ```
/// It works from what the tracker publishes, so that a companion on another device says the same.
struct CourseCaller: Hashable, Sendable {
  /// For so long somebody may be out of the band before a word is said.
  static let patience: Duration = .seconds(20)

  /// The least time between two words about the band.
  static let interval: Duration = .seconds(30)

  // Seconds before its end at which a rest announces the work.
  private static let notice = 15.0
  private static let counted = 5.0
  // Shorter steps are over before anybody has counted.
  private static let shortest = 12.0
  private static let longTime: Duration = .seconds(240)
  private static let longDistance = 800.0

  private let course: RunCourse
  private var entry = 0
  private var step = -1
  private var said: Set<CourseCue> = []
  private var hasSaidBlind = false
  private var isOver = false
  private var outside: Outside?
  private var lastNudge: Duration?

  private struct Outside: Hashable, Sendable {
    var band: CourseProgress.Band
    var since: Duration
  }

  /// Prepares to call a course.
  init(_ course: RunCourse) { self.course = course }

  /// What is to be said now, in the order of its importance.
  mutating func cues(in metrics: LiveMetrics) -> [CourseCue] {
    guard metrics.state == .running, let progress = metrics.course else {
      if metrics.state != .running { outside = nil }
      return []
    }
    var cues: [CourseCue] = []
    if progress.entry != entry { cues += begin(progress) }
    guard let step = course.step(at: progress.step) else { return cues }
    if progress.isByPlan, case .distance = step.end, !hasSaidBlind {
      hasSaidBlind = true
      cues.append(.blind)
    }
    let left = Self.secondsLeft(of: step, progress, metrics)
    cues += passing(step, progress, left)
    if let cue = nudge(step, progress, at: metrics.moving, left) { cues.append(cue) }
    return cues
  }

  // MARK: Beginning

  private mutating func begin(_ progress: CourseProgress) -> [CourseCue] {
    let wasAnnounced = said.contains(.coming)
    let before = course.step(at: progress.last?.step ?? -1)
    entry = progress.entry
    step = progress.step
    said = []
    outside = nil
    lastNudge = nil
    guard let now = course.step(at: step) else {
      guard !isOver else { return [] }
      isOver = true
      return [.finished]
    }
    let words: [CourseCue] = now.words == nil ? [] : [.words]
    if before?.intensity == .work, progress.last?.isCut == false { return [.result] + words }
    return [wasAnnounced && now.intensity == .work ? .go : .begin] + words
  }

  // MARK: Passing

  private mutating func passing(
    _ step: RunStep,
    _ progress: CourseProgress,
    _ left: Double?
  ) -> [CourseCue] {
    var cues: [CourseCue] = []
    if step.intensity == .work, Self.isLong(step), progress.share(of: step) ?? 0 >= 0.5 {
      if said.insert(.halfway).inserted { cues.append(.halfway) }
    }
    guard let left else { return cues }
    let whole = left + progress.time.inSeconds
    let next = course.step(at: progress.step + 1)
    if left <= Self.notice, left > Self.counted + 3, whole >= 2 * Self.notice,
      step.intensity != .work, next?.intensity == .work, said.insert(.coming).inserted
    {
      cues.append(.coming)
    }
    if left <= Self.counted, left > 2, whole >= Self.shortest, said.insert(.count).inserted {
      cues.append(.count)
    }
    return cues
  }

  private static func isLong(_ step: RunStep) -> Bool {
    switch step.end {
    case .distance(let distance): distance.meters >= longDistance
    case .time(let time): time >= longTime
    case .button, .heartRate: false
    }
  }

  /// The seconds until a step ends: by its clock, or by the speed of now.
  static func secondsLeft(
    of step: RunStep,
    _ progress: CourseProgress,
    _ metrics: LiveMetrics
  ) -> Double? {
    switch progress.left(of: step) {
    case .time(let time): return time.inSeconds
    case .distance(let distance):
      let pace = progress.isByPlan ? step.plannedPace : metrics.currentPace
      return pace.map { distance.kilometers * $0.secondsPerKilometer }
    case .open: return nil
    }
  }

  // MARK: The band

  private mutating func nudge(
    _ step: RunStep,
    _ progress: CourseProgress,
    at moving: Duration,
    _ left: Double?
  ) -> CourseCue? {
    guard let band = progress.band, band != .inside else {
      outside = nil
      return nil
    }
    if outside?.band != band { outside = Outside(band: band, since: moving) }
    guard let outside, moving - outside.since >= Self.patience,
      lastNudge.map({ moving - $0 >= Self.interval }) ?? true,
      left.map({ $0 > Self.notice }) ?? true, Self.mayNudge(step, band)
    else { return nil }
    lastNudge = moving
    return band == .over ? .ease : .lift
  }

  /// Nobody is pushed outside the work, and a heart in its rest is left alone.
  private static func mayNudge(_ step: RunStep, _ band: CourseProgress.Band) -> Bool {
    switch step.intensity {
    case .work: true
    case .warmUp, .other: band == .over
    case .coolDown: band == .over && !step.target.isOfHeart
    case .recovery, .rest: false
    }
  }
}
