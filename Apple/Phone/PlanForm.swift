import Coaching
import Screens
import SwiftUI
import Training

/// What the runner chooses before a run.
struct PlanForm: View {
  @Environment(\.words) private var words
  @Bindable var settings: PhoneSettings

  var body: some View {
    Section(words[.coach]) {
      Picker(words[.coach], selection: $settings.coach) {
        ForEach(Personality.allCases, id: \.self) {
          Text($0.name(in: settings.language.language)).tag($0)
        }
      }
      Picker(words[.mode], selection: $settings.mode) {
        Text(words[.free]).tag(RunPlan.Mode.free)
        Text(words[.training]).tag(RunPlan.Mode.training)
        Text(words[.race]).tag(RunPlan.Mode.race)
      }
      Picker(words[.place], selection: $settings.place) {
        Text(words[.outdoors]).tag(RunPlace.outdoor)
        Text(words[.treadmill]).tag(RunPlace.treadmill)
      }
      Stepper(goal, value: $settings.goal, in: 0...100, step: 0.5)
      Stepper(cadence, value: $settings.cadence, in: 0...Tempo.range.upperBound, step: 5)
      Toggle(words[.autoStart], isOn: $settings.startsOnMovement)
      Toggle(words[.startOnWatch], isOn: $settings.startsOnWatch)
    }
  }

  private var goal: String {
    guard settings.goal > 0 else { return words[.goal] + ": " + words[.noGoal] }
    let meters = settings.goal * settings.units.splitDistance.meters
    return words[.goal] + ": "
      + Written.distance(.meters(meters), units: settings.units, in: settings.language.language)
  }

  private var cadence: String {
    words[.metronome]
      + (settings.cadence > 0 ? ": \(Tempo(clamping: settings.cadence).beatsPerMinute)" : "")
  }
}
