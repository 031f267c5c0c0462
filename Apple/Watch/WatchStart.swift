import Coaching
import Screens
import SwiftUI
import Training

/// Before a run or a workout: one press away from either.
struct WatchStart: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model

  var body: some View {
    @Bindable var settings = model.settings
    NavigationStack {
      List {
        LinkLine(to: .phone, peer: model.link.peer, onlyHere: model.link.onlyHere)
        if model.link.folder.isFull { Text(words[.diskFull]).foregroundStyle(.orange) }
        Button(words[.start]) {
          Task { await model.start(model.settings.plan) }
        }
        .buttonStyle(.borderedProminent)
        .handGestureShortcut(.primaryAction)
        Picker(words[.coach], selection: $settings.coach) {
          ForEach(Personality.allCases, id: \.self) {
            Text($0.name(in: model.language.language)).tag($0)
          }
        }
        Picker(words[.place], selection: $settings.place) {
          Text(words[.outdoors]).tag(RunPlace.outdoor)
          Text(words[.treadmill]).tag(RunPlace.treadmill)
        }
        Picker(words[.mode], selection: $settings.mode) {
          Text(words[.free]).tag(RunPlan.Mode.free)
          Text(words[.training]).tag(RunPlan.Mode.training)
          Text(words[.race]).tag(RunPlan.Mode.race)
        }
        Toggle(words[.autoStart], isOn: $settings.startsOnMovement)
        Toggle(words[.tones], isOn: $settings.hasTones)
        NavigationLink(words[.goal]) { WatchTargets() }
        NavigationLink(words[.gym]) { WatchShelf() }
      }
      .navigationTitle("Pacesetter")
    }
  }
}
