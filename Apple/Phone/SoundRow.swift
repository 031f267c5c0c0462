import Screens
import SwiftUI

/// The way back for a sound that a call has taken and not given back.
struct SoundRow: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    if model.soundIsAway {
      Text(words[.soundAway]).foregroundStyle(.orange)
      Button(words[.soundBack], systemImage: "waveform") { model.takeBackSound() }
    }
  }
}
