import Screens
import SwiftUI

/// The workouts to choose from.
struct WatchShelf: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model

  var body: some View {
    List {
      if model.shelf.entries.isEmpty { Text(words[.noWorkouts]) }
      ForEach(model.shelf.entries) { entry in
        Button(entry.title) { Task { await model.startGym(entry.id) } }
      }
    }
    .navigationTitle(words[.chooseWorkout])
  }
}
