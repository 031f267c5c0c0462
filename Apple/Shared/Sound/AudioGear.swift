import AVFAudio

/// What plays on a device: made anew when the media server has died.
@MainActor struct AudioGear {
  let engine: AVAudioEngine
  /// Plays the ticks, be they silence.
  let ticks: AVAudioPlayerNode
  /// Plays tones and the files of a race pack.
  let voice: AVAudioPlayerNode

  /// The device's own.
  static func make() -> AudioGear {
    AudioGear(engine: AVAudioEngine(), ticks: AVAudioPlayerNode(), voice: AVAudioPlayerNode())
  }
}
