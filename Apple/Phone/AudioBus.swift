import AVFAudio
import Coaching
import Foundation
import Training

/// The one way to the phone's sound: the session that ducks other sound, and the engine that plays ticks.
///
/// While a run goes on the engine plays, be it silence: that keeps the app alive with the screen locked.
@MainActor final class AudioBus {
  private let session: AVAudioSession
  private let engine = AVAudioEngine()
  private let player: AVAudioPlayerNode
  private let format: AVAudioFormat?
  private var track: ClickTrack
  private var isOn = false
  private var blocks = 0
  private let played: AsyncStream<Int>
  private let speaker: AsyncStream<Int>.Continuation
  private var filling: Task<Void, Never>?

  private static let rate = 48_000
  // A tick that is asked for sounds at most so late; a stop is heard at once.
  private static let block = 4_800
  private static let ahead = 3

  init(_ session: AVAudioSession, player: AVAudioPlayerNode = AVAudioPlayerNode()) {
    self.session = session
    self.player = player
    format = AVAudioFormat(standardFormatWithSampleRate: Double(Self.rate), channels: 1)
    track = ClickTrack(rate: Self.rate)
    (played, speaker) = AsyncStream.makeStream(of: Int.self)
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: format)
  }

  /// Begins to play for a run, a workout or the metronome; other sound goes on.
  func begin() throws {
    guard !isOn else { return }
    try session.setCategory(.playback, mode: .spokenAudio, options: .mixWithOthers)
    try session.setActive(true)
    engine.prepare()
    try engine.start()
    isOn = true
    refill()
    let played = played
    filling = filling ?? Task { [weak self] in for await run in played { self?.fill(run) } }
  }

  /// Gives the sound back to others.
  func end() {
    guard isOn else { return }
    isOn = false
    player.stop()
    engine.stop()
    try? session.setActive(false, options: .notifyOthersOnDeactivation)
  }

  /// Makes other sound quieter, or lets it come back.
  func duck(_ isDucked: Bool) {
    guard isOn else { return }
    let options: AVAudioSession.CategoryOptions =
      isDucked ? [.mixWithOthers, .duckOthers] : .mixWithOthers
    // Where the system refuses it, the line is said beside the music.
    try? session.setCategory(.playback, mode: .spokenAudio, options: options)
    if !isDucked { try? session.setActive(false, options: .notifyOthersOnDeactivation) }
    try? session.setActive(true)
  }

  /// Opens the microphone for a voice note, or closes it.
  func listen(_ isListening: Bool) throws {
    guard isOn else { return }
    let category: AVAudioSession.Category = isListening ? .playAndRecord : .playback
    try session.setCategory(category, mode: .spokenAudio, options: [.mixWithOthers, .duckOthers])
    try session.setActive(true)
    if !isListening { duck(false) }
  }

  /// Carries out what the core's metronome asks for, from the next sample on.
  func take(_ effect: Metronome.Effect) {
    track.take(effect)
    switch effect {
    case .start, .stop: refill()
    case .retime, .volume, .timbre: break
    }
  }

  /// A call has taken the sound, or gives it back.
  func interrupt(_ isInterrupted: Bool) {
    guard isOn else { return }
    if isInterrupted {
      player.stop()
    } else {
      try? session.setActive(true)
      try? engine.start()
      refill()
    }
  }

  // What was rendered ahead is thrown away, so that a stop is silent now.
  private func refill() {
    guard isOn else { return }
    blocks += 1
    player.stop()
    player.play()
    for _ in 0..<Self.ahead { fill(blocks) }
  }

  private func fill(_ run: Int) {
    guard isOn, run == blocks, let format,
      let buffer = AVAudioPCMBuffer(
        pcmFormat: format,
        frameCapacity: AVAudioFrameCount(Self.block)
      ),
      let channel = buffer.floatChannelData?[0]
    else { return }
    for (index, sample) in track.render(Self.block).enumerated() { channel[index] = sample }
    buffer.frameLength = AVAudioFrameCount(Self.block)
    let speaker = speaker
    player.scheduleBuffer(buffer, completionCallbackType: .dataConsumed) { _ in speaker.yield(run) }
  }
}
