import Coaching
import Training

extension Moment {
  /// How the run stands against the rival of its plan: "12 s ahead of Sunday (45 m)".
  func duel(in language: Language) -> String? {
    guard let standing = rival, let name = plan.rival?.name else { return nil }
    let seconds = Written.whole(abs(standing.seconds).rounded())
    guard seconds > 0 else {
      return standing.isOver
        ? language.pick("Level with \(name)", "Gleichauf mit \(name)")
        : language.pick("Side by side with \(name)", "Seite an Seite mit \(name)")
    }
    let isAhead = standing.seconds > 0
    let side =
      isAhead ? language.pick("ahead of", "vor") : language.pick("behind", "hinter")
    let gap = seconds < 60 ? "\(seconds) s" : Written.duration(.seconds(seconds))
    if standing.isOver {
      let pace =
        isAhead
        ? language.pick("faster than", "schneller als")
        : language.pick("slower than", "langsamer als")
      return "\(gap) \(pace) \(name)"
    }
    return "\(gap) \(side) \(name) (\(Written.whole(abs(standing.meters).rounded())) m)"
  }
}
