import Coaching
import Screens
import SwiftUI

/// The metronome, in a run or by itself.
struct TickControls: View {
  @Environment(\.words) private var words
  let screen: MetronomeScreen
  let tell: @MainActor (Metronome.Event) -> Void

  var body: some View {
    VStack {
      HStack {
        Button(words[.slower], systemImage: "minus") { tell(.step(-1)) }.disabled(!screen.canSlower)
        VStack {
          Text(screen.tempo).font(.largeTitle).bold().monospacedDigit()
          Text(screen.unit).font(.caption)
        }
        .frame(maxWidth: .infinity)
        Button(words[.faster], systemImage: "plus") { tell(.step(1)) }.disabled(!screen.canFaster)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
      .buttonBorderShape(.circle)
      .controlSize(.extraLarge)
      HStack {
        Image(systemName: "speaker.wave.2").accessibilityHidden(true)
        Slider(value: Binding(get: { screen.volume }, set: { @MainActor in tell(.volume($0)) }))
          .accessibilityLabel(words[.tickVolume])
          .accessibilityValue(screen.volumeText)
      }
      Button(action: { tell(screen.isPlaying ? .stop : .start) }) {
        Text(screen.button).frame(maxWidth: .infinity, minHeight: 44)
      }
      .buttonStyle(.borderedProminent)
      .disabled(!screen.canStart)
      .accessibilityLabel(words[screen.isPlaying ? .stopTicks : .startTicks])
      if let problem = screen.problem { Text(problem).foregroundStyle(.orange) }
      if let note = screen.note { Text(note).font(.caption) }
    }
  }
}
