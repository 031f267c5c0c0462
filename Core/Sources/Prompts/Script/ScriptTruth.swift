import Coaching
import Screens
import Training

/// Whether what lines say about where the run stands is so, on one plan.
struct ScriptTruth {
  private let plan: RunPlan
  /// Meters a second, as planned or as usual.
  let speed: Double
  /// Meters to the end; of a run without a goal so far as a rehearsal of it goes.
  let length: Double

  private let goal: Double?
  private let split: Double
  private let known: [NumberReading]

  /// Reads a plan.
  init(_ plan: RunPlan, usual: Pace = .secondsPerKilometer(360)) {
    self.plan = plan
    speed = (plan.targetPace ?? usual).speed.metersPerSecond
    split = plan.units.splitDistance.meters
    switch plan.goal {
    case .distance(let distance):
      goal = distance.meters
      length = distance.meters
    case .time(let time):
      goal = time.inSeconds * speed
      length = time.inSeconds * speed
    case nil:
      goal = nil
      length = 1800 * speed
    }
    let tokens = Words.tokens(ScriptPlanLines.lines(plan).joined(separator: "\n"))
    known = tokens.indices.compactMap { NumberReading(tokens, at: $0) }
  }

  /// From how many meters on a line is one towards the finish.
  var lateFrom: Double { length - max(length * 0.12, min(split * 1.1, length * 0.25)) }

  /// What is untrue of a line wherever its trigger lets it be said.
  func problems(in text: String, waitingFor trigger: Trigger) -> [ModelProblem] {
    let claims = ScriptClaims(text, units: plan.units)
    var problems = strangers(in: claims)
    let places = trigger.places(length: length, speed: speed)
    for (claim, words) in claims.claims {
      guard let wrong = places.first(where: { !holds(claim, at: $0, slack: 1) }) else { continue }
      problems.append(.untruth(.misplaced(words, at: standing(wrong))))
    }
    return problems
  }

  /// What is untrue of a line at the place where it was said.
  func problems(in text: String, at place: ScriptPlace) -> [ModelProblem] {
    problems(in: ScriptClaims(text, units: plan.units), at: place) { _ in true }
  }

  /// What is untrue of some claims at a place, of those that count.
  func problems(
    in claims: ScriptClaims,
    at place: ScriptPlace,
    counting counts: (ScriptClaim) -> Bool
  ) -> [ModelProblem] {
    claims.claims.filter { counts($0.claim) && !holds($0.claim, at: place, slack: 1.5) }
      .map { ModelProblem.untruth(.misplaced($0.words, at: standing(place))) }
  }

  private func standing(_ place: ScriptPlace) -> String {
    let so = Written.distance(.meters(place.meters), units: plan.units)
    let all = goal.map { " of " + Written.distance(.meters($0), units: plan.units) } ?? ""
    return "\(so)\(all), after \(Written.duration(.seconds(place.seconds)))"
  }

  /// Figures that are neither the plan's own nor said of where the run stands.
  private func strangers(in claims: ScriptClaims) -> [ModelProblem] {
    claims.figures.compactMap { place in
      guard let said = NumberReading(claims.tokens, at: place),
        !known.contains(where: { $0.isTime == said.isTime && $0.value == said.value })
      else { return nil }
      let words = claims.tokens[place..<min(claims.tokens.count, place + said.length + 1)]
      return .untruth(.unplanned(words.joined(separator: " ")))
    }
  }

  /// Whether a claim holds at a place; a wider slack is for a place that was run, not planned.
  private func holds(_ claim: ScriptClaim, at place: ScriptPlace, slack: Double) -> Bool {
    let near = max(150, split * 0.12) * slack
    // Of a run by time, distances are only guessed.
    let guess = plan.goalTime == nil ? 1.0 : 2.5
    func isAbout(_ meters: Double, _ wanted: Double) -> Bool {
      abs(meters - wanted) <= max(near, wanted * 0.02) * guess
    }
    func isAboutTime(_ seconds: Double, _ wanted: Double) -> Bool {
      abs(seconds - wanted) <= max(60, wanted * 0.1) * slack
    }
    let left = goal.map { $0 - place.meters }
    let progress: Double? =
      if let time = plan.goalTime { place.seconds / time.inSeconds } else {
        goal.map { place.meters / $0 }
      }
    switch claim {
    case .begun: return place.seconds <= 180 || place.meters <= 400
    case .done:
      guard let progress, let left else { return false }
      return progress >= 0.985 || left <= 100
    case .nearEnd:
      guard let progress, let left else { return false }
      return progress >= 0.8 || left <= split * 1.2
    case .lastSplit: return left.map { $0 <= split * 1.15 * guess } ?? false
    case .lastThird: return progress.map { $0 >= 0.62 } ?? false
    case .halfway: return progress.map { (0.45...0.58).contains($0) } ?? false
    case .pastHalfway: return progress.map { $0 >= 0.48 } ?? false
    case .beforeHalfway: return progress.map { $0 <= 0.55 } ?? false
    case .covered(let meters): return isAbout(place.meters, meters)
    case .left(let meters): return left.map { isAbout($0, meters) } ?? false
    case .split(let number, let meters):
      let low = Double(number - 1) * meters - near
      return (low...(Double(number) * meters + 2 * near)).contains(place.meters)
    case .elapsed(let seconds): return isAboutTime(place.seconds, seconds)
    case .timeLeft(let seconds):
      let all = plan.goalTime.map { $0.inSeconds } ?? length / speed
      return isAboutTime(all - place.seconds, seconds)
    case .race(let meters):
      return goal.map { abs($0 - meters) <= meters * 0.01 } ?? false
        || isAbout(place.meters, meters)
    }
  }
}
