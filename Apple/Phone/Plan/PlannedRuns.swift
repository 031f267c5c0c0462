import Screens
import SwiftUI
import Training

/// The running workouts of this phone, each with its steps, and what the plan has for today first.
struct PlannedRuns: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    List {
      ForEach(model.plans.runs) { run in
        VStack(alignment: .leading) {
          Button(run.course.title) { model.follow(run.course) }
          Text(run.about).font(.caption)
          if run.isToday { Text(words[.plannedToday]).font(.caption) }
        }
      }
      if model.plans.runs.isEmpty { Text(words[.noWorkouts]) }
    }
    .navigationTitle(words[.plannedRuns])
    .task { await model.findRuns() }
  }
}
