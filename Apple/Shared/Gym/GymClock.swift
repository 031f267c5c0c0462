import Screens
import SwiftUI

/// A clock of a workout: what it means, the figure, and how much of it has passed.
struct GymClock: View {
  let clock: GymScreen.Clock

  var body: some View {
    VStack(spacing: 0) {
      Text(clock.label).font(.caption)
      Text(clock.reading)
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .monospacedDigit()
      if let round = clock.round { Text(round).font(.caption) }
      if let fraction = clock.fraction { ProgressView(value: fraction) }
    }
    .accessibilityElement(children: .combine)
  }
}
