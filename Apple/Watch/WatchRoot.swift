import SwiftUI

/// The one screen of the watch.
struct WatchRoot: View {
  @Environment(WatchModel.self) private var model

  var body: some View {
    Group {
      switch model.stage {
      case .ready: WatchStart()
      case .run: WatchRun()
      case .mirror: WatchMirror()
      case .gym: WatchGym()
      }
    }
    .environment(\.words, model.language.words)
  }
}
