import Coaching
import Foundation
import Screens

extension PhoneModel: WorkoutDesk {
  func startRun() async { await start() }

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

  var status: String { run.screen?.inOneLine ?? words[.preparing] }
}
