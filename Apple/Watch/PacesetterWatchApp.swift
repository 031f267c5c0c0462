import Foundation
import Screens
import SwiftUI
import WatchKit

/// The app on the watch; its process begins in `WatchMain`.
struct PacesetterWatchApp: App {
  // The system makes it with the app, and calls it where no view is.
  @WKApplicationDelegateAdaptor private var delegate: WatchDelegate

  init() { begin() }

  init(_ delegate: WKApplicationDelegateAdaptor<WatchDelegate>) {
    _delegate = delegate
    begin()
  }

  var body: some Scene {
    WindowGroup {
      switch delegate.life.model {
      case .success(let model):
        // The complication's tap; what is not understood opens the app.
        WatchRoot().environment(model).onOpenURL { url in
          if url.host() == "start" { Task { await model.startRun() } }
        }
      case .failure: Text(delegate.life.language.words[.diskFull])
      }
    }
  }

  // Before any scene is: intents and the phone may need the model in a process that never has one.
  private func begin() { _ = delegate.life }
}
