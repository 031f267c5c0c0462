import Coaching
import Training

extension Moment {
  /// How the run stands against the rival of its plan: "12 s ahead of Sunday (45 m)".
  var duelInWords: String? {
    guard let standing = rival, let name = plan.rival?.name else { return nil }
    let seconds = Written.whole(abs(standing.seconds).rounded())
    guard seconds > 0 else {
      return standing.isOver ? "Level with \(name)" : "Side by side with \(name)"
    }
    let side = standing.seconds > 0 ? "ahead of" : "behind"
    let gap = seconds < 60 ? "\(seconds) s" : Written.duration(.seconds(seconds))
    if standing.isOver {
      return "\(gap) \(standing.seconds > 0 ? "faster" : "slower") than \(name)"
    }
    return "\(gap) \(side) \(name) (\(Written.whole(abs(standing.meters).rounded())) m)"
  }
}
