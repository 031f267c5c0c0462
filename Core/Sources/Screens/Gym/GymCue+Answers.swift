import Coaching
import Training

extension GymCue {
  /// What the coach answers to somebody in the gym.
  static func answer(to question: GymQuestion, in session: GymSession) -> String {
    let now = session.snapshot(at: session.now)
    switch question {
    case .noted: return "Noted."
    case .pain: return "Stop this set. If it hurts without weight, leave the exercise out today."
    case .next:
      guard let place = now.place else { return "Nothing is left to do." }
      let words = coming(place, session, isFull: true)
      return (now.stage == .rest ? "Next: " : "Now: ") + words
    case .time:
      if now.stage == .rest, let left = now.step?.phaseLeft {
        return GymWords.saidSeconds(left.inSeconds) + " of rest left."
      }
      if let left = now.step?.phaseLeft ?? now.block?.totalLeft {
        return GymWords.saidSeconds(left.inSeconds) + " left."
      }
      return long(now.elapsed).capitalizedFirst + " since you began."
    }
  }
}
