import Screens
import SwiftUI

/// The metronome without a run.
struct PhoneMetronome: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    VStack {
      SoundRow()
      TickControls(screen: model.metronome.screen) { model.metronome.tell($0) }
    }
    .navigationTitle(words[.metronome])
  }
}
