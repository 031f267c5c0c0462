import AVFAudio
import AppIntents
import Coaching
import Foundation
import HealthKit
import Screens
import WatchConnectivity
import WatchKit

/// The one owner of the watch's model, made when the process begins, whatever has begun it: a tap, the
/// complication, Siri, or the phone by `startWatchApp` in the background.
@MainActor final class WatchLife {
  /// The app, or why there is none.
  let model: Result<WatchModel, any Error>
  let language: LanguageDesk
  private var tasks: [Task<Void, Never>] = []

  init(
    _ language: LanguageDesk = LanguageDesk(.standard),
    _ intents: AppDependencyManager = .shared,
    seconds: @escaping @MainActor (@MainActor () -> Void) async -> Void = {
      await Seconds.pass($0)
    },
    make: @MainActor (LanguageDesk) throws -> WatchModel = { try WatchLife.device($0) }
  ) {
    self.language = language
    model = Result { try make(language) }
    let desk = IntentDesk(found: try? model.get())
    intents.add(dependency: desk)
    guard let model = try? model.get() else { return }
    // As long as the process lives: a workout keeps it alive with the wrist down.
    tasks = [Task { await model.live() }, Task { await seconds { model.second() } }]
  }

  deinit { for task in tasks { task.cancel() } }

  /// The model of a watch.
  private static func device(_ language: LanguageDesk) throws -> WatchModel {
    let folder = try SessionFolder(
      .applicationSupportDirectory.appending(path: "sessions"),
      device: DeviceID(bits: .random(in: 1 ... .max))
    )
    let bus = AudioBus(.sharedInstance())
    let notes = try NoteFolder(.applicationSupportDirectory.appending(path: "notes"))
    let model = WatchModel(
      folder,
      .device,
      WorkoutHost(HKHealthStore()),
      Wrist(.current()),
      bus,
      .bundled,
      NoteRecorder(notes, bus, .system, language),
      WatchSettings(.standard, language),
      .system
    )
    model.face = FaceDesk(.group)
    return model
  }
}
