import Coaching
import Screens
import SwiftUI

/// A workout that the phone leads.
struct PhoneGym: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model
  @State private var asksToEnd = false

  var body: some View {
    List {
      SoundRow()
      if let screen = model.gym.screen {
        GymFace(screen: screen)
        controls(screen)
        ForEach(screen.parts, id: \.block) { part in
          Section(part.label) {
            if let score = part.score { Text(score) }
            ForEach(part.lines, id: \.place) { line in
              Button(line.name) { model.gym.tell([.go(line.place)]) }
              Text([line.dose, line.done].filter { !$0.isEmpty }.joined(separator: " · ")).font(
                .caption
              )
            }
          }
        }
      }
    }
    .navigationTitle(words[.gym])
    .confirmationDialog(words[.endWorkout], isPresented: $asksToEnd, titleVisibility: .visible) {
      Button(words[.endWorkout], role: .destructive) { model.endGym() }
      Button(words[.cancel], role: .cancel) {}
    }
  }

  @ViewBuilder private func controls(_ screen: GymScreen) -> some View {
    if model.gym.isOver {
      Text(words[.workoutEnded]).font(.headline)
      Button(words[.done]) { model.close() }.buttonStyle(.borderedProminent)
    } else {
      if screen.action != .none {
        Button(screen.button) { model.gym.press() }.buttonStyle(.borderedProminent)
      }
      GymSets(screen: screen) { model.gym.tell([$0]) }
      if screen.isResting {
        Button(words[.moreRest]) { model.gym.tell([.moreRest(GymEvent.usualRest)]) }
      }
      Button(words[.undoSet]) { model.gym.undo() }
      Button(words[.skip]) { model.gym.tell([.skip]) }
      Button(words[.back]) { model.gym.tell([.back]) }
      Button(words[.pause]) { model.gym.tell([.pause]) }
      Button(words[.end], role: .destructive) { asksToEnd = true }
    }
  }
}
