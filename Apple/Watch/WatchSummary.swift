import Screens
import SwiftUI

/// What came of a run.
struct WatchSummary: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model

  var body: some View {
    VStack {
      Text(words[.runEnded]).font(.headline)
      if let summary = model.run.summary {
        ForEach(summary.rows, id: \.label) { row in
          HStack {
            Text(row.label)
            Spacer()
            Text(row.value)
          }
        }
      }
      if model.host.isSaved { Label(words[.workoutSaved], systemImage: "heart") }
      Button(words[.done]) { model.close() }.buttonStyle(.borderedProminent)
    }
  }
}
