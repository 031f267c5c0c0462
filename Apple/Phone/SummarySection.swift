import Screens
import SwiftUI

/// What came of a run.
struct SummarySection: View {
  let summary: RunSummary

  var body: some View {
    Section(summary.title) {
      ForEach(summary.rows, id: \.label) { row in
        HStack {
          Text(row.label)
          Spacer()
          Text(row.value).monospacedDigit()
        }
      }
    }
  }
}
