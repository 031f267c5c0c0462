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
  private var life: Task<Void, Never>?

  init(_ name: String) {
    // In memory where the system has a folder there: tests write thousands of lines durably.
    let memory = URL(fileURLWithPath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    disk = (isThere ? memory : FileManager.default.temporaryDirectory)
      .appendingPathComponent("pacesetter-\(name)-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: disk) }

  /// Begins the app.
  func begin(_ model: Model, _ screen: Stage, _ live: @escaping @MainActor (Model) async -> Void) {
    (self.model, self.screen) = (model, screen)
    life = Task { [weak model] in if let model { await live(model) } }
  }

  /// Kills the app without a word.
  func kill() {
    life?.cancel()
    (life, model, screen) = (nil, nil, nil)
    wire.delegate = nil
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
