import Coaching
import Exchange
import Foundation
import Screens

extension WatchModel: WorkoutDesk {
  func startRun() async { await start(settings.plan) }

  func pauseRun() -> Bool {
    guard stage == .run, run.phase == .running else { return false }
    tell(.pause)
    return true
  }

  func resumeRun() -> Bool {
    guard stage == .run, run.phase == .paused else { return false }
    tell(.resume)
    return true
  }

  func endRun() -> Bool {
    guard stage == .run, !run.isOver else { return false }
    tell(.end)
    return true
  }

  func addToChallenge(_ count: Int) -> String? {
    guard ChallengeLog.counts.contains(count) else { return nil }
    let next = link.addToChallenge(count)
    run.number(from: next)
    gym.number(from: next)
    return link.challenge.words(in: language.language)
  }

  var status: String { (run.screen ?? mirror?.screen)?.inOneLine ?? words[.preparing] }

  var words: AppWords { language.words }
}
