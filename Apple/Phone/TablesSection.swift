import Screens
import SwiftUI

/// The splits and the laps of a run.
struct TablesSection: View {
  @Environment(\.words) private var words
  let screen: RunScreen

  var body: some View {
    Section(words[.splits]) {
      if screen.splits.isEmpty { Text(words[.noSplits]) }
      ForEach(screen.splits, id: \.number) { split in
        row([split.number, split.time, split.pace, split.heartRate])
      }
    }
    if !screen.laps.isEmpty {
      Section(words[.laps]) {
        ForEach(screen.laps, id: \.number) { lap in
          row([lap.number, lap.distance, lap.time, lap.pace])
        }
      }
    }
  }

  private func row(_ cells: [String]) -> some View {
    HStack {
      ForEach(cells.indices, id: \.self) { place in
        Text(cells[place]).monospacedDigit()
        if place < cells.count - 1 { Spacer() }
      }
    }
  }
}
