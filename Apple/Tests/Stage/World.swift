@_spi(Fake) import AVFAudio
import AppIntents
import Coaching
@_spi(Fake) import CoreLocation
@_spi(Fake) import EventKit
import Exchange
import Foundation
@_spi(Fake) import HealthKit
import Screens
@_spi(Stage) import SwiftUI
import Training
@_spi(Fake) import WatchConnectivity
@_spi(Fake) import WatchKit

/// A watch and a phone that run the real apps against each other, over fakes of Apple's frameworks.
///
/// Time passes by the test alone: an hour of a run takes a second.
@MainActor final class World {
  var reading = SessionClock.Reading(monotonic: 1000, wall: 1_767_254_400_000)
  let watch = Device<WatchModel>("watch")
  let phone = Device<PhoneModel>("phone")
  /// What the watch and the phone keep of Health, whatever becomes of the apps.
  let watchHealth = HKHealthStore()
  let phoneHealth = HKHealthStore()
  let wrist = WKInterfaceDevice()
  let sound = AVAudioSession(center: NotificationCenter())
  let wristSound = AVAudioSession(center: NotificationCenter())
  private var gear: AudioGear?
  private var wristGear: AudioGear?
  /// Where the phone is.
  let sky = Sky()
  /// What the intents of both apps find.
  let intents: (phone: AppDependencyManager, watch: AppDependencyManager)
  /// What the system calls on the watch.
  private(set) var delegate: WatchDelegate?
  /// Whether the system launches a watch app that is not running.
  var launchesWatch = false
  let choices = MemoryDefaults()
  let watchChoices = MemoryDefaults()
  /// The language of both systems.
  let system: Language
  /// The calendars of the phone.
  let calendars = EKEventStore()
  /// The runner's server, which nobody is paired with at first.
  let home = HomeFake()
  let keychain = Keychain(service: UUID().uuidString)
  private var voices: [AVSpeechSynthesizer] = []
  /// What the sensors of the watch have measured, in meters.
  var meters = 0.0
  var pulse = 151.0
  /// Whether the phone can write down what is said.
  var understands = true
  /// Whether lines end by themselves within a second.
  var speaksFast = true

  init(
    system: Language = .english,
    intents: (phone: AppDependencyManager, watch: AppDependencyManager) = (.init(), .init())
  ) throws {
    (self.system, self.intents) = (system, intents)
    (watch.wire.peer, phone.wire.peer) = (phone.wire, watch.wire)
    choices.set(false, forKey: "startsOnWatch")
    watch.wire.isAwake = { [weak self] in self?.watchRuns ?? false }
    phone.wire.isAwake = { [weak self] in self?.phoneRuns ?? false }
    sound.isHeard = { [weak self] in self?.phoneRuns ?? false }
    phoneHealth.launchWatch = { [weak self] in self?.launchWatch($0) }
    try beginWatch()
    try beginPhone()
  }

  // So many seconds the system lets an app run that it has woken.
  private static let wakefulness = 3

  // An app may live a moment longer than its world.
  private var clock: DeviceClock {
    DeviceClock { [weak self] in self?.reading ?? SessionClock.Reading(monotonic: 0, wall: 0) }
  }

