import Foundation
import Screens
import SwiftUI

/// The workouts that were done on this phone and its watch, set by set.
struct PhoneLog: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model
  @State private var log: LogScreen?
  @State private var shared: URL?

  var body: some View {
    List {
      if let log {
        Section(words[.lastSevenDays]) { Text(log.week) }
        if let shared { ShareLink(words[.shareWorkouts], item: shared) }
        if log.sessions.isEmpty { Text(words[.noSessions]) }
        ForEach(log.sessions, id: \.id) { session in
          Section(session.title) {
            Text(session.facts).font(.caption)
            ForEach(session.exercises, id: \.self) { exercise in
              VStack(alignment: .leading) {
                Text(exercise.name).font(.headline)
                Text(exercise.sets).monospacedDigit()
              }
            }
            ForEach(session.notes, id: \.self) { Text($0) }
          }
        }
      }
    }
    .navigationTitle(words[.gymLog])
    .onAppear { (log, shared) = (model.logScreen, model.fileOfWorkouts) }
  }
}
