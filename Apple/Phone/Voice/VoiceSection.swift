import Coaching
import Exchange
import Screens
import SwiftUI

/// Whose voice the coach has, and how fast it speaks.
struct VoiceSection: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    @Bindable var desk = model.voices
    let language = model.settings.setup(.reported).spokenLanguage
    let chosen = desk.choice(in: language)
    Section(words[.voice]) {
      Picker(
        words[.voice],
        selection: Binding(get: { chosen }, set: { @MainActor in desk.choose($0, in: language) })
      ) {
        Text(words[.bestVoice]).tag(String?.none)
        ForEach(desk.voices(in: language)) { Text($0.name).tag(String?.some($0.id)) }
      }
      Text(words[.speakingRate])
      Slider(value: $desk.rate, in: VoiceDesk.rates).accessibilityLabel(words[.speakingRate])
      SampleRow()
    }
  }
}
