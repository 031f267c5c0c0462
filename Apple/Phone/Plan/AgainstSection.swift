import Coaching
import Exchange
import Screens
import SwiftUI
import Training

/// What the run is against or follows: a race, a past run, steps, a script; each is chosen and dropped.
struct AgainstSection: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    let form = model.settings.form
    let language = model.language.language
    let units = model.settings.units
    Section(words[.workoutOrRace]) {
      if let race = form.race {
        Text(model.sentence(of: race))
        Button(words[.notTheRace]) { model.drop(\.race) }
      } else {
        ForEach(model.plans.races, id: \.id) { race in
          Button(race.name) { model.choose(race) }
        }
      }
      NavigationLink(words[.planRace]) { RaceForm(desk: model.plans) }
      if let course = form.course {
        let outline = CourseOutline(course, units: units, in: language)
        Text(outline.title + ", " + outline.about)
        ForEach(outline.rows.indices, id: \.self) { Text(outline.rows[$0].text).font(.caption) }
        Button(words[.withoutWorkout]) { model.drop(\.course) }
      }
      NavigationLink(words[.plannedRuns]) { PlannedRuns() }
      if let rival = form.rival {
        Text(words[.against, rival.name])
        Button(words[.noRival]) { model.drop(\.rival) }
      }
      if let script = form.script {
        Text(words[.ownScript, script.messages.count])
        Button(words[.withoutScript]) { model.drop(\.script) }
      }
    }
    .task { await model.readPlans() }
  }
}
