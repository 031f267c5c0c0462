import Coaching
import Screens
import SwiftUI
import Training

/// Before a run or a workout: one press away from either.
struct WatchStart: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model
  @AppStorage("coach") private var coach = Personality.oldHand
  @AppStorage("mode") private var mode = RunPlan.Mode.free
  @AppStorage("place") private var place = RunPlace.outdoor

  var body: some View {
    NavigationStack {
      List {
        LinkLine(peer: model.link.peer, onlyHere: model.link.onlyHere)
        if model.link.folder.isFull { Text(words[.diskFull]).foregroundStyle(.orange) }
        Button(words[.start]) {
          let plan = WatchPlan(coach: coach, mode: mode, place: place)
          Task { await model.start(plan) }
        }
        .buttonStyle(.borderedProminent)
        .handGestureShortcut(.primaryAction)
        Picker(words[.coach], selection: $coach) {
          ForEach(Personality.allCases, id: \.self) {
            Text($0.name(in: model.language.language)).tag($0)
          }
        }
        Picker(words[.place], selection: $place) {
          Text(words[.outdoors]).tag(RunPlace.outdoor)
          Text(words[.treadmill]).tag(RunPlace.treadmill)
        }
        Picker(words[.mode], selection: $mode) {
          Text(words[.free]).tag(RunPlan.Mode.free)
          Text(words[.training]).tag(RunPlan.Mode.training)
          Text(words[.race]).tag(RunPlan.Mode.race)
        }
        NavigationLink(words[.gym]) { WatchShelf() }
      }
      .navigationTitle("Pacesetter")
    }
  }
}
