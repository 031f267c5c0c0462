import Screens
import SwiftUI

/// The phone's screens in the language of the runner.
struct PhoneRoot: View {
  @Environment(PhoneModel.self) private var model
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    // A dialog belongs to the screens: both are below the words.
    PhoneScreens().environment(\.words, model.language.words)
      .onChange(of: scenePhase) { model.appear($1 == .active) }
  }
}

/// What goes on now, or the tabs.
private struct PhoneScreens: View {
  @Environment(PhoneModel.self) private var model
  @Environment(\.words) private var words

  var body: some View {
    @Bindable var server = model.server
    @Bindable var model = model
    screens.confirmationDialog(
      words[.startAsk],
      isPresented: $model.asksToStart,
      titleVisibility: .visible
    ) {
      Button(words[.start]) {
        model.asksToStart = false
        Task { await model.start() }
      }
      Button(words[.cancel], role: .cancel) { model.asksToStart = false }
    }
    .confirmationDialog(
      model.asksForWorkout?.title ?? "",
      isPresented: $model.isAskedForWorkout,
      titleVisibility: .visible
    ) {
      Button(words[.start]) { model.startAsked() }
      Button(words[.cancel], role: .cancel) { model.asksForWorkout = nil }
    }
    .confirmationDialog(question, isPresented: $server.isInvited, titleVisibility: .visible) {
      if let invitation = model.server.invitation {
        Button(words[.pair]) {
          Task { await model.server.pair(invitation.address.text, code: invitation.code) }
        }
      }
      Button(words[.cancel], role: .cancel) { model.server.invitation = nil }
    }
  }

  private var question: String {
    words[.pairAsk, model.server.invitation?.address.text ?? ""]
  }

  @ViewBuilder private var screens: some View {
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
