import Screens
import SwiftUI
import Training

/// What the next run is meant to be, each turned with the Digital Crown: how far, and how fast the steps.
struct WatchTargets: View {
  @Environment(WatchModel.self) private var model
  @Environment(\.words) private var words

  var body: some View {
    @Bindable var settings = model.settings
    TabView {
      CrownDial(
        label: words[.goal],
        text: goal,
        unit: words[.goal],
        steps: $settings.goal,
        range: WatchSettings.goals
      )
      CrownDial(
        label: words[.metronome],
        text: settings.tempo.map { "\($0.beatsPerMinute)" } ?? "–",
        unit: words[.metronome],
        steps: $settings.cadence,
        range: WatchSettings.cadences
      )
    }
    .tabViewStyle(.verticalPage)
    .navigationTitle(words[.goal])
  }

  private var goal: String {
    model.settings.distance.map {
      Written.distance($0, units: model.settings.units, in: model.language.language)
    } ?? words[.noGoal]
  }
}
