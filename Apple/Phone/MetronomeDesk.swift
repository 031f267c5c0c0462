import Coaching
import Foundation
import Observation
import Screens
import Training

/// The metronome by itself, without a run.
@MainActor @Observable final class MetronomeDesk {
  private(set) var screen: MetronomeScreen
  @ObservationIgnored private var metronome = Metronome()
  @ObservationIgnored private let bus: AudioBus
  @ObservationIgnored private let clock: DeviceClock

  init(_ bus: AudioBus, _ clock: DeviceClock) {
    (self.bus, self.clock) = (bus, clock)
    screen = MetronomeScreen(of: metronome)
  }

  /// Takes what somebody did, or that time has passed.
  func tell(_ event: Metronome.Event) {
    if event == .start {
      do { try bus.begin() } catch { return carryOut(.failed(error.localizedDescription)) }
    }
    carryOut(event)
  }

  private func carryOut(_ event: Metronome.Event) {
    for effect in metronome.handle(event, at: clock.time) { bus.take(effect) }
    screen = MetronomeScreen(of: metronome)
  }
}
