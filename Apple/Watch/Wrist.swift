import Coaching
import WatchKit

/// How the wrist is tapped.
@MainActor struct Wrist {
  private let device: WKInterfaceDevice

  init(_ device: WKInterfaceDevice) { self.device = device }

  func tap(_ haptic: Haptic) {
    switch haptic {
    case .start: device.play(.start)
    case .split: device.play(.notification)
    case .milestone: device.play(.success)
    case .step: device.play(.directionUp)
    case .attention: device.play(.failure)
    }
  }

  /// A second before the start, or of a clock in the gym.
  func tick() { device.play(.click) }

  /// The coach speaks, or the gym has something to say.
  func nudge() { device.play(.notification) }

  func lockAgainstWater() { device.enableWaterLock() }
}
