import Coaching
import Exchange
import Screens
import SwiftUI
import Training

/// What the runner chooses before a run: the fields of the page's form.
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
      SampleRow()
    }
    Section(words[.mode]) {
      Picker(words[.mode], selection: $settings.mode) {
        Text(words[.free]).tag(RunPlan.Mode.free)
        Text(words[.training]).tag(RunPlan.Mode.training)
        Text(words[.race]).tag(RunPlan.Mode.race)
      }
      goal
      FieldRow(words[.targetPace] + ", " + words[.paceIn, each], $settings.form.pace)
      complaint(.pace, .paceProblem)
      Picker(words[.place], selection: $settings.place) {
        Text(words[.outdoors]).tag(RunPlace.outdoor)
        Text(words[.treadmill]).tag(RunPlace.treadmill)
      }
      Stepper(cadence, value: $settings.cadence, in: 0...Tempo.range.upperBound, step: 5)
      Toggle(words[.autoStart], isOn: $settings.startsOnMovement)
      Toggle(words[.startOnWatch], isOn: $settings.startsOnWatch)
    }
  }

  @ViewBuilder private var goal: some View {
    Picker(words[.goal], selection: $settings.form.goal) {
      Text(words[.noGoal]).tag(PlanChoice.Goal.none)
      Text(words[.distance]).tag(PlanChoice.Goal.distance)
      Text(words[.time]).tag(PlanChoice.Goal.time)
    }
    switch settings.form.goal {
    case .distance:
      FieldRow(
        words[.distanceIn, words[isMetric ? .inKilometers : .inMiles]],
        $settings.form.distance
      )
      complaint(.distance, .distanceProblem)
    case .time:
      FieldRow(words[.timeIn], $settings.form.time)
      complaint(.time, .timeProblem)
    case .none, .own: EmptyView()
    }
  }

  @ViewBuilder private func complaint(_ field: PlanField, _ word: AppWord) -> some View {
    if !settings.form.isUnderstood(field, units: settings.units) {
      Text(words[word]).foregroundStyle(.orange)
    }
  }

  private var isMetric: Bool { settings.units == .metric }

  private var each: String { words[isMetric ? .eachKilometer : .eachMile] }

  private var cadence: String {
    words[.metronome]
      + (settings.cadence > 0 ? ": \(Tempo(clamping: settings.cadence).beatsPerMinute)" : "")
  }
}
