import Coaching
import Screens
import SwiftUI

/// A workout on the wrist: one exercise at a time.
struct WatchGym: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model
  @Environment(\.isLuminanceReduced) private var isDimmed
  @State private var asksToEnd = false

  var body: some View {
    ScrollView {
      VStack(spacing: 6) {
        if let screen = model.gym.screen {
          GymFace(screen: screen)
          if let body = model.body { Text(body).monospacedDigit() }
          if model.gym.isShown {
            LinkLine(to: .phone, peer: model.link.peer, onlyHere: model.link.onlyHere)
          }
          if !isDimmed { controls(screen) }
        }
        if let problem = model.host.problem { Text(problem.sentence(in: words)).font(.footnote) }
      }
    }
    .navigationTitle(words[.gym])
    .confirmationDialog(words[.endWorkout], isPresented: $asksToEnd, titleVisibility: .visible) {
      Button(words[.endWorkout], role: .destructive) { model.endGym() }
    }
  }

  @ViewBuilder private func controls(_ screen: GymScreen) -> some View {
    if model.gym.isOver {
      Text(words[.workoutEnded]).font(.headline)
      Button(words[.done]) { model.close() }.buttonStyle(.borderedProminent)
    } else {
      if screen.action != .none {
        Button(screen.button) { model.gym.press() }
          .buttonStyle(.borderedProminent)
          .handGestureShortcut(.primaryAction)
      }
      GymSets(screen: screen) { model.gym.tell([$0]) }
      if screen.isResting {
        Button(words[.moreRest]) { model.gym.tell([.moreRest(GymEvent.usualRest)]) }
      }
      Button(words[.undoSet]) { model.gym.undo() }
      Button(words[.skip]) { model.gym.tell([.skip]) }
      Button(words[.back]) { model.gym.tell([.back]) }
      Button(words[.end], role: .destructive) { asksToEnd = true }
      if model.gym.isShown, model.link.peer != .here {
        Button(words[.done]) { Task { await model.leaveGym() } }
      }
    }
  }
}
