import Coaching
import Screens
import SwiftUI

/// Whether the watch is there, and what only this phone has.
struct WatchLine: View {
  @Environment(\.words) private var words
  let peer: Liveness.State
  let onlyHere: Int

  var body: some View {
    HStack {
      switch peer {
      case .waiting: Text(words[.waitingForWatch])
      case .here: Label(words[.watchHere], systemImage: "applewatch")
      case .lost: Label(words[.watchLost], systemImage: "applewatch.slash")
      }
      if onlyHere > 0 { Text(words[.onlyHere, onlyHere]) }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
