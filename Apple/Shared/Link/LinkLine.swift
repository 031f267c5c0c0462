import Coaching
import Screens
import SwiftUI

/// Whether the other device is there, and what only this one has.
struct LinkLine: View {
  /// The other device.
  enum Peer { case phone, watch }

  @Environment(\.words) private var words
  let to: Peer
  let peer: Liveness.State
  let onlyHere: Int

  var body: some View {
    HStack {
      switch (to, peer) {
      case (.phone, .waiting): Text(words[.waitingForPhone])
      case (.phone, .here): Label(words[.phoneHere], systemImage: "iphone")
      case (.phone, .lost): Label(words[.phoneLost], systemImage: "iphone.slash")
      case (.watch, .waiting): Text(words[.waitingForWatch])
      case (.watch, .here): Label(words[.watchHere], systemImage: "applewatch")
      case (.watch, .lost): Label(words[.watchLost], systemImage: "applewatch.slash")
      }
      if onlyHere > 0 { Text(words[.onlyHere, onlyHere]) }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
