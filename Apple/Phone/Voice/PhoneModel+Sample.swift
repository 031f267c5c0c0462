import Coaching
import Exchange
import Screens
import Training

/// A coach is heard before it is chosen.
extension PhoneModel {
  /// The voices of this phone.
  var voices: VoiceDesk { settings.voices }

  private static let sample = "sample"

  /// Lets the chosen coach say a minute of a run, or ends that.
  func hearSample() {
    guard stage == .home, voices.sample.isEmpty else { return stopSample() }
    let setup = settings.setup(.reported)
    guard play() else { return }
    voices.sample =
      CoachSample(
        of: settings.coach,
        units: settings.units,
        swearing: settings.swearing,
        in: setup.spokenLanguage
      ).parts
    voices.place = 0
    bus.duck(true)
    saySample()
  }

  /// Ends the sample, such as before a run.
  func stopSample() {
    guard !voices.sample.isEmpty else { return }
    narrator.stop(Self.sample)
    voices.sample = []
    bus.duck(false)
    if stage == .home, !metronome.screen.isPlaying { bus.end() }
  }

  /// A part of the sample is over.
  func goOnWithSample() {
    guard !voices.sample.isEmpty else { return }
    voices.place += 1
    if voices.place < voices.sample.count { saySample() } else { stopSample() }
  }

  private func saySample() {
    let language = settings.setup(.reported).spokenLanguage
    let part = voices.sample[voices.place]
    narrator.say(
      Saying(id: Self.sample, spoken: part.spoken, language: language),
      after: VoiceQueue.grace
    )
  }
}
