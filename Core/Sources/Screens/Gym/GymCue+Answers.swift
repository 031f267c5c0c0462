import Coaching
import Training

extension GymCue {
  /// What the coach answers to somebody in the gym.
  static func answer(to question: GymQuestion, in session: GymSession) -> String {
    let now = session.snapshot(at: session.now)
    let language = session.spokenLanguage
    let said = { (time: Duration) in GymWords.saidSeconds(time.inSeconds, language) }
    switch question {
    case .noted: return language.pick("Noted.", "Notiert.")
    case .pain:
      return language.pick(
        "Stop this set. If it hurts without weight, leave the exercise out today.",
        "Brich den Satz ab. Tut es auch ohne Gewicht weh, lass die Übung heute weg."
      )
    case .next:
      guard let place = now.place else {
        return language.pick("Nothing is left to do.", "Du hast alles geschafft.")
      }
      let words = coming(place, session, isFull: true)
      return now.stage == .rest
        ? language.pick("Next: ", "Als Nächstes: ") + words
        : language.pick("Now: ", "Jetzt: ") + words
    case .time:
      if now.stage == .rest, let left = now.step?.phaseLeft {
        return language.pick(said(left) + " of rest left.", "Noch " + said(left) + " Pause.")
      }
      if let left = now.step?.phaseLeft ?? now.block?.totalLeft {
        return language.pick(said(left) + " left.", "Noch " + said(left) + ".")
      }
      let time = long(now.elapsed, language)
      return language.pick(time.capitalizedFirst + " since you began.", "Seit dem Start: \(time).")
    }
  }
}
