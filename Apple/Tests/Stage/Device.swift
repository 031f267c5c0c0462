import Coaching
import Foundation
@_spi(Stage) import SwiftUI
@_spi(Fake) import WatchConnectivity

/// What a device keeps while its app lives and dies: its disk, its end of the wire, its screen.
@MainActor final class Device<Model: AnyObject> {
  let disk: URL
  let wire = WCSession()
  private(set) var model: Model?
  private(set) var screen: Stage?
  /// Seconds that an app still runs that the system has woken.
  var woken = 0
  /// Whether the app is on the screen.
  private(set) var isForeground = true
  // The owner of the model, which ends with the process.
  private var life: AnyObject?

  init(_ name: String) {
    // In memory where the system has a folder there: tests write thousands of lines durably.
    let memory = URL(fileURLWithPath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    disk = (isThere ? memory : FileManager.default.temporaryDirectory)
      .appendingPathComponent("pacesetter-\(name)-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: disk) }

  /// The app's process has begun; it has a screen only if the runner has opened it.
  func begin(_ model: Model, _ screen: Stage, _ life: AnyObject) {
    (self.model, self.screen, self.life) = (model, isForeground ? screen : nil, life)
  }

  /// Kills the app without a word, as the runner does: nothing wakes it.
  func kill() {
    (life, model, screen) = (nil, nil, nil)
    (wire.delegate, wire.wake) = (nil, nil)
  }

  /// Brings the app to the screen, or takes it away: the wrist goes down, the phone is locked.
  func show(_ isForeground: Bool) {
    self.isForeground = isForeground
    screen?.environment.scenePhase = isForeground ? .active : .background
    // It is drawn, and notices.
    _ = text
    if isForeground { wire.peer?.turned() }
  }

  /// The screen as text.
  var text: String { screen?.text ?? "" }

  /// Presses something by its words.
  func tap(_ words: String, in part: String = "") -> Bool { screen?.tap(words, in: part) ?? false }

  /// Turns the Digital Crown.
  func turn(_ detents: Int) -> Bool { screen?.turn(detents) ?? false }

  /// Types into a field.
  func type(_ text: String, into words: String) -> Bool {
    screen?.type(text, into: words) ?? false
  }
}
