import Screens
import SwiftUI
import Training

/// The runs that Health has, and where they lead.
struct PhoneHistory: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    List {
      if model.history.problem != nil { Text(words[.healthRefused]).foregroundStyle(.orange) }
      if model.history.isRead, model.history.rows.isEmpty { Text(words[.noRuns]) }
      NavigationLink(words[.trends]) { PhoneTrends() }
      NavigationLink(words[.memory]) { PhoneMemory() }
      ForEach(model.history.rows) { row in
        NavigationLink {
          RunPage(row: row)
        } label: {
          VStack(alignment: .leading) {
            Text(row.row.title).font(.headline)
            Text(row.row.date).font(.caption)
            Text(row.row.facts.joined(separator: " · ")).monospacedDigit()
          }
        }
      }
    }
    .navigationTitle(words[.history])
    .task { await model.readHistory() }
  }
}
