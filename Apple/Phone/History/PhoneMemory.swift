import Screens
import SwiftUI

/// What the coach remembers of the runner, each to be deleted.
struct PhoneMemory: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    List {
      if let problem = model.record.problem { Text(problem).foregroundStyle(.orange) }
      if model.server.server == nil { Text(words[.recordWhy]) }
      if model.record.isMemoryRead, model.record.memory.isEmpty { Text(words[.noMemory]) }
      ForEach(model.record.memory) { item in
        VStack(alignment: .leading) {
          Text(item.screen.name).font(.headline)
          Text(item.screen.value)
          Text(item.screen.origin).font(.caption)
          Button(words[.forget], role: .destructive) {
            Task { await model.forget(item.id) }
          }
          .accessibilityLabel(words[.forget] + ": " + item.screen.name)
        }
      }
    }
    .navigationTitle(words[.memory])
    .task { await model.readMemory() }
  }
}
