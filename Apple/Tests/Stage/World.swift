@_spi(Fake) import AVFAudio
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
  let sound = AVAudioSession()
  let player = AVAudioPlayerNode()
  /// Plays tones and the files of a race pack.
  let files = AVAudioPlayerNode()
  let wristSound = AVAudioSession()
  let wristFiles = AVAudioPlayerNode()
  let choices = MemoryDefaults()
  let watchChoices = MemoryDefaults()
  /// The language of both systems.
  let system: Language
  /// The calendars of the phone.
  let calendars = EKEventStore()
  /// The runner's server, which nobody is paired with at first.
  let home = HomeFake()
  let keychain = Keychain(service: UUID().uuidString)
  private(set) var voice = AVSpeechSynthesizer()
  /// What the sensors of the watch have measured, in meters.
  private(set) var meters = 0.0
  var pulse = 151.0
  /// Whether the phone can write down what is said.
  var understands = true
  /// Whether lines end by themselves within a second.
  var speaksFast = true

  init(system: Language = .english) throws {
    self.system = system
    (watch.wire.peer, phone.wire.peer) = (phone.wire, watch.wire)
    choices.set(false, forKey: "startsOnWatch")
    try beginWatch()
    try beginPhone()
  }

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

  func beginWatch() throws {
    let bus = AudioBus(wristSound, voice: wristFiles)
    let language = LanguageDesk(watchChoices, system: system)
    let notes = try NoteFolder(watch.disk.appending(path: "notes"))
    let model = WatchModel(
      try SessionFolder(watch.disk, device: DeviceID(bits: 0xA1)),
      PeerLane(watch.wire),
      WorkoutHost(watchHealth) { .init(AsyncStream { _ in }) },
      Wrist(wrist),
      bus,
      Self.shelf,
      NoteRecorder(notes, bus, clock, language),
      WatchSettings(watchChoices, language),
      clock
    )
    watch.begin(model, Stage(WatchRoot().environment(model))) { await $0.live() }
  }

  func beginPhone() throws {
    voice = AVSpeechSynthesizer()
    let bus = AudioBus(sound, player: player, voice: files)
    let pack = try PackShelf(phone.disk.appending(path: "pack"))
    let folder = try SessionFolder(phone.disk, device: DeviceID(bits: 0xB2))
    let home = home
    let language = LanguageDesk(choices, system: system)
    let model = PhoneModel(
      folder,
      PeerLane(phone.wire),
      phoneHealth,
      WorkoutHost(phoneHealth) { .init(AsyncStream { _ in }) },
      bus,
      Narrator(bus, voice, pack) { _ in },
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
    phone.begin(model, Stage(PhoneRoot().environment(model))) { await $0.live() }
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
      watch.model?.second()
      phone.model?.second()
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
