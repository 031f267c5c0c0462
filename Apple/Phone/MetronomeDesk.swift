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
  @ObservationIgnored private let language: LanguageDesk
  /// It is stopped, and no longer needs the sound.
  @ObservationIgnored var stopped: () -> Void = {}

  init(_ bus: AudioBus, _ clock: DeviceClock, _ language: LanguageDesk) {
    (self.bus, self.clock, self.language) = (bus, clock, language)
    screen = MetronomeScreen(of: Metronome(), in: language.language)
  }

  /// Takes what somebody did, or that time has passed.
  func tell(_ event: Metronome.Event) {
    if event == .start {
      do { try bus.begin() } catch {
        return carryOut(.failed(error.told(in: language.words)))
      }
    }
    carryOut(event)
    if event == .stop { stopped() }
  }

  /// Shows it anew, such as in another language.
  func draw() { screen = MetronomeScreen(of: metronome, in: language.language) }

  private func carryOut(_ event: Metronome.Event) {
    for effect in metronome.handle(event, at: clock.time) { bus.apply(effect) }
    draw()
  }
}
