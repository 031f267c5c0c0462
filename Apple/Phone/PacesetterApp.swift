import AVFAudio
import AppIntents
import Coaching
import EventKit
import HealthKit
import Screens
import SwiftUI
import WatchConnectivity

/// The app on the phone.
@main struct PacesetterApp: App {
  @State private var model: PhoneModel?
  @State private var problem: String?
  private let language = LanguageDesk(.standard)

  var body: some Scene {
    WindowGroup {
      Group {
        if let model { PhoneRoot().environment(model) } else if let problem { Text(problem) }
      }
      .task { await live() }
      // What is not understood opens the app.
      .onOpenURL { url in Task { await model?.open(url) } }
    }
  }

  /// Lives until the system ends the app: sound keeps it alive with the screen locked.
  private func live() async {
    guard model == nil else { return }
    do {
      let folder = try SessionFolder(
        .applicationSupportDirectory.appending(path: "sessions"),
        device: DeviceID(bits: .random(in: 1 ... .max))
      )
      let bus = AudioBus(.sharedInstance())
      let store = HKHealthStore()
      let pack = try PackShelf(.applicationSupportDirectory.appending(path: "pack"))
      let model = PhoneModel(
        folder,
        PeerLane(.default),
        store,
        WorkoutHost(store),
        bus,
        Narrator(bus, AVSpeechSynthesizer(), pack),
        PhoneSettings(.standard, language),
        .bundled,
        ServerDesk(folder, Keychain(service: "server"), .standard, .system, language) {
          try await URLSession.shared.data(for: $0)
        },
        TalkDesk(
          NoteRecorder(
            try NoteFolder(.applicationSupportDirectory.appending(path: "notes")),
            bus,
            .system,
            language
          ),
          .system,
          .system,
          language
        ),
        PackDesk(pack, language),
        CalendarDesk(EKEventStore(), .standard, language),
        MindDesk(.system, .standard, .system),
        .system
      )
      self.model = model
      AppDependencyManager.shared.add(dependency: IntentDesk(desk: model))
      async let seconds: Void = Seconds.pass { @MainActor in model.second() }
      async let calls: Void = Interruptions.follow(.default) { @MainActor in model.interrupt($0) }
      await model.live()
      _ = await (seconds, calls)
    } catch {
      problem = language.words[.diskFull]
    }
  }
}
