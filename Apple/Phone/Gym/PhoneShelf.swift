import Screens
import SwiftUI

/// The workouts to choose from: what fits today, what a search finds, and all of them.
struct PhoneShelf: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    @Bindable var finder = model.finder
    List {
      if model.shelf.entries.isEmpty { Text(words[.noWorkouts]) }
      NavigationLink(words[.gymLog]) { PhoneLog() }
      NavigationLink(words[.challenge]) { PhoneChallenge() }
      TextField(words[.findWorkout], text: $finder.query).autocorrectionDisabled()
      NavigationLink(words[.filters]) { FilterList(finder: model.finder) }
      if !finder.isSearching {
        suggestions
        Section(words[.chooseWorkout]) {
          ForEach(model.shelf.entries) { entry in
            Button(entry.title) { model.startGym(entry.id) }
          }
        }
      } else {
        ForEach(finder.found) { row in Button(row.title) { model.startGym(row.id) } }
        if finder.found.isEmpty { Text(words[.nothingFound]) }
      }
    }
    .navigationTitle(words[.gym])
    .task { await model.suggest() }
  }

  @ViewBuilder private var suggestions: some View {
    if !model.finder.suggestions.isEmpty {
      Section(words[.fitsToday]) {
        if let free = model.finder.free { Text(free).font(.caption) }
        ForEach(model.finder.suggestions) { row in
          VStack(alignment: .leading) {
            Button(row.title) { model.startGym(row.id) }
            if let reason = row.reason { Text(reason).font(.caption) }
          }
        }
      }
    }
  }
}
