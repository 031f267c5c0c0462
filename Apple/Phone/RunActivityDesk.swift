import ActivityKit
import Coaching
import Foundation
import Screens

/// The run on the Lock Screen: shown while it goes on, changed when a figure changes.
@MainActor final class RunActivityDesk {
  /// What is shown, while something is.
  private(set) var state: RunAttributes.ContentState?
  private var activity: Activity<RunAttributes>?

  // So many seconds after the last figure the system marks it as old: the app may be gone.
  private static let life = 120.0

  func show(_ screen: RunScreen?, at now: Date, in words: AppWords) {
    guard let screen, screen.state == .running || screen.state == .paused else { return end() }
    let state = RunAttributes.ContentState(screen)
    guard state != self.state else { return }
    let content = ActivityContent(state: state, staleDate: now.addingTimeInterval(Self.life))
    // One that a killed app has left can be gone on with, also in the background.
    // https://developer.apple.com/documentation/activitykit/activity/activities
    if activity == nil { activity = Activity<RunAttributes>.activities.first }
    guard let activity else {
      // Refused where the person has turned Live Activities off, and in the background: a run that the watch
      // has begun is shown as soon as the app has been on the screen.
      activity = try? Activity.request(
        attributes: RunAttributes(title: words[.run]),
        content: content
      )
      if activity != nil { self.state = state }
      return
    }
    self.state = state
    Task { await activity.update(content) }
  }

  /// Ends what a killed app has left of a run that nobody goes on with.
  func clear() {
    for left in Activity<RunAttributes>.activities {
      Task { await left.end(nil, dismissalPolicy: .immediate) }
    }
  }

  private func end() {
    guard let activity else { return }
    (self.activity, state) = (nil, nil)
    Task { await activity.end(nil, dismissalPolicy: .immediate) }
  }
}
