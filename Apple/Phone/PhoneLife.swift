import AVFAudio
import AppIntents
import Coaching
import EventKit
import Foundation
import HealthKit
import Screens
import WatchConnectivity

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The one owner of the phone's model, made when the process begins, whatever has begun it: a tap, a link,
/// Siri without a screen, or the watch in the background.
@MainActor final class PhoneLife {
  /// The app, or why there is none.
  let model: Result<PhoneModel, any Error>
  let language: LanguageDesk
  private var tasks: [Task<Void, Never>] = []

  init(
    _ language: LanguageDesk = LanguageDesk(.standard),
    _ intents: AppDependencyManager = .shared,
    seconds: @escaping @MainActor (@MainActor () -> Void) async -> Void = {
      await Seconds.pass($0)
    },
    make: @MainActor (LanguageDesk) throws -> PhoneModel = { try PhoneLife.device($0) }
  ) {
    self.language = language
    model = Result { try make(language) }
    let desk = IntentDesk(found: try? model.get())
    intents.add(dependency: desk)
    guard let model = try? model.get() else { return }
    // As long as the process lives: sound and the location keep it alive with the screen locked.
    tasks = [Task { await model.live() }, Task { await seconds { model.second() } }]
  }

  deinit { for task in tasks { task.cancel() } }

  /// The model of a phone.
  private static func device(_ language: LanguageDesk) throws -> PhoneModel {
    let folder = try SessionFolder(
      .applicationSupportDirectory.appending(path: "sessions"),
      device: DeviceID(bits: .random(in: 1 ... .max))
    )
    let bus = AudioBus(.sharedInstance())
    let store = HKHealthStore()
    let pack = try PackShelf(.applicationSupportDirectory.appending(path: "pack"))
    let model = PhoneModel(
      folder,
      .device,
      store,
      WorkoutHost(store),
      bus,
      Narrator(bus, { AVSpeechSynthesizer() }, pack),
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
    model.face = FaceDesk(.group)
    model.library = LibraryDesk(.applicationSupportDirectory.appending(path: "library.json"))
    return model
  }
}
