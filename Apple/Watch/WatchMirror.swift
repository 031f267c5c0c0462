import Coaching
import Screens
import SwiftUI

/// The run that the phone tracks, and the buttons that ask it for something.
struct WatchMirror: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model
  @Environment(\.isLuminanceReduced) private var isDimmed
  @State private var asksToEnd = false

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        Text(words[.phoneTracks]).font(.footnote)
        if let mirror = model.mirror {
          RunFigures(screen: mirror.screen) { model.tell(.step($0)) }
          if !isDimmed { controls(mirror) }
        }
        LinkLine(to: .phone, peer: model.link.peer, onlyHere: model.link.onlyHere)
      }
    }
    .confirmationDialog(words[.endAsk], isPresented: $asksToEnd, titleVisibility: .visible) {
      Button(words[.endRun], role: .destructive) { model.tell(.end) }
    }
  }

  @ViewBuilder private func controls(_ mirror: MirroredRun) -> some View {
    switch mirror.screen.state {
    case .preparing, .ended: EmptyView()
    case .running:
      Button(words[.pause], systemImage: "pause") { model.tell(.pause) }
      Button(words[.lap], systemImage: "flag") { model.tell(.lap) }
      WatchTalk()
    case .paused:
      Button(words[.resume], systemImage: "play") { model.tell(.resume) }
      Button(words[.end], systemImage: "stop", role: .destructive) { asksToEnd = true }
    }
  }
}
