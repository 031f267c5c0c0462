import Coaching
import Screens
import Training

/// Where a run stands, as the lines say it that a reply was told, and whether a reply agrees with it.
///
/// What the lines do not say is unknown: nothing may be claimed of it.
struct ReplyStanding {
  // So far may a mean differ from what is called the same, as in `Claim.onPlan` and `Claim.steady`.
  private static let same = 0.03
  private static let alike = 0.05

  private var plan = RunPlan()
  private var place: ScriptPlace?
  private var now: Double?
  private var average: Double?
  private var target: Double?
  private let facts: Set<String>

  /// Reads what was told.
  init(_ prompt: Prompt) {
    let told = prompt.person + "\n" + prompt.question
    facts = Set(Words.tokens(told))
    var (meters, seconds): (Double?, Double?)
    for line in told.split(separator: "\n") {
      // A line of the run is quoted: "<<<Distance so far: 4.20 km>>>".
      guard line.hasPrefix("<<<"), let colon = line.firstIndex(of: ":") else { continue }
      let tokens = Words.tokens(String(line[line.index(after: colon)...]))
      guard let first = tokens.first, let number = NumberReading(tokens, at: 0), first != "" else {
        continue
      }
      let isMiles = tokens.dropFirst().first == "mi"
      let unit = isMiles ? Distance.metersPerMile : 1000
      switch line[line.index(line.startIndex, offsetBy: 3)..<colon] {
      case "Distance so far":
        meters = number.value * unit
        if isMiles { plan.units = .imperial }
      case "Moving time so far": seconds = number.value
      case "Goal":
        plan.goal =
          number.isTime ? .time(.seconds(number.value)) : .distance(.meters(number.value * unit))
      case "Pace now": now = number.value
      case "Average pace": average = number.value
      case "Target pace":
        target = number.value
        plan.targetPace = .secondsPerKilometer(number.value / (isMiles ? 1.609344 : 1))
      default: break
      }
    }
    guard let meters else { return }
    let pace = (average ?? now ?? 360) / unitsOfPace
    place = ScriptPlace(meters: meters, seconds: seconds ?? meters / 1000 * pace)
  }

  private var unitsOfPace: Double { plan.units == .imperial ? 1.609344 : 1 }

  /// What a reply says of the run that is not so, or that nobody can know.
  func problems(in text: String) -> [ModelProblem] {
    standing(text)
      + ClaimWords.claims(in: text).filter { !holds($0.claim) }.map {
        .untruth(.contradicted($0.words, by: .silence))
      }
      + tempo(text)
  }

  /// "Halfway", "almost there", "two to go".
  private func standing(_ text: String) -> [ModelProblem] {
    guard let place else {
      return ScriptClaims(text, units: plan.units).claims.filter { !isTopic($0.claim) }
        .map { ModelProblem.untruth(.contradicted($0.words, by: .nowhere)) }
    }
    let claims = ScriptClaims(text, units: plan.units)
    return ScriptTruth(plan).problems(in: claims, at: place) { !isTopic($0) }
      + claims.claims.filter { isSwapped($0.claim, at: place) }.map {
        .untruth(.contradicted($0.words, by: .otherPart))
      }
  }

  /// Near the middle of a run what is done and what is left are alike, and both stand in the facts.
  private func isSwapped(_ claim: ScriptClaim, at place: ScriptPlace) -> Bool {
    guard let goal = plan.goalDistance?.meters else { return false }
    let left = goal - place.meters
    switch claim {
    case .left(let meters): return abs(meters - left) > abs(meters - place.meters)
    case .covered(let meters): return abs(meters - place.meters) > abs(meters - left)
    default: return false
    }
  }

  /// A race that the runner asks about is no claim that it is being run.
  private func isTopic(_ claim: ScriptClaim) -> Bool {
    if case .race = claim { return facts.contains("marathon") }
    return false
  }

  private func holds(_ claim: Claim) -> Bool {
    let mean = average ?? now
    switch claim {
    case .onPlan: return share(mean, of: target).map { abs($0 - 1) <= Self.same } ?? false
    case .ahead: return share(mean, of: target).map { $0 < 1 } ?? false
    case .behind: return share(mean, of: target).map { $0 > 1 } ?? false
    case .steady: return share(now, of: average).map { abs($0 - 1) <= Self.alike } ?? true
    case .quicker: return share(now, of: average).map { $0 < 1 } ?? true
    case .easing: return share(now, of: average).map { $0 > 1 } ?? true
    default: return true
    }
  }

  /// "Too fast" of somebody who is slower than the target, and the other way about.
  private func tempo(_ text: String) -> [ModelProblem] {
    guard let share = share(now ?? average, of: target) else { return [] }
    return Words.sentences(text).flatMap { sentence -> [ModelProblem] in
      let tokens = Words.tokens(sentence)
      let denied = ["not too", "arent too", "isnt too"].contains { Words.contains(tokens, $0) }
      return [
        ("too fast", denied ? share < 1 - Self.same : share >= 1),
        ("too slow", denied ? share > 1 + Self.same : share <= 1),
      ].filter { phrase, isWrong in
        isWrong
          && Words.places(of: Words.tokens(phrase), in: tokens).contains {
            denied || ClaimWords.isSaid(tokens, at: $0)
          }
      }.map { ModelProblem.untruth(.contradicted($0.0, by: .target)) }
    }
  }

  private func share(_ pace: Double?, of other: Double?) -> Double? {
    guard let pace, let other, other > 0 else { return nil }
    return pace / other
  }
}
