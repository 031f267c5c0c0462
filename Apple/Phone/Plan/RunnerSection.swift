import Coaching
import Exchange
import Screens
import SwiftUI
import Training

/// What few runners change: who runs, laps, and what the coach leaves out.
struct RunnerSection: View {
  @Environment(\.words) private var words
  @Bindable var settings: PhoneSettings

  // Beside the runner's units, as on the page.
  private static let laps: [(AppWord, Distance)] = [
    (.lap400, .meters(400)), (.lapKilometer, .kilometers(1)), (.lapMile, .miles(1)),
    (.lap5, .kilometers(5)),
  ]
  private static let topics: [(AppWord, TalkTopic)] = [
    (.hearsSplits, .splits), (.hearsPlan, .plan), (.hearsTechnique, .technique),
    (.hearsStories, .stories),
  ]

  var body: some View {
    Section(words[.more]) {
      FieldRow(words[.age], $settings.form.age)
      FieldRow(words[.maxHeartRate], $settings.form.maxHeartRate)
      Toggle(words[.autoPause], isOn: $settings.form.autoPause)
      Picker(words[.autoLap], selection: $settings.form.autoLap) {
        Text(words[.autoLapOff]).tag(Distance?.none)
        ForEach(Self.laps, id: \.0) { Text(words[$0.0]).tag(Distance?.some($0.1)) }
      }
      ForEach(Self.topics, id: \.0) { word, topic in
        Toggle(words[word], isOn: hears(topic))
      }
      Text(words[.hearsHint]).font(.footnote)
    }
  }

  private func hears(_ topic: TalkTopic) -> Binding<Bool> {
    let isHeard = !settings.form.unwanted.contains(topic)
    return Binding(
      get: { isHeard },
      set: { @MainActor isHeard in
        if isHeard {
          settings.form.unwanted.remove(topic)
        } else {
          settings.form.unwanted.insert(topic)
        }
      }
    )
  }
}
