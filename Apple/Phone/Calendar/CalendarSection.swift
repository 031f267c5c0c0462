import Screens
import SwiftUI

/// Whether the calendars of this phone are used, and what for.
struct CalendarSection: View {
  @Environment(PhoneModel.self) private var model
  @Environment(\.words) private var words

  var body: some View {
    let desk = model.calendar
    let isOn = desk.isOn
    Section(words[.calendars]) {
      Toggle(
        words[.useCalendars],
        isOn: Binding(
          get: { isOn },
          set: { @MainActor isOn in Task { await model.useCalendars(isOn) } }
        )
      )
      Text(words[.calendarsWhy]).font(.footnote)
      if let problem = desk.problem { Text(problem).foregroundStyle(.orange) }
    }
  }
}
