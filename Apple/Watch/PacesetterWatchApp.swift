import AVFAudio
import AppIntents
import Coaching
import HealthKit
import Screens
import SwiftUI
import WatchConnectivity
import WatchKit

/// The app on the watch.
@main struct PacesetterWatchApp: App {
  @State private var model: WatchModel?
  @State private var problem: String?
  private let language = LanguageDesk(.standard)

  var body: some Scene {
    WindowGroup {
      Group {
        if let model { WatchRoot().environment(model) } else if let problem { Text(problem) }
      }
      .task { await live() }
      // The widget's tap; what is not understood opens the app.
      .onOpenURL { url in if url.host() == "start" { Task { await model?.startRun() } } }
    }
  }

  /// Lives until the system ends the app: a workout keeps it alive with the wrist down.
  private func live() async {
    guard model == nil else { return }
    do {
      let folder = try SessionFolder(
        .applicationSupportDirectory.appending(path: "sessions"),
        device: DeviceID(bits: .random(in: 1 ... .max))
      )
      let bus = AudioBus(.sharedInstance())
      let notes = try NoteFolder(.applicationSupportDirectory.appending(path: "notes"))
      let model = WatchModel(
        folder,
        PeerLane(.default),
        WorkoutHost(HKHealthStore()),
        Wrist(.current()),
        bus,
        .bundled,
        NoteRecorder(notes, bus, .system, language),
        WatchSettings(.standard, language),
        .system
      )
      self.model = model
      AppDependencyManager.shared.add(dependency: IntentDesk(desk: model))
      async let seconds: Void = Seconds.pass { @MainActor in model.second() }
      await model.live()
      await seconds
    } catch {
      problem = language.words[.diskFull]
    }
  }
}