  /// The workouts of the knowledge base, and one that is short.
  static let shelf: WorkoutShelf = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let base = root.appendingPathComponent("KnowledgeBase")
    return WorkoutShelf(
      base.appendingPathComponent("workouts"),
      exercises: base.appendingPathComponent("exercises.md")
    )
  }()

  /// Whether the phone's app runs: on the screen, or woken, or because it plays or asks where it is.
  // https://developer.apple.com/documentation/xcode/configuring-background-execution-modes
  var phoneRuns: Bool {
    phone.isForeground || phone.woken > 0 || sound.keepsAlive || sky.keepsAlive
  }

  /// Whether the watch's app runs: on the screen, or in a workout.
  // https://developer.apple.com/documentation/healthkit/running-workout-sessions
  var watchRuns: Bool { watch.isForeground || watch.woken > 0 || watchHealth.active != nil }

  /// What ticks on the phone.
  var player: AVAudioPlayerNode { gear?.ticks ?? AVAudioPlayerNode() }

  /// What plays tones and the files of a race pack.
  var files: AVAudioPlayerNode { gear?.voice ?? AVAudioPlayerNode() }

  /// The same on the watch.
  var wristFiles: AVAudioPlayerNode { wristGear?.voice ?? AVAudioPlayerNode() }

  /// What speaks on the phone.
  var voice: AVSpeechSynthesizer { voices.last ?? AVSpeechSynthesizer(sound) }

  /// Every line that could be heard from its first word to its last.
  var heard: [String] { voices.flatMap(\.heard) }

  /// Every line that was begun.
  var said: [String] { voices.flatMap(\.said) }

  /// Puts the phone away, locked; or takes it out again and unlocks it.
  func pocket(_ isPocketed: Bool) {
    sky.isInBackground = isPocketed
    (phoneHealth.isInBackground, phoneHealth.isLocked) = (isPocketed, isPocketed)
    phone.show(!isPocketed)
    sound.deliver()
  }

  func beginWatch() throws {
    let language = LanguageDesk(watchChoices, system: system)
    let delegate = WatchDelegate()
    delegate.life = WatchLife(language, intents.watch, seconds: { _ in }) { language in
      let bus = AudioBus(wristSound, center: wristSound.center) { [weak self, wristSound] in
        let gear = AudioGear(of: wristSound)
        self?.wristGear = gear
        return gear
      }
      let notes = try NoteFolder(watch.disk.appending(path: "notes"))
      return WatchModel(
        try SessionFolder(watch.disk, device: DeviceID(bits: 0xA1)),
        PeerLane(watch.wire),
        WorkoutHost(
          watchHealth,
          locations: { .init(AsyncStream { _ in }) },
          activity: { CLBackgroundActivitySession() }
        ),
        Wrist(wrist),
        bus,
        Self.shelf,
        NoteRecorder(notes, bus, clock, language),
        WatchSettings(watchChoices, language),
        clock
      )
    }
    self.delegate = delegate
    let app = PacesetterWatchApp(WKApplicationDelegateAdaptor(made: delegate))
    watch.begin(try delegate.life.model.get(), Stage(app: app), delegate)
  }

  func beginPhone() throws {
    let home = home
    let language = LanguageDesk(choices, system: system)
    phone.wire.wake = { [weak self] in self?.phone.woken = Self.wakefulness }
    let life = PhoneLife(language, intents.phone, seconds: { _ in }) { language in
      let bus = AudioBus(sound, center: sound.center) { [weak self, sound] in
        let gear = AudioGear(of: sound)
        self?.gear = gear
        return gear
      }
      let pack = try PackShelf(phone.disk.appending(path: "pack"))
      let folder = try SessionFolder(phone.disk, device: DeviceID(bits: 0xB2))
      let speaker: @MainActor () -> AVSpeechSynthesizer = { [weak self, sound] in
        let voice = AVSpeechSynthesizer(sound)
        self?.voices.append(voice)
        return voice
      }
      return PhoneModel(
        folder,
        PeerLane(phone.wire),
        phoneHealth,
        WorkoutHost(phoneHealth, locations: { [sky] in sky.updates() }) { [sky] in sky.activity() },
        bus,
        Narrator(bus, speaker, pack) { _ in },
        PhoneSettings(choices, language),
        Self.shelf,
        ServerDesk(folder, keychain, choices, clock, language) { try await home.answer($0) },
        TalkDesk(
          NoteRecorder(
            try NoteFolder(phone.disk.appending(path: "notes")),
            bus,
            clock,
            language
          ),
          understands ? .system : Listener { _, _ in nil },
          clock,
          language
        ),
        PackDesk(pack, language),
        CalendarDesk(calendars, choices, language),
        MindDesk(.system, choices, clock),
        clock
      )
    }
    phone.begin(try life.model.get(), Stage(app: PacesetterApp(life)), life)
  }

  // The system calls the delegate, and begins the app for it without a screen.
  private func launchWatch(_ configuration: HKWorkoutConfiguration) {
    if watch.model == nil, launchesWatch { try? beginWatch() }
    guard watch.model != nil else { return }
    watch.woken = Self.wakefulness
    phone.wire.turned()
    delegate?.handle(configuration)
  }

  /// Lets everything happen that has been asked for.
  func settle() async { for _ in 0..<12 { await Task.yield() } }

  /// Lets seconds pass in which the runner runs so fast.
  func pass(_ seconds: Int, speed: Double = 3.2) async {
    for _ in 0..<seconds {
      reading.monotonic += 1000
      reading.wall += 1000
      if let session = watchHealth.active, session.state == .running {
        meters += speed
        session.sense(.distanceWalkingRunning, sum: meters, .meter())
        session.sense(.heartRate, latest: pulse, .count().unitDivided(by: .minute()))
        session.sense(.activeEnergyBurned, sum: meters * 0.07, .kilocalorie())
        await settle()
      }
      if watchRuns { watch.model?.second() }
      sound.deliver()
      if phoneRuns { phone.model?.second() }
      (watch.woken, phone.woken) = (max(0, watch.woken - 1), max(0, phone.woken - 1))
      await settle()
      if speaksFast, files.scheduled > 0 {
        files.finish()
        await settle()
      }
      if speaksFast, voice.speaking != nil {
        voice.finish()
        await settle()
      }
    }
  }

  /// Lets seconds pass until the server has what it should, which answers on its own thread.
  func pass(until holds: () async -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(300)
    while await !holds(), .now < end {
      await pass(1)
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// This device's lines of a session, as they are on its disk.
  func lines(of session: String, on disk: URL, by device: UInt64) throws -> [EventLine] {
    let name = DeviceID(bits: device)
    let folder = try SessionFolder(disk, device: name)
    return folder.lines(of: session).filter { $0.event.device == name.hexadecimal }
  }

  /// Every word and figure that the core has for a screen.
  static func words(of value: Any) -> [String] {
    if let text = value as? String { return text.isEmpty ? [] : [text] }
    return Mirror(reflecting: value).children.flatMap { words(of: $0.value) }
  }
}

extension AudioGear {
  /// The one of a test's device.
  init(of session: AVAudioSession) {
    self.init(
      engine: AVAudioEngine(session),
      ticks: AVAudioPlayerNode(),
      voice: AVAudioPlayerNode()
    )
  }
}
