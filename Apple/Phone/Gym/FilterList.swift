import Screens
import SwiftUI
import Training

/// What the workouts are filtered by: kinds, lengths, places, equipment, each with how many it leaves.
struct FilterList: View {
  @Environment(\.words) private var words
  let finder: WorkoutFinder

  var body: some View {
    List {
      ForEach(finder.chips, id: \.label) { chip in
        let isOn = finder.filter.has(chip)
        Toggle(
          chip.label + " (\(chip.count))",
          isOn: Binding(get: { isOn }, set: { @MainActor _ in finder.turn(chip) })
        )
      }
    }
    .navigationTitle(words[.filters])
  }
}
