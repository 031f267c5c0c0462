import Coaching
import Screens
import SwiftUI
import Training

/// What seldom changes.
struct PhoneChoices: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    @Bindable var settings = model.settings
    @Bindable var language = model.language
    Form {
      Picker(words[.language], selection: $language.choice) {
        Text(words[.systemLanguage]).tag(Language?.none)
        Text(words[.english]).tag(Language?.some(.english))
        Text(words[.german]).tag(Language?.some(.german))
      }
      Picker(words[.units], selection: $settings.units) {
        Text(words[.kilometers]).tag(UnitSystem.metric)
        Text(words[.miles]).tag(UnitSystem.imperial)
      }
      Picker(words[.talk], selection: $settings.talk) {
        Text(words[.talkLess]).tag(TalkLevel.less)
        Text(words[.talkNormal]).tag(TalkLevel.normal)
        Text(words[.talkMore]).tag(TalkLevel.more)
      }
      Toggle(words[.swearing], isOn: $settings.swearing)
      VoiceSection()
      CalendarSection()
      MindSection(desk: model.mind)
      ServerSection(desk: model.server)
    }
    .navigationTitle(words[.settings])
  }
}
