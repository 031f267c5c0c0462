import SwiftUI

/// The one screen of the watch.
struct WatchRoot: View {
  @Environment(WatchModel.self) private var model

  var body: some View {
    switch model.stage {
    case .ready: WatchStart()
    case .run: WatchRun()
    case .mirror: WatchMirror()
    case .gym: WatchGym()
    }
  }
}
