import Coaching
import Screens
import SwiftUI
import Training

/// The metronome of the run that goes on: the Digital Crown turns its tempo.
struct WatchTempo: View {
  let screen: MetronomeScreen
  @Environment(WatchModel.self) private var model
  @Environment(\.words) private var words

  var body: some View {
    VStack {
      CrownDial(
        label: words[.metronome],
        text: screen.tempo,
        unit: screen.unit,
        steps: Binding(
          get: { screen.beatsPerMinute },
          set: { @MainActor in model.tick(.tempo(Tempo(clamping: $0))) }
        ),
        range: Tempo.range,
        settle: { model.tellTempo() }
      )
      Button(screen.button) { model.tick(screen.isPlaying ? .stop : .start) }
        .accessibilityLabel(words[screen.isPlaying ? .stopTicks : .startTicks])
      if let note = screen.note { Text(note).font(.caption) }
    }
    .navigationTitle(words[.metronome])
  }
}
