import Screens
import SwiftUI

/// The phone's screens: what goes on now, or the tabs.
struct PhoneRoot: View {
  @Environment(PhoneModel.self) private var model

  var body: some View {
    switch model.stage {
    case .run: NavigationStack { PhoneRun() }
    case .gym: NavigationStack { PhoneGym() }
    case .home:
      TabView {
        Tab(words[.run], systemImage: "figure.run") { NavigationStack { PhoneHome() } }
        Tab(words[.gym], systemImage: "dumbbell") { NavigationStack { PhoneShelf() } }
        Tab(words[.metronome], systemImage: "metronome") { NavigationStack { PhoneMetronome() } }
        Tab(words[.history], systemImage: "calendar") { NavigationStack { PhoneHistory() } }
        Tab(words[.settings], systemImage: "gearshape") { NavigationStack { PhoneChoices() } }
      }
    }
  }
}
