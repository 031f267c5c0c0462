import Screens
import SwiftUI

/// The exercise that counts now, and its clock.
struct GymFace: View {
  let screen: GymScreen

  var body: some View {
    VStack(spacing: 4) {
      if let banner = screen.banner { Text(banner).font(.headline).foregroundStyle(.orange) }
      Text(screen.exercise).font(.headline).multilineTextAlignment(.center)
      if !screen.position.isEmpty { Text(screen.position).font(.caption) }
      if !screen.dose.isEmpty { Text(screen.dose) }
      ForEach(screen.targets, id: \.self) { Text($0) }
      if let clock = screen.clock { GymClock(clock: clock) }
      if let clock = screen.stepClock { GymClock(clock: clock) }
      if let rounds = screen.rounds { Text(rounds) }
      ForEach(screen.notes, id: \.self) { Text($0).font(.caption) }
      if let next = screen.next { Text(next).font(.caption).foregroundStyle(.secondary) }
      Text(screen.elapsed).font(.caption).monospacedDigit()
    }
  }
}
