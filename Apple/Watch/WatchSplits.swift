import Screens
import SwiftUI

/// The splits of the run that goes on, the newest first.
struct WatchSplits: View {
  let screen: RunScreen
  @Environment(\.words) private var words

  var body: some View {
    List {
      if screen.splits.isEmpty { Text(words[.noSplits]) }
      ForEach(screen.splits.reversed(), id: \.number) { split in
        HStack {
          Text(split.number)
          Spacer()
          Text(split.time).monospacedDigit()
          Text(split.heartRate).monospacedDigit()
        }
      }
    }
    .navigationTitle(words[.splits])
  }
}
