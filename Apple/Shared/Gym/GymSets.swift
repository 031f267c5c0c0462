import Coaching
import Screens
import SwiftUI

/// The sets of the exercise as circles: a tap does one, another takes it back.
struct GymSets: View {
  let screen: GymScreen
  let tell: (GymEvent) -> Void

  var body: some View {
    ForEach(screen.circles, id: \.place) { circle in
      Button(circle.words, systemImage: symbol(circle.state)) {
        tell(circle.state == .done ? .undo(circle.place) : .done(circle.place, nil))
      }
      .accessibilityLabel(circle.label)
    }
  }

  private func symbol(_ state: GymScreen.Circle.State) -> String {
    switch state {
    case .open: "circle"
    case .current: "circle.dotted"
    case .done: "checkmark.circle.fill"
    case .skipped: "minus.circle"
    case .missed: "exclamationmark.circle"
    }
  }
}
