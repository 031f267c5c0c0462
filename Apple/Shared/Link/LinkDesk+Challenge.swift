import Exchange
import Screens
import Training

extension LinkDesk {
  /// Adds to the daily challenge, on this device first; answers with the next number of the device.
  func addToChallenge(_ count: Int) -> Int64 {
    let event = LinkEvent(
      device: folder.device.hexadecimal,
      number: next,
      session: ChallengeLog.session,
      type: ChallengeLog.added,
      time: now,
      payload: ChallengeLog.payload(adding: count, of: challenge.exercise)
    )
    keep([EventLine(event)], isDurable: true)
    return next
  }

  /// How the challenge stands today, as far as this device knows.
  var challenge: DailyChallenge {
    ChallengeLog(folder.lines(of: ChallengeLog.session).map { $0.bytes }).challenge(on: now.day)
  }
}
