import ActivityKit
import Coaching
import Screens

/// The run on the Lock Screen: shown while it goes on, changed when a figure changes.
@MainActor final class RunActivityDesk {
  /// What is shown, while something is.
  private(set) var state: RunAttributes.ContentState?
  private var activity: Activity<RunAttributes>?

  func show(_ screen: RunScreen?, in words: AppWords) {
    guard let screen, screen.state == .running || screen.state == .paused else { return end() }
    let state = RunAttributes.ContentState(screen)
    guard state != self.state else { return }
    let content = ActivityContent(state: state, staleDate: nil)
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

  private func end() {
    guard let activity else { return }
    (self.activity, state) = (nil, nil)
    Task { await activity.end(nil, dismissalPolicy: .immediate) }
  }
}
