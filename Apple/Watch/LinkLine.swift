import Coaching
import Screens
import SwiftUI

/// Whether the phone is there, and what only this watch has.
struct LinkLine: View {
  @Environment(\.words) private var words
  let peer: Liveness.State
  let onlyHere: Int

  var body: some View {
    HStack {
      switch peer {
      case .waiting: Text(words[.waitingForPhone])
      case .here: Label(words[.phoneHere], systemImage: "iphone")
      case .lost: Label(words[.phoneLost], systemImage: "iphone.slash")
      }
      if onlyHere > 0 { Text(words[.onlyHere, onlyHere]) }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
